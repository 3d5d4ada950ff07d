#!/usr/bin/env bash
# apple-tests.sh iOS|macOS|tvOS|watchOS|visionOS: runs the drawing tests with Apple's SwiftUI, on this Mac or in the
# newest simulator of the platform.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

platform=${1:?usage: apple-tests.sh iOS|macOS|tvOS|watchOS|visionOS}
destination=platform=macOS
if [[ $platform != macOS ]]; then
  runtime=${platform/visionOS/xrOS}
  device=$(xcrun simctl list devices available --json | jq -r --arg runtime "SimRuntime.$runtime-" '
    [.devices | to_entries[] | select((.key | contains($runtime)) and (.value | length > 0))] | sort_by(.key) | last | .value[0].udid // empty')
  [[ -n $device ]] || { echo "Xcode has no simulator for $platform" >&2; exit 1; }
  destination=id=$device
fi
xcodebuild test -scheme DwellSwiftUIAppleTests -destination "$destination" CODE_SIGNING_ALLOWED=NO
