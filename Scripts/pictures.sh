#!/usr/bin/env bash
# Draws the pictures of the README: videos of a story and of a carousel with the demo's pictures and their stills, a window of
# GTK and one of a browser, an animated page control, a small picture of each component, a poster of all their states and
# what the fewest lines give, light and dark. They are committed; run this when the drawing changes, and review the result.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh pictures
if [[ -z ${DWELL-} ]]; then # a command that is built already
  product=(-c release --package-path Player --product dwell-player)
  Scripts/build-gtk.sh "${product[@]}"
  DWELL=$(Scripts/build-gtk.sh "${product[@]}" --show-bin-path)/dwell-player
fi
drafts=$(mktemp -d)
trap 'rm -rf "$drafts"' EXIT
mkdir -p Pictures

# place NAME [EXTENSION MOST]: moves a picture (a PNG of 60000 bytes) to its place, if it is small enough.
place() {
  local name=$1.${2-png} most=${3-60000} bytes
  bytes=$(stat -c %s "$drafts/$name")
  echo "Pictures/$name: $bytes bytes"
  ((bytes < most)) || { echo "too large for the README: at most $most bytes" >&2; exit 1; }
  # Replaces the file atomically.
  cp "$drafts/$name" "Pictures/$name.part"
  mv "Pictures/$name.part" "Pictures/$name"
}

# window NAME: makes a picture of a window from its draft, at most 60 kB.
window() {
  ffmpeg -nostdin -loglevel error -y -i "$drafts/$1.png" -vf scale=960:-2:flags=area -c:v libwebp -quality 80 \
    -flags:v +bitexact -fflags +bitexact "$drafts/$1.webp"
  place "$1" webp
}

# What a window of GTK shows, without the frame that a window manager draws. It has the focus, and no pointer.
"$DWELL" demo "$drafts/demo" >/dev/null
# shellcheck disable=SC2016 # for the shell on the display
Scripts/on-display.sh --managed bash -c 'xdotool mousemove 1279 1023; "$1" play "$2" --duration=8 & player=$!
  window=$(xdotool search --sync --onlyvisible --pid "$player" | tail -n 1); sleep 2
  import -window "$window" "$3"; kill "$player"' _ "$DWELL" "$drafts/demo" "$drafts/gtk.png"

# The videos, the components and the windows.
Scripts/web.sh current
"$(Scripts/web.sh python)" Tools/Docs/browser_pictures.py "$DWELL" "$drafts"
for name in story carousel-video-light carousel-video-dark video-light video-dark; do
  place "$name" webp 300000
  rm -f "Pictures/$name.png"
done
for name in story carousel-video-light carousel-video-dark; do place "$name-still" webp; done
for name in page-control segmented-progress progress-meter; do
  place "$name"
  place "$name-dark"
done
for name in page-view page-view-dark carousel carousel-dark; do
  ffmpeg -nostdin -loglevel error -y -i "$drafts/$name.png" -c:v libwebp -quality 80 -flags:v +bitexact -fflags +bitexact \
    "$drafts/$name.webp"
  place "$name" webp
  rm -f "Pictures/$name.png"
done
window browser
window gtk

for look in light dark; do
  dark=()
  [[ $look == light ]] || dark=(--dark)
  "$DWELL" render --poster "${dark[@]}" -o "Pictures/poster-$look.svg"
  "$DWELL" render --seeds "${dark[@]}" -o "Pictures/seeds-$look.svg"
done
