#!/usr/bin/env bash
# pictures.sh FOLDER: draws the articles' pictures into a folder, light (NAME.svg) and dark (NAME~dark.svg). DWELL is the
# command. A picture that no article shows, or that cannot be drawn, is an error.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Scripts/environment.sh

folder=$1
: "${DWELL:=$(swift build --show-bin-path)/dwell}"
drafts=$(mktemp -d)
trap 'rm -rf "$drafts"' EXIT

# shown NAME: fails unless an article or a module's card shows the picture.
shown() {
  [[ $1 == card-* ]] || grep -qsF "Images/$1.svg)" Sources/*/*.docc/*.md || {
    echo "no article shows the picture $1: remove it from Tools/Docs/pictures.sh" >&2
    exit 1
  }
}

# picture NAME SCENARIO OPTION...: draws a picture. The scenario `-` is read from standard input.
picture() {
  local name=$1 scenario=$2 look
  shift 2
  shown "$name"
  if [[ $scenario == - ]]; then
    scenario=$drafts/$name.json
    cat >"$scenario"
  fi
  for look in "" "~dark"; do
    "$DWELL" render "$scenario" "$@" ${look:+--dark} -o "$folder/$name$look.svg"
    # The scenario's path isn't a title.
    sed -i "s|<title>$drafts/.*</title>|<title>$name</title>|" "$folder/$name$look.svg"
  done
}

# The overview of the components.
picture page-control - --scale 3 <<<'{"component": "pageControl", "size": {"width": 160, "height": 44},
  "configuration": {"pageCount": 5}, "samples": [10.6]}'
picture segmented-progress scene:segmented-progress --at 6 --scale 2
picture page-view-effect scene:page-view-effect --at 0.65
picture progress-meter scene:progress-meter-7 --at 4
picture carousel scene:carousel --at 4.07

# Their motion.
picture page-control-sheet - --sheet <<<'{"component": "pageControl", "size": {"width": 150, "height": 44},
  "configuration": {"pageCount": 5},
  "samples": [0, 1, 2, 3, 3.95, 4.05, 4.12, 4.2, 4.4, 5, 7, 9]}'
picture page-control-paused - --sheet <<<'{"component": "pageControl", "size": {"width": 150, "height": 44},
  "configuration": {"pageCount": 5, "inputProfile": "pointer"},
  "events": [{"at": 1, "type": "hover", "x": 75, "y": 22}, {"at": 3, "type": "leave"}],
  "samples": [0.5, 1, 1.2, 2.9, 3, 3.5, 5]}'
picture page-control-scrub scene:page-control-scrub --sheet
picture page-control-dots scene:page-control-dots --sheet
picture page-control-slide scene:page-control-slide --sheet
picture page-control-worm scene:page-control-worm --sheet
picture page-control-images scene:page-control-images --at 3 --scale 2
picture page-control-many scene:page-control-many --sheet
picture page-control-label scene:page-control-label --sheet
picture page-control-reduced-motion scene:page-control-reduced-motion --sheet
picture page-control-right-to-left scene:page-control-right-to-left --sheet
picture page-view-sheet scene:page-view --sheet
picture segmented-progress-fluid scene:segmented-progress-fluid --at 6 --scale 2
picture segmented-progress-jump scene:segmented-progress-jump --sheet
picture progress-meter-sheet scene:progress-meter-7 --sheet
picture carousel-sheet scene:carousel --sheet
picture carousel-stories scene:carousel-stories --at 6

# Individual articles.
# shellcheck disable=SC2016 # the backquotes are Markdown's
sed -n '/^```json$/,/^```$/{/^```/d;p}; /^```$/q' Sources/Dwell/Dwell.docc/ScenarioFiles.md |
  picture three-pages - --sheet
picture tour - <<<'{"component": "carousel", "size": {"width": 300, "height": 400},
  "configuration": {"pageCount": 3}, "samples": [1.5]}'
picture slim - --scale 2 <<<'{"component": "pageControl", "size": {"width": 300, "height": 44},
  "configuration": {"pageCount": 5, "currentTint": "#ff9500",
    "metrics": {"dotSize": 6, "pillLength": 48}}, "samples": [2.4]}'
picture vocabulary - --scale 3 <<<'{"component": "pageControl", "size": {"width": 160, "height": 44},
  "configuration": {"pageCount": 5}, "samples": [10.6]}'
picture the-end - --scale 2 <<<'{"component": "pageControl", "size": {"width": 200, "height": 44},
  "configuration": {"pageCount": 4, "loops": false}, "samples": [20]}'
picture video - --sheet <<<'{"component": "pageControl", "size": {"width": 200, "height": 44},
  "configuration": {"pageCount": 3, "durations": {"0": "external"}},
  "events": [
    {"at": 0, "type": "setProgress", "progress": 0, "rate": 0.05},
    {"at": 8, "type": "setProgress", "progress": 0.4, "rate": 0},
    {"at": 13, "type": "setProgress", "progress": 0.4, "rate": 0.05},
    {"at": 25, "type": "setProgress", "progress": 1, "rate": 0}],
  "samples": [0, 4, 8, 10, 13, 20, 24.9, 25.15, 26]}'

picture ticker - --sheet <<<'{"component": "carousel", "size": {"width": 240, "height": 72},
  "configuration": {"pageCount": 8, "snap": "none", "speed": 40, "spacing": 12,
    "layout": {"length": 72}}, "samples": [0, 0.5, 1, 1.5, 2]}'

picture thumbnails - --sheet <<<'{"component": "pageView", "size": {"width": 300, "height": 64},
  "configuration": {"pageCount": 8, "currentPage": 1, "snap": "none", "spacing": 8,
    "layout": {"length": 96, "alignment": "center"}},
  "events": [{"at": 0.1, "type": "select", "page": 4}],
  "samples": [0, 0.15, 0.2, 0.25, 0.35, 0.6]}'
picture pages-without-an-end - --sheet <<<'{"component": "pageView", "size": {"width": 200, "height": 120},
  "configuration": {"pageCount": 3, "loops": false, "currentPage": 1},
  "events": [
    {"at": 0.1, "type": "press", "x": 180, "y": 60}, {"at": 0.14, "type": "move", "x": 150, "y": 60},
    {"at": 0.18, "type": "move", "x": 110, "y": 60}, {"at": 0.22, "type": "release", "x": 90, "y": 60}],
  "samples": [0, 0.18, 0.22, 0.27, 0.34, 0.7]}'

# "Write your own look": the scenario in the article, and the output of its code.
# shellcheck disable=SC2016 # the backquotes are Markdown's
sed -n '/^```json$/,/^```$/{/^```/d;p}' Sources/Dwell/Dwell.docc/WriteYourOwnLook.md |
  picture own-look-effect - --sheet
# Blocks that import only the core are separate files; the one that writes a file is the program.
awk -v folder="$drafts" '
  /^```swift$/ { text = ""; isCode = 1; next }
  /^```$/ && isCode {
    isCode = 0
    if (text ~ /import (SwiftUI|CDwellGTK)/) next
    printf "%s", text >(folder "/" (text ~ /write\(toFile/ ? "main" : "own-" ++count) ".swift")
  }
  isCode { text = text $0 "\n" }' Sources/Dwell/Dwell.docc/WriteYourOwnLook.md
build=$(swift build --show-bin-path)
swiftc -swift-version 6 -I "$build/Modules" -o "$drafts/own-look" "$drafts"/main.swift "$drafts"/own-*.swift \
  "$build"/Dwell.build/*.o
(cd "$folder" && "$drafts/own-look")

# What no scenario shows.
for name in zoom indicator-roles; do shown "$name"; done
swiftc -swift-version 6 -I "$build/Modules" -o "$drafts/drawings" Tools/Docs/drawings.swift "$build"/Dwell.build/*.o
"$drafts/drawings" "$folder"

# The modules' cards on the home page.
picture card-core - --scale 3 <<<'{"component": "pageControl", "size": {"width": 160, "height": 90},
  "configuration": {"pageCount": 5}, "samples": [10.6]}'
picture card-swiftui - --scale 3 <<<'{"component": "segmentedProgress", "size": {"width": 160, "height": 90},
  "configuration": {"pageCount": 4}, "samples": [6.4]}'
picture card-gtk - --scale 3 <<<'{"component": "pageControl", "size": {"width": 160, "height": 90},
  "configuration": {"pageCount": 5, "currentPage": 2, "background": "prominent"}, "samples": [2]}'

# The examples.
for scenario in Examples/*/picture.json; do
  picture "$(basename "$(dirname "$scenario")")" "$scenario"
done
