#!/usr/bin/env bash
# Draws the pictures of the README: films of a story and of a carousel with the demo's pictures and their stills, a window of
# GTK and one of a browser, an animated page control, a small picture of each component, and a poster of all their
# states, light and dark. They are committed; run this when the drawing changes, and review the result.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/packages.sh pictures
if [[ -z ${DWELL-} ]]; then # a command that is built already
  product=(-c release --product dwell)
  Scripts/build-gtk.sh "${product[@]}"
  DWELL=$(Scripts/build-gtk.sh "${product[@]}" --show-bin-path)/dwell
fi
drafts=$(mktemp -d)
trap 'rm -rf "$drafts"' EXIT
mkdir -p Pictures

# film NAME OPTION...: renders one loop of the scene that loops, with 20 frames per second.
film() {
  local name=$1 frame
  shift
  mkdir "$drafts/$name"
  for ((frame = 0; frame < 120; frame++)); do
    "$DWELL" render scene:page-control-loop --scale 3 --at "$((7 + frame / 20)).$(printf %02d $((frame % 20 * 5)))" "$@" \
      -o "$drafts/$name/$(printf %03d "$frame").png"
  done
  # Unfiltered rows compress best for flat colours.
  ffmpeg -nostdin -loglevel error -y -framerate 20 -i "$drafts/$name/%03d.png" \
    -f apng -plays 0 -pred none "$drafts/$name.png"
  place "$name"
}

# picture NAME SCENE SECONDS: renders one moment of a scene, light and dark.
picture() {
  "$DWELL" render "scene:$2" --at "$3" -o "$drafts/$1.png"
  place "$1"
  "$DWELL" render "scene:$2" --at "$3" --dark -o "$drafts/$1-dark.png"
  place "$1-dark"
}

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

# The films, and the windows on a display of their own.
Scripts/web-current.sh
Scripts/on-display.sh "$(Scripts/web-venv.sh)" Scripts/pictures-web.py "$DWELL" "$drafts"
for name in story carousel-film-light carousel-film-dark; do
  place "$name" webp 300000
  place "$name-still" webp
done
window browser
# A window manager draws the frame.
# shellcheck disable=SC2016 # for the shell on the display
Scripts/on-display.sh Scripts/managed.sh bash -c 'xdotool mousemove 1279 1023; "$1" play "$2" --duration=15 & player=$!
  window=$(xdotool search --sync --onlyvisible --pid "$player" | tail -n 1); sleep 8
  import -frame -window "$window" "$3"; kill "$player"' _ "$DWELL" "$drafts/demo" "$drafts/gtk.png"
window gtk

film film-light
film film-dark --dark
picture page-control page-control 2.6
picture page-view page-view-effect 0.65
picture segmented-progress segmented-progress 6
picture progress-meter progress-meter-7 4
picture carousel carousel 4.07
"$DWELL" render --poster -o Pictures/poster-light.svg
"$DWELL" render --poster --dark -o Pictures/poster-dark.svg
