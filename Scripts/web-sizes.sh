#!/usr/bin/env bash
# Prints the download sizes, gzipped, and fails if one exceeds Web/budget.txt. With `lower` it lowers the budget to
# the current sizes; it never raises it.
set -euo pipefail
cd "$(dirname "$0")/.."

status=0
lowered=()
# A line of the budget: a name, the bytes allowed, and the files that are downloaded for it.
while read -r name allowed files; do
  [[ $name == '#'* || -z $name ]] && { lowered+=("$name $allowed $files"); continue; }
  bytes=0
  for file in $files; do bytes=$((bytes + $(gzip -9nc "Web/dist/$file" | wc -c))); done
  printf '%-10s %6d bytes gzipped, %6d allowed\n' "$name" "$bytes" "$allowed"
  if ((bytes > allowed)); then
    echo "Web/budget.txt: $name is $((bytes - allowed)) bytes too large" >&2
    status=1
  fi
  lowered+=("$name $((bytes < allowed ? bytes : allowed)) $files")
done <Web/budget.txt
[[ ${1-} != lower ]] || printf '%s\n' "${lowered[@]}" >Web/budget.txt
exit "$status"
