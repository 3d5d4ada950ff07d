#!/usr/bin/env bash
# api-breaks.sh OLD NEW: prints the declarations between two files of api.sh that break apps, one per line, each with
# its reason: those that were removed, new cases of enums (a switch of an app lacks them), and new requirements of
# protocols (a type of an app lacks them). A type without any line in OLD is new, and breaks nothing.
set -euo pipefail

old=$1 new=$2
LC_ALL=C comm -23 <(LC_ALL=C sort -u "$old") <(LC_ALL=C sort -u "$new") | sed 's/^/removed: /'
LC_ALL=C comm -13 <(LC_ALL=C sort -u "$old") <(LC_ALL=C sort -u "$new") |
  awk -F ': ' 'NR == FNR { known[$1] = 1; next }
    !($1 in known) { next }
    { rest = substr($0, length($1) + 3) }
    rest ~ /^(indirect )?case / { print "new case: " $0 }
    rest ~ /^requires / { print "new requirement: " $0 }' "$old" -
