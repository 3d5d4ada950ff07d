#!/usr/bin/env bash
# require-mac.sh run|test: says what a job needs on a Mac, and fails if it is missing. Nothing is installed.
# Like all scripts for Macs it keeps to Bash 3.2, the one that macOS has.
set -euo pipefail

job=${1:?usage: require-mac.sh run|test}
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
((${#missing[@]})) || exit 0

echo "make $job on a Mac needs:" >&2
printf '  %s\n' "${missing[@]}" >&2
exit 1
