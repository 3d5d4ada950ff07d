#!/usr/bin/env bash
# dependents.sh [core|gtk|tutorial]...: builds and runs code of the documentation, each in a package of its own that depends on
# Dwell as apps do; all by default. Of the README the core alone with all products that need no trait, and the program with
# GTK: by URL and version, as after a release, with each of SwiftPM's build systems; GTK's with the second one only if it is
# named, as before a release. Of GTK's tutorial its manifest, which depends on a folder, and its last program, built with the
# README's manifest, whose build has all of Dwell.
#
# The dependency is the current work tree, committed and tagged in a repository in out/dependents, where the builds are kept
# too.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/packages.sh dependents
packages=("$@")
((${#packages[@]})) || packages=(core gtk tutorial)
folder=$PWD/out/dependents
repository=$folder/Dwell.git
mkdir -p "$folder"

# Identical files give an identical commit, so that nothing is rebuilt without a change.
export GIT_AUTHOR_NAME=dependents GIT_AUTHOR_EMAIL=dependents@localhost GIT_AUTHOR_DATE=2000-01-01T00:00:00Z
export GIT_COMMITTER_NAME=$GIT_AUTHOR_NAME GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL GIT_COMMITTER_DATE=$GIT_AUTHOR_DATE
[[ -d $repository ]] || git init --quiet --bare "$repository"
ours=(git --git-dir="$repository" --work-tree=.)
"${ours[@]}" add --all
commit=$("${ours[@]}" commit-tree "$("${ours[@]}" write-tree)" -m "The work tree")
"${ours[@]}" update-ref refs/heads/main "$commit"
# SwiftPM refuses a version whose commit has changed, so each commit has a version of its own.
if [[ -z $("${ours[@]}" tag --points-at "$commit") ]]; then
  version=$(Scripts/release.sh version)
  "${ours[@]}" tag "${version%.*}.$((${version##*.} + $("${ours[@]}" tag | wc -l)))" "$commit"
fi

# block FENCE: prints the README's code block that begins with a line.
block() {
  awk -v fence="\`\`\`$1" '$0 == fence { within = 1; next } /^```$/ { within = 0 } within' README.md | grep . ||
    { echo "dependents: README.md has no block \`\`\`$1" >&2; exit 1; }
}
# tutorial N: prints a Swift block of GTK's tutorial by its number, from 1; 0 is the last.
tutorial() {
  awk -v n="$1" '/^```swift$/ { within = 1; count++; text = ""; next } /^```$/ { within = 0; if (count == n) exit }
    within { text = text $0 "\n" } END { printf "%s", text }' Sources/Dwell/Dwell.docc/FirstGTKCarousel.md
}
# ours: a manifest whose dependency is the work tree, by URL and version.
ours() {
  sed -E "s#\.package\((path: \"[^\"]*\"|url: \"[^\"]*\", [a-z]+: \"[^\"]*\")#.package(url: \"file://$repository\", from: \"$(Scripts/release.sh version)\"#"
}

# The one dependency that the README shows, for all products of its table that need no trait.
# shellcheck disable=SC2016 # the backquotes are Markdown's
line=$(grep -oE '`\.package\(url: [^`]*\)`' README.md | tr -d '`')
[[ $line == .package* && $(wc -l <<<"$line") == 1 ]] || { echo "dependents: README.md shows another number of URLs than one: $line" >&2; exit 1; }
# shellcheck disable=SC2016
products=$(grep -E '\| the products? \[?`Dwell' README.md | grep -vF 'trait' | grep -oE '`Dwell[A-Za-z]*`' | tr -d '`' |
  sed 's/.*/.product(name: "&", package: "Dwell")/' | paste -sd ,)
[[ $products == *DwellSwiftUI*DwellText* ]] || { echo "dependents: README.md's table lists the products $products" >&2; exit 1; }
mkdir -p "$folder"/core/Sources/core "$folder"/gtk/Sources/Tour
block "swift core.swift" >"$folder/core/Sources/core/main.swift"
ours >"$folder/core/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "core",
  platforms: [.macOS(.v14)],
  dependencies: [$line],
  targets: [.executableTarget(name: "core", dependencies: [$products])]
)
SWIFT
block "swift Package.swift" | ours >"$folder/gtk/Package.swift"
block "swift Sources/Tour/main.swift" >"$folder/gtk/Sources/Tour/main.swift"
if [[ " ${packages[*]} " == *" tutorial "* ]]; then
  # The tutorial's reader has a clone of Dwell beside the package, and three pictures in it.
  [[ -d $folder/Dwell ]] || git clone --quiet --branch main "$repository" "$folder/Dwell"
  git -C "$folder/Dwell" fetch --quiet origin main && git -C "$folder/Dwell" reset --quiet --hard FETCH_HEAD
  mkdir -p "$folder/tutorial/Sources/Tour"
  tutorial 1 >"$folder/tutorial/Package.swift"
  tutorial 0 >"$folder/tutorial/Sources/Tour/main.swift"
  for city in lisbon porto faro; do convert -size 160x90 xc:gray "$folder/tutorial/$city.jpg"; done
  env -u DWELL_DEVELOPMENT swift package --package-path "$folder/tutorial" show-dependencies >"$folder/tutorial.log" 2>&1 ||
    { cat "$folder/tutorial.log" >&2; exit 1; }
fi

# runs PACKAGE PROGRAM: fails unless the program does what the README says of it.
runs() {
  local said
  if [[ $1 == core ]]; then
    said=$("$2")
    [[ $said == *fill*"clip"*"fill"* && ${said##*$'\n'} == 1 ]] || { echo "dependents: core says $said" >&2; return 1; }
  elif [[ $1 == tutorial ]]; then
    # The label below the pictures names the second one after five seconds, and closing the window ends the program.
    # shellcheck disable=SC2016 # for the shell on the display
    said=$(cd "$folder/tutorial" && "$OLDPWD/Scripts/on-display.sh" --managed bash -c '
      xdotool mousemove 1279 1023
      G_DEBUG=fatal-criticals "$1" & program=$!
      for _ in {1..900}; do /usr/bin/python3 "$2" $program tree 2>/dev/null | grep -o "label|Porto" && break; sleep 0.2; done
      for _ in {1..300}; do
        kill -0 $program 2>/dev/null || break
        xdotool search --onlyvisible --name "^Portugal$" windowactivate --sync
        xdotool key alt+F4
        sleep 0.5
      done
      kill $program 2>/dev/null
      wait $program && echo closed' _ "$2" "$OLDPWD/Tests/DwellGTKTestSupport/screen-reader.py") || true
    [[ $said == *"label|Porto"*closed* ]] || { echo "dependents: the tutorial says \"${said//$'\n'/, }\"" >&2; return 1; }
  else
    # A window manager gives the window the focus, without which the pages rest, as they do under the pointer. The
    # screen reader's service writes to the same output.
    # shellcheck disable=SC2016 # for the shell on the display
    said=$(Scripts/on-display.sh --managed bash -c '
      xdotool mousemove 1279 1023
      : >"$2"
      stdbuf -oL "$1" >"$2" & program=$!
      for _ in {1..900}; do grep -m 1 "^page " "$2" && break; sleep 0.2; done
      kill $program' _ "$2" "$folder/gtk.said") || true
    grep -qx "page 2" <<<"$said" || { echo "dependents: gtk says \"$said\" instead of turning to page 2" >&2; return 1; }
  fi
}

# run PACKAGE SYSTEM: builds and runs a package as an app would, without DWELL_DEVELOPMENT.
run() {
  local begun=$SECONDS program package=$1
  if [[ $1 == tutorial ]]; then
    package=gtk
    cp "$folder/tutorial/Sources/Tour/main.swift" "$folder/gtk/Sources/Tour/main.swift"
  fi
  local command=(swift build --package-path "$folder/$package" --scratch-path "$folder/$package-$2" --build-system "$2" --disable-index-store
    --disable-dependency-cache --security-path "$folder/security")
  # The version that was resolved for another work tree.
  rm -f "$folder/$package/Package.resolved"
  local status=0
  env -u DWELL_DEVELOPMENT "${command[@]}" >"$folder/$1-$2.log" 2>&1 || status=$?
  # SwiftPM itself crashes now and then; its build goes on where it was.
  if ((status > 128)); then
    echo "dependents: SwiftPM ended by signal $((status - 128)), once more" >&2
    status=0
    env -u DWELL_DEVELOPMENT "${command[@]}" >"$folder/$1-$2.log" 2>&1 || status=$?
  fi
  if ((status)); then
    cat "$folder/$1-$2.log" >&2
    echo "dependents: ${command[*]}: FAILED" >&2
    return 1
  fi
  program=$(env -u DWELL_DEVELOPMENT "${command[@]}" --show-bin-path 2>/dev/null)
  if [[ $1 == core ]]; then program+=/core; else program+=/Tour; fi
  runs "$1" "$program"
  echo "dependents: $1 with $2: ok, $((SECONDS - begun)) s"
}

for package in "${packages[@]}"; do
  run "$package" native
  [[ $package == tutorial || ($package == gtk && $# -eq 0) ]] || run "$package" swiftbuild
done
