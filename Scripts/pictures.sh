#!/usr/bin/env bash
# Draws the pictures of the README from the demo scenes: an animated page control, light and dark, a small picture of
# each component, and a poster of all their states. They are committed; run this when the drawing changes, and review
# the result.
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

# place NAME: moves a picture to its place, if it is small enough.
place() {
  local bytes
  bytes=$(stat -c %s "$drafts/$1.png")
  echo "Pictures/$1.png: $bytes bytes"
  ((bytes < 60000)) || { echo "too large for the README: at most 60000 bytes" >&2; exit 1; }
  # Replaces the file atomically.
  cp "$drafts/$1.png" "Pictures/$1.png.part"
  mv "Pictures/$1.png.part" "Pictures/$1.png"
}

film film-light
film film-dark --dark
picture page-control page-control 2.6
picture page-view page-view-effect 0.65
picture segmented-progress segmented-progress 6
picture progress-meter progress-meter-7 4
picture carousel carousel 4.07
"$DWELL" render --poster -o Pictures/poster-light.svg
"$DWELL" render --poster --dark -o Pictures/poster-dark.svg
