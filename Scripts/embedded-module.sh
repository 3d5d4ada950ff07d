#!/usr/bin/env bash
# embedded-module.sh TARGET FOLDER NAME OPTION...: compiles Sources/NAME as Embedded Swift for size, and writes
# NAME.swiftmodule and NAME.o to FOLDER, which must contain the modules that it imports.
#
# SwiftPM would compile one object file per source file, without optimisation across files, which is a tenth larger.
set -euo pipefail
cd "$(dirname "$0")/.."

target=$1 into=$2 name=$3
shift 3
flags=(-enable-experimental-feature Embedded -wmo -parse-as-library -Osize -gnone -swift-version 6 -package-name dwell -warnings-as-errors
  -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector)
mapfile -d '' -t sources < <(find "Sources/$name" -name '*.swift' -print0 | sort -z)
mkdir -p "$into"
swiftc "${flags[@]}" "$@" -target "$target" -module-name "$name" -I "$into" -I Sources/CDwellAllocator/include \
  -emit-module -emit-module-path "$into/$name.swiftmodule" -c "${sources[@]}" -o "$into/$name.o"
echo "$name for $target: ${#sources[@]} files, $(stat -c %s "$into/$name.o") bytes"
