#!/usr/bin/env bash
# Measures `dwell play` and `dwell export` with photographs of 24 megapixels, on a virtual display; prints lines of
# figures.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh bench >&2
# The elements that an export embeds.
Scripts/web.sh >&2
product=(-c release --product dwell)
Scripts/build-gtk.sh "${product[@]}" >&2
dwell=$(Scripts/build-gtk.sh "${product[@]}" --show-bin-path)/dwell

decks=$(Scripts/bench-photographs.sh)

# The virtual display keeps its framebuffer in a file, which can be read without a request to the server.
screen=$(mktemp -d)
trap 'rm -rf "$screen"' EXIT
export DWELL_FRAMEBUFFER=$screen
Scripts/on-display.sh /usr/bin/python3 Tools/Benchmarks/Play/play.py "$dwell" "$decks" "$screen/Xvfb_screen0"
