#!/usr/bin/env bash
# fuzz.sh [check | TARGET [INPUT]]: fuzzes everything that reads bytes (Tools/Fuzz/README.md), under AddressSanitizer. Each
# target runs for FUZZ_SECONDS (30); with `check`, on a fixed number of inputs, always the same ones, which takes
# seconds. With an INPUT, only that input is run. New inputs and failing inputs are kept in out/fuzz.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

declare -A longest=(
  [deck]=4096 [scenario]=4096 [display]=2048 [events]=1024 [files]=5000 [animation]=2048 [picture]=4096
)
# The number of inputs of a check, which take about three seconds.
declare -A enough=(
  [deck]=40000 [scenario]=15000 [display]=40000 [events]=15000 [files]=15000 [animation]=40000 [picture]=500
)
targets=(deck scenario display events files animation)

options=(-c release --package-path Tools/Fuzz --product DwellFuzz --scratch-path .build-fuzz -Xswiftc -enable-testing)
options+=(-Xswiftc "-sanitize=fuzzer,address" -Xswiftc -use-ld=lld)
if pkg-config --exists gtk4 2>/dev/null; then
  options+=(--traits GTK)
  targets+=(picture)
fi
mkdir -p out/fuzz
if ! swift build "${options[@]}" >out/fuzz/build.log 2>&1; then
  cat out/fuzz/build.log >&2
  exit 1
fi
echo "fuzz: built, $SECONDS s"
program=$(swift build "${options[@]}" --show-bin-path 2>/dev/null)/DwellFuzz

# Random hashing would make every check different; Swift's backtraces would hide ASan's.
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8
# The targets that need files write thousands per second.
[[ ! -w /dev/shm ]] || export TMPDIR=/dev/shm
# An allocation that doesn't fit into memory returns NULL, as in a normal run, instead of ending the program.
export ASAN_OPTIONS=allocator_may_return_null=1:detect_leaks=1:quarantine_size_mb=64
export LSAN_OPTIONS=suppressions=$PWD/Tools/Sanitizers/leaks.txt:print_suppressions=0

# feed TARGET OPTION...: runs the program in out/fuzz, where it writes failing inputs.
feed() {
  local target=$1
  shift
  # GdkPixbuf's loader of icons reserves what a header of 32 bits claims, and uses none of it.
  (cd out/fuzz && DWELL_FUZZ_TARGET=$target "$program" -timeout=100 -rss_limit_mb=1500 -malloc_limit_mb=4200 \
    -max_len="${longest[$target]}" -artifact_prefix="$target-" "$@")
}

mode=${1-all}
if [[ -n ${2-} ]]; then
  feed "$mode" "$(realpath "$2")"
  exit
elif [[ $mode != all && $mode != check ]]; then
  [[ -n ${longest[$mode]-} ]] || { echo "fuzz: unknown target $mode; the targets are ${targets[*]}" >&2; exit 2; }
  targets=("$mode")
fi

failed=0
printf '%-10s %12s %8s %9s %9s %7s  %s\n' target inputs "per s" "edges" features "MB" result
for target in "${targets[@]}"; do
  # libFuzzer adds new inputs to its first folder; a check starts with an empty one, to be reproducible.
  found=out/fuzz/$target.found
  [[ $mode != check ]] || { found=out/fuzz/$target.check && rm -rf "$found"; }
  log=out/fuzz/$target.log
  mkdir -p "$found"
  run=(-seed=1 -print_final_stats=1)
  folder=$PWD/Tools/Fuzz
  [[ -d $folder/Corpus/$target ]] || folder=$PWD/Player/Fuzz
  for words in "$folder"/{Dictionaries,Generated}/"$target.dict"; do
    [[ ! -f $words ]] || run+=(-dict="$words")
  done
  if [[ $mode == check ]]; then run+=(-runs="${enough[$target]}"); else run+=(-max_total_time="${FUZZ_SECONDS:-30}"); fi
  run+=("$PWD/$found" "$folder/Corpus/$target")
  result=ok
  feed "$target" "${run[@]}" >"$log" 2>&1 || result="FAILED with status $?"
  # stat NAME: prints one of libFuzzer's final statistics.
  stat() { sed -n "s/^stat::$1: *//p" "$log" | tail -1; }
  read -r edges features < <(sed -nE 's/.* cov: ([0-9]+) ft: ([0-9]+).*/\1 \2/p' "$log" | tail -1) || true
  printf '%-10s %12s %8s %9s %9s %7s  %s\n' "$target" "$(stat number_of_executed_units)" \
    "$(stat average_exec_per_sec)" "${edges:-?}" "${features:-?}" "$(stat peak_rss_mb)" "$result"
  if [[ $result != ok ]]; then
    failed=1
    grep -E '^fault: |^SUMMARY|ERROR: |Fatal error' "$log" | head -5 >&2 || true
    input=$(sed -nE 's/.*Test unit written to (.*)/\1/p' "$log" | tail -1)
    echo "  log: $log; to reproduce: Scripts/fuzz.sh $target out/fuzz/${input:-INPUT}" >&2
  fi
done
exit "$failed"
