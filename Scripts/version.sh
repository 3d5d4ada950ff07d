#!/usr/bin/env bash
# version.sh: prints the version, which is stated in one place.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -n 's/^  static let version = "\(.*\)"$/\1/p' Sources/DwellCommand/DwellCommand+Version.swift)
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "version: DwellCommand+Version.swift states none like 1.2.3" >&2; exit 1; }
echo "$version"
