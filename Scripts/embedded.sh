#!/usr/bin/env bash
# Compiles the core as Embedded Swift for this machine and for WebAssembly, and checks which symbols it needs: the
# compiler rejects Foundation, existentials and the like; the list below excludes libm, input and output.
#
# embedded.sh module TARGET FOLDER NAME OPTION...: compiles Sources/NAME as Embedded Swift for size, and writes NAME.swiftmodule
# and NAME.o to FOLDER, which must contain the modules that it imports. SwiftPM would compile one object file per source file,
# without optimisation across files, which is a tenth larger.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

module() {
  local target=$1 into=$2 name=$3 flags sources bytes
  shift 3
  flags=(-enable-experimental-feature Embedded -wmo -parse-as-library -Osize -gnone -swift-version 6 -package-name dwell -warnings-as-errors
    -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector)
  mapfile -d '' -t sources < <(find "Sources/$name" -name '*.swift' -print0 | sort -z)
  mkdir -p "$into"
  swiftc "${flags[@]}" "$@" -target "$target" -module-name "$name" -I "$into" -I Sources/CDwellAllocator/include \
    -emit-module -emit-module-path "$into/$name.swiftmodule" -c "${sources[@]}" -o "$into/$name.o"
  # The compiler succeeds even if it can't write the object.
  bytes=$(stat -c %s "$into/$name.o")
  echo "$name for $target: ${#sources[@]} files, $bytes bytes"
}
if [[ ${1-} == module ]]; then
  "$@"
  exit
fi

# Symbols that a few lines of C can provide, and those that the linker sets. (arc4random_buf seeds Hashable, which is
# linked only if a Dictionary is used.)
provided='posix_memalign|free|memcpy|memmove|memset|putchar|arc4random_buf'
linker='__(stack_pointer|indirect_function_table|memory_base|table_base|stack_chk_(fail|guard))'

host=$(toolchain triple)
for target in "$host" wasm32-unknown-none-wasm; do
  rm -rf "out/embedded/$target"
  module "$target" "out/embedded/$target" Dwell
done

objects=(out/embedded/wasm32-unknown-none-wasm/*.o)
nm=$(toolchain folder)/bin/llvm-nm
defined=$("$nm" --defined-only --format=just-symbols "${objects[@]}" | sort -u)
needed=$("$nm" --undefined-only --format=just-symbols "${objects[@]}" | sort -u | grep -v -e '^$' -e ':$')
foreign=$(comm -23 <(echo "$needed") <(echo "$defined") | grep -vxE "$provided|$linker" || true)
if [[ -n $foreign ]]; then
  echo "The core needs these symbols, which a WebAssembly module without imports doesn't have:" >&2
  echo "  ${foreign//$'\n'/, }" >&2
  echo "fma, round: avoid .rounded() and Double stride. exp, sin, cos: use those of Sources/Dwell/Motion." >&2
  exit 1
fi
