#!/usr/bin/env bash
# conformance.sh [OPTION...]: plays the scenarios of Conformance with our carousel, Bootstrap's and Slick's, as Debian has
# them, and with the drivers in the folder PEERS; prints who passes what, and writes it to out/conformance.md. The options
# go to Conformance/run.py.
# conformance.sh check: only ours, which must pass everything, and the tests of the suite itself.
set -euo pipefail
cd "$(dirname "$0")/.."

export PYTHONDONTWRITEBYTECODE=1
if [[ ${1-} == check ]]; then
  Scripts/packages.sh conformance-check
  # The step before has just built it in `make test`.
  if [[ ! -f Web/dist/dwell.js || -n $(find Web/src Sources -name '*.[sj]*' -type f ! -name '*.json' -newer Web/dist/dwell.js -print -quit) ]]; then Scripts/web.sh; fi
  python=$(Scripts/web-venv.sh)
  "$python" Conformance/run.py dwell --must dwell
  exec "$python" -m pytest -q -p no:cacheprovider Conformance/Tests
fi

Scripts/packages.sh conformance
Scripts/web.sh
python=$(Scripts/web-venv.sh)
exec "$python" Conformance/run.py ${PEERS:+--peers "$PEERS"} --out out/conformance.md --must dwell "$@"
