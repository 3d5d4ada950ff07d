#!/usr/bin/env bash
# toolchain.sh triple|folder: the target of this machine, or the folder that holds the toolchain's bin, lib and share.
# The command on the PATH may be a version manager's link, so the compiler itself is asked.
set -euo pipefail

case ${1-} in
  triple) key=unversionedTriple ;;
  folder) key=runtimeResourcePath ;;
  *) echo "usage: toolchain.sh triple|folder" >&2; exit 2 ;;
esac
value=$(swiftc -print-target-info | sed -n "s|.*\"$key\": *\"\(.*\)\".*|\1|p" | sed -n 1p)
[[ -n $value ]] || { echo "swiftc -print-target-info names no $key" >&2; exit 1; }
[[ $key == unversionedTriple ]] || value=${value%/lib/swift*}
echo "$value"
