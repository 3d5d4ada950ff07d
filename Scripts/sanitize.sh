#!/usr/bin/env bash
# sanitize.sh [address|thread|undefined] [OPTION...]: runs the tests under a sanitizer, all three one after another
# without an argument; the options are `swift test`'s. With GTK, on a display of its own, where that is installed and
# DWELL_GTK=1 asks for it. Overlapping access to a variable stops every run, as it does any debug build.
set -euo pipefail
cd "$(dirname "$0")/.."

if (($# == 0)); then
  for kind in address undefined thread; do Scripts/sanitize.sh "$kind"; done
  exit
fi
kind=$1
shift
options=(--sanitize="$kind" --scratch-path ".build-$kind")
display=()
if [[ ${DWELL_GTK:-0} == 1 ]]; then
  options=(--traits GTK --sanitize="$kind" --scratch-path ".build-gtk-$kind")
  display=(Scripts/on-display.sh)
fi
# A backtrace of Swift's own would hide the sanitizer's.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=allocator_may_return_null=1
export LSAN_OPTIONS=suppressions=$PWD/Scripts/leaks.txt:print_suppressions=0
export TSAN_OPTIONS=suppressions=$PWD/Scripts/races.txt:print_suppressions=0
export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1

echo "sanitize: $kind"
swift build --build-tests "${options[@]}" 2>&1 | { grep -E 'error:|warning: unre|Build complete' || true; }
"${display[@]}" Scripts/tests.sh "$kind" "${options[@]}" "$@" | { grep -vE '^(✔|◇) ' || true; }
echo "sanitize: $kind found nothing, $SECONDS s"
