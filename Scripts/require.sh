#!/usr/bin/env bash
# require.sh PACKAGE...: installs the Debian packages that are missing; prints nothing if none is.
set -euo pipefail

if ! command -v swift >/dev/null; then
  echo "Dwell needs the Swift toolchain, 6.2 or later, on the PATH: see https://www.swift.org/install" >&2
  exit 1
fi

if ! command -v dpkg-query >/dev/null; then
  # Package names differ elsewhere, so a missing package fails in the step that uses it.
  echo "== packages: not a Debian system, so install the equivalents of these packages: $*"
  exit 0
fi

missing=()
for package in "$@"; do
  [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
done
((${#missing[@]})) || exit 0

if ((EUID == 0)); then
  as_root=(env)
elif command -v sudo >/dev/null && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
  as_root=(sudo env)
else
  echo "Packages are missing; as root, run: apt-get install ${missing[*]}" >&2
  exit 1
fi

apt=("${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "== packages: installing ${missing[*]}"
if ! { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
  cat "$log" >&2
  echo "== packages: FAILED to install ${missing[*]}; see apt-get's output above" >&2
  exit 1
fi
echo "== packages: ok, $SECONDS s"
