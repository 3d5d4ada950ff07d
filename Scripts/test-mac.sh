#!/usr/bin/env bash
# Everything that can be tested on a Mac: the tests of all modules, the views drawn by Apple's SwiftUI, and the apps.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/require-mac.sh test
step tests swift test
step pixels Scripts/apple-tests.sh macOS
step "gallery for macOS" env -u DWELL_DEVELOPMENT swift build --package-path Apps/DwellGalleryMac
# The app project's own scheme is its product.
app() {
  cd Apps/DwellGallery.swiftpm
  env -u DWELL_DEVELOPMENT xcodebuild build -scheme DwellGallery -destination 'generic/platform=iOS Simulator' CODE_SIGNING_ALLOWED=NO
}
export -f app
step "gallery for iOS" bash -c 'set -euo pipefail; app'
echo "== test: all passed, $SECONDS s"
