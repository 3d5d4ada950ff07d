#!/usr/bin/env bash
# leaks-gtk.sh [COUNT]: uses valgrind to find what widgets of each kind leave on the heap, on a virtual display, and any
# use of freed memory. GTK and the C library keep what they allocate once, so a run with COUNT / 10 widgets of each kind
# is compared with one of COUNT: the difference is a leak. COUNT is 400 by default, of each of the kinds in LeakCase.swift.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

count=${1:-400}
few=$((count / 10))
# Every twentieth widget is drawn. A leak is at least a block for each widget of one kind that is; what grows in place, such
# as a table of widgets that are gone, shows only in bytes. (Idle or busy, no more than 15 blocks were seen.)
drawn_of=20
allowed_bytes=8

build=("${installed[@]}" --package-path Tools/Benchmarks/GTK --product DwellGTKLeaks)
export DWELL_DEVELOPMENT=part
swift build "${build[@]}" 2>&1 | { grep -vE '^warning: prohibited flag' || true; } >&2
program=$(swift build "${build[@]}" --show-bin-path 2>/dev/null)/DwellGTKLeaks
kinds=$("$program" --kinds)
export G_SLICE=always-malloc G_DEBUG=gc-friendly,fatal-criticals GTK_A11Y=none

# kept COUNT: prints the bytes and the blocks in use at exit.
kept() {
  local log
  log=$(mktemp)
  Scripts/on-display.sh valgrind --leak-check=full --show-leak-kinds=definite --errors-for-leak-kinds=none \
    --undef-value-errors=no --error-exitcode=1 --suppressions=Tools/Benchmarks/GTK/valgrind.supp --num-callers=24 \
    --log-file="$log" "$program" "$1" >&2 ||
    { cat "$log" >&2; exit 1; }
  grep 'in use at exit' "$log" >&2
  if [[ -n ${LEAK_LOG-} ]]; then cp "$log" "$LEAK_LOG.$1"; fi
  sed -n 's/.*in use at exit: \([0-9,]*\) bytes in \([0-9,]*\) blocks.*/\1 \2/p' "$log" | tr -d ,
  rm "$log"
}

# compare FROM TO: whether as many more widgets of each kind, from FROM to TO, have left what a leak would.
declare -A left
compare() {
  local bytes_before blocks_before bytes blocks widgets=$((($2 - $1) * kinds)) number
  for number in "$1" "$2"; do
    [[ -n ${left[$number]-} ]] || left[$number]=$(kept "$number") || exit 1
  done
  read -r bytes_before blocks_before <<< "${left[$1]}"
  read -r bytes blocks <<< "${left[$2]}"
  bytes=$((bytes - bytes_before)) blocks=$((blocks - blocks_before))
  echo "$widgets more widgets of $kinds kinds left $bytes more bytes in $blocks more blocks"
  ((blocks >= ($2 - $1) / drawn_of || bytes > widgets * allowed_bytes))
}

# GTK and the C library fill caches at their own time, which don't grow again with as many more widgets.
if compare "$few" "$count" && compare "$count" $((2 * count)); then
  echo "That is a block for each widget of a kind that is drawn, or more than $allowed_bytes bytes for each widget." \
    "LEAK_LOG=FILE Scripts/leaks-gtk.sh keeps valgrind's log." >&2
  exit 1
fi
