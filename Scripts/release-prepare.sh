#!/usr/bin/env bash
# release-prepare.sh VERSION [DATE]: states a version, and heads its changes: what is under Unreleased in the changelog
# becomes the section of the version and its date (today), and the README's lines name it, instead of the main branch before the
# first release. Changes nothing if it is done.
set -euo pipefail
cd "$(dirname "$0")/.."

version=${1-} date=${2:-$(date -u +%F)}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "release: ${version:-nothing} is not a version -- write e.g. VERSION=1.2.3" >&2; exit 2; }
before=$(Scripts/version.sh)
if [[ $version != "$before" && $(printf '%s\n' "$version" "$before" | sort -V | sed -n '$p') != "$version" ]]; then
  echo "release: $version is older than $before, which the sources state" >&2
  exit 1
fi

if ! Scripts/changes.sh "$version" >/dev/null 2>&1; then
  if ! sed -n '/^## Unreleased$/,/^## [0-9]/p' CHANGELOG.md | grep '^- ' >/dev/null; then
    echo "release: CHANGELOG.md has no changes under Unreleased" >&2
    exit 1
  fi
  sed -i "s/^## Unreleased$/## Unreleased\n\n## $version - $date/" CHANGELOG.md
fi
sed -i "s/^  static let version = \".*\"$/  static let version = \"$version\"/" Sources/DwellCommand/DwellCommand+Version.swift
sed -i -E -e "s/(\.package\(url: \"[^\"]*\", )branch: \"main\"/\1from: \"$version\"/" \
  -e "s/(from: \"|dwell-(web-)?|releases\/download\/v)${before//./\\.}/\1$version/g" README.md
