#!/usr/bin/env bash
# mac.sh run: builds the gallery for macOS and opens it in a window; with DECK plays that folder of pictures, picture or
# deck.json.
# mac.sh test: everything that can be tested on a Mac: the tests of all modules, the views drawn by Apple's SwiftUI, and the apps.
# mac.sh pixels iOS|macOS|tvOS|watchOS|visionOS: runs the drawing tests with Apple's SwiftUI, on this Mac or in the newest
# simulator of the platform.
# mac.sh app: builds the app project for iOS.
#
# `run` and `test` say what they need, and fail if it is missing; nothing is installed. Like all scripts for Macs this keeps to
# Bash 3.2, the one that macOS has.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

# require run|test: says what a job needs, and fails if it is missing.
require() {
  local job=$1 missing version major minor system
  missing=()
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  read -r major minor <<<"${version:-0 0}"
  ((major > 6 || (major == 6 && minor >= 2))) || missing+=("Swift 6.2 or later: Xcode 26 from the App Store, or the command line tools (xcode-select --install)")
  system=$(sw_vers -productVersion 2>/dev/null || echo 0)
  ((${system%%.*} >= 14)) || missing+=("macOS 14 or later, for the views")
  # xcodebuild of the command line tools alone only prints that it needs Xcode.
  [[ $job == run ]] || xcodebuild -version >/dev/null 2>&1 ||
    missing+=("Xcode 26, chosen with xcode-select --switch, for the tests with Apple's SwiftUI and for the app project")
  [[ $job == run ]] || [[ -n $(git rev-parse --git-dir 2>/dev/null) ]] || missing+=("git, and a clone of the project")
  ((${#missing[@]})) || return 0

  echo "make $job on a Mac needs:" >&2
  printf '  %s\n' "${missing[@]}" >&2
  exit 1
}

run() {
  local deck package
  [[ -z ${ARGS-} ]] || { echo "make run: ARGS is for dwell play, which has its window from GTK; on a Mac there is only DECK" >&2; exit 2; }

  deck=${DECK-}
  # Not every shell expands it behind "DECK=", and the program runs in this folder.
  case $deck in
    \~/*) deck=$HOME/${deck#\~/} ;;
    "" | /*) ;;
    *) deck=$OLDPWD/$deck ;;
  esac
  package=(--package-path Apps/DwellGalleryMac -c release)
  echo "== build: swift build ${package[*]} (the first time takes a few minutes)"
  # As in apps that depend on Dwell: the package manager and the project's own settings disagree about warnings.
  env -u DWELL_DEVELOPMENT swift build "${package[@]}"
  exec "$(env -u DWELL_DEVELOPMENT swift build "${package[@]}" --show-bin-path)/DwellGalleryMac" ${deck:+"$deck"}
}

tests() {
  step tests swift test
  step pixels Scripts/mac.sh pixels macOS
  step "gallery for macOS" env -u DWELL_DEVELOPMENT swift build --package-path Apps/DwellGalleryMac
  step "gallery for iOS" Scripts/mac.sh app
  echo "== test: all passed, $SECONDS s"
}

pixels() {
  local platform destination runtime device
  platform=${1:?usage: mac.sh pixels iOS|macOS|tvOS|watchOS|visionOS}
  destination=platform=macOS
  if [[ $platform != macOS ]]; then
    runtime=${platform/visionOS/xrOS}
    device=$(xcrun simctl list devices available --json | jq -r --arg runtime "SimRuntime.$runtime-" '
      [.devices | to_entries[] | select((.key | contains($runtime)) and (.value | length > 0))] | sort_by(.key) | last | .value[0].udid // empty')
    [[ -n $device ]] || { echo "Xcode has no simulator for $platform" >&2; exit 1; }
    destination=id=$device
  fi
  xcodebuild test -scheme DwellSwiftUIAppleTests -destination "$destination" CODE_SIGNING_ALLOWED=NO
}

# The app project's own scheme is its product.
app() {
  cd Apps/DwellGallery.swiftpm
  env -u DWELL_DEVELOPMENT xcodebuild build -scheme DwellGallery -destination 'generic/platform=iOS Simulator' CODE_SIGNING_ALLOWED=NO
}

case ${1-} in
  run)
    require run
    run ;;
  test)
    require test
    tests ;;
  pixels | app) "$@" ;;
  *) echo "usage: mac.sh run|test|pixels PLATFORM|app" >&2; exit 2 ;;
esac
