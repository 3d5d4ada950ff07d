#!/usr/bin/env bash
# leaks-gtk.sh [COUNT]: uses valgrind to find what widgets of each kind leave on the heap, on a virtual display, and any
# use of freed memory. GTK and the C library keep what they allocate once, so a run with COUNT / 10 widgets of each kind
# is compared with one of COUNT: the difference is a leak. COUNT is 300 by default, of each of the kinds in LeakCase.swift.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

count=${1:-300}
few=$((count / 10))
# Allowed bytes per widget: less than the smallest object. GTK's tables that grow by doubling are not leaks.
allowed=8

build=(-c release --package-path Benchmarks/GTK --product DwellGTKLeaks)
swift build "${build[@]}" 2>&1 | { grep -vE '^warning: prohibited flag' || true; } >&2
program=$(swift build "${build[@]}" --show-bin-path 2>/dev/null)/DwellGTKLeaks
kinds=$("$program" --kinds)
export G_SLICE=always-malloc G_DEBUG=gc-friendly,fatal-criticals GTK_A11Y=none

# kept COUNT: prints the bytes in use at exit.
kept() {
  local log
  log=$(mktemp)
  Scripts/on-display.sh valgrind --leak-check=full --show-leak-kinds=definite --errors-for-leak-kinds=none \
    --undef-value-errors=no --error-exitcode=1 --suppressions=Benchmarks/GTK/valgrind.supp --num-callers=24 \
    --log-file="$log" "$program" "$1" >&2 ||
    { cat "$log" >&2; exit 1; }
  grep 'in use at exit' "$log" >&2
  if [[ -n ${LEAK_LOG-} ]]; then cp "$log" "$LEAK_LOG.$1"; fi
  sed -n 's/.*in use at exit: \([0-9,]*\) bytes.*/\1/p' "$log" | tr -d ,
  rm "$log"
}

before=$(kept "$few")
after=$(kept "$count")
widgets=$(((count - few) * kinds))
echo "$widgets more widgets left $((after - before)) more bytes"
if ((after - before > widgets * allowed)); then
  echo "That is more than $allowed bytes each; LEAK_LOG=FILE Scripts/leaks-gtk.sh keeps valgrind's log." >&2
  exit 1
fi
