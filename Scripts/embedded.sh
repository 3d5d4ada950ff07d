#!/usr/bin/env bash
# Compiles the core as Embedded Swift for this machine and for WebAssembly, and checks which symbols it needs: the
# compiler rejects Foundation, existentials and the like; the list below excludes libm, input and output.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

# Symbols that a few lines of C can provide, and those that the linker sets. (arc4random_buf seeds Hashable, which is
# linked only if a Dictionary is used.)
provided='posix_memalign|free|memcpy|memmove|memset|putchar|arc4random_buf'
linker='__(stack_pointer|indirect_function_table|memory_base|table_base|stack_chk_(fail|guard))'

host=$(toolchain triple)
for target in "$host" wasm32-unknown-none-wasm; do
  rm -rf "out/embedded/$target"
  Scripts/embedded-module.sh "$target" "out/embedded/$target" Dwell
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
