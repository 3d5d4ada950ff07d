#!/usr/bin/env bash
# conformance.sh [OPTION...]: runs the scenarios of Tools/Conformance with our carousel, with Debian's Bootstrap and Slick,
# and with the drivers in the folder PEERS; prints the results, and writes them to out/conformance.md. Options are
# passed to Tools/Conformance/run.py.
# conformance.sh check: runs only ours, which must pass everything, and the suite's own tests.
set -euo pipefail
cd "$(dirname "$0")/.."

export PYTHONDONTWRITEBYTECODE=1
if [[ ${1-} == check ]]; then
  Scripts/packages.sh conformance-check
  Scripts/web.sh current
  python=$(Scripts/web.sh python)
  "$python" Tools/Conformance/run.py dwell --must dwell
  exec "$python" -m pytest -q -p no:cacheprovider Tools/Conformance/Tests
fi

Scripts/packages.sh conformance
Scripts/web.sh
python=$(Scripts/web.sh python)
exec "$python" Tools/Conformance/run.py ${PEERS:+--peers "$PEERS"} --out out/conformance.md --must dwell "$@"
