#!/usr/bin/env bash
# bench-web.sh [OPTION...]: measures the carousel against Debian's Bootstrap and Slick, and the builds of others in the folder
# PEERS (Tools/Benchmarks/Web/peers.py), in one run of Chromium, and the page control in every state; prints lines of figures.
# Takes about a quarter of an hour, and four minutes more for each peer; run nothing else meanwhile.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh bench-web >&2
Scripts/web.sh >&2
python=$(Scripts/web-venv.sh)
exec "$python" Tools/Benchmarks/Web/bench.py ${PEERS:+--peers "$PEERS"} "$@"
