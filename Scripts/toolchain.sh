#!/usr/bin/env bash
# toolchain.sh triple|folder: prints the target triple of this machine, or the folder that contains the toolchain's
# bin, lib and share. The swiftc on the PATH may be a version manager's link, so the compiler is queried.
set -euo pipefail

case ${1-} in
  triple) key=unversionedTriple ;;
  folder) key=runtimeResourcePath ;;
  *) echo "usage: toolchain.sh triple|folder" >&2; exit 2 ;;
esac
value=$(swiftc -print-target-info | sed -n "s|.*\"$key\": *\"\(.*\)\".*|\1|p" | sed -n 1p)
[[ -n $value ]] || { echo "swiftc -print-target-info does not report $key" >&2; exit 1; }
[[ $key == unversionedTriple ]] || value=${value%/lib/swift*}
echo "$value"
