#!/usr/bin/env bash
# changes.sh VERSION [date]: prints the changelog's section of a version, or only the version's date. Fails if there is none.
set -euo pipefail
cd "$(dirname "$0")/.."

heading=$(grep -E "^## ${1//./\\.} - [0-9]{4}-[0-9]{2}-[0-9]{2}$" CHANGELOG.md) ||
  { echo "changes: CHANGELOG.md has no section \"## $1 - DATE\"" >&2; exit 1; }
if [[ ${2-} == date ]]; then
  echo "${heading##* }"
else
  awk -v heading="$heading" '/^## / { within = ($0 == heading); next } within' CHANGELOG.md | sed -e '/./,$!d'
fi
