#!/usr/bin/env bash
# Builds the web front into Web/dist: dwell.js (a classic script with the core inside), dwell.mjs with dwell.wasm.gz
# and more.wasm.gz beside it, the same for the page control alone (control.*), scroller.mjs, which both modules import where pages are in a
# scroll container, targets.mjs, which both import where marks are buttons or tabs, plain.mjs, which all import where there is
# no WebAssembly, neighbours.mjs, which apps import whose pages have no number, and stories and zoom as classic scripts and as modules. Then
# checks their sizes against the budget.
#
# web.sh current: the same, unless they are newer than their sources.
# web.sh sizes [lower]: prints the download sizes, as servers compress them, and fails if one exceeds Web/budget.txt. With `lower` it lowers the
# budget to the current sizes; it never raises it.
# web.sh package: packs the built elements as out/dwell-web-VERSION.tgz, which registries and release pages take. The same files
# give the same archive.
# web.sh python: prints the path of a Python with the browser drivers of Tests/Web/requirements.txt, in a virtual environment of
# its own, which it creates or updates if necessary.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

is_current() {
  local built=Web/dist/gallery.js
  [[ -f $built && -z $(find Sources/Dwell Sources/DwellWeb Web/src Web/gallery Web/Generated Web/*.* \
    Sources/DwellCommand/Version.swift -name '*.docc' -prune -o -type f -newer $built -print -quit) ]]
}

current() {
  ! is_current || return 0
  # Another build under way makes them current.
  mkdir -p .build-web
  flock .build-web/lock true
  ! is_current || return 0
  echo "== web: the elements, as WebAssembly (the first time takes a minute or two)"
  Scripts/web.sh
}

# size FILE COMMAND...: a file's bytes, compressed by a command, but for files that are compressed.
size() { if [[ $1 == *.gz ]]; then stat -c %s "Web/dist/$1"; else "${@:2}" "Web/dist/$1" | wc -c; fi; }

sizes() {
  local status lowered name allowed files bytes brotli file
  status=0
  lowered=()
  # A line of the budget: a name, the bytes allowed, and the files that are downloaded for it.
  while read -r name allowed files; do
    [[ $name == '#'* || -z $name ]] && { lowered+=("$name $allowed $files"); continue; }
    bytes=0 brotli=0
    for file in $files; do
      bytes=$((bytes + $(size "$file" gzip -9nc)))
      brotli=$((brotli + $(size "$file" brotli -cq 11)))
    done
    printf '%-10s %6d bytes with gzip, %6d allowed; %6d with brotli\n' "$name" "$bytes" "$allowed" "$brotli"
    if ((bytes > allowed)); then
      echo "Web/budget.txt: $name is $((bytes - allowed)) bytes too large" >&2
      status=1
    fi
    lowered+=("$name $((bytes < allowed ? bytes : allowed)) $files")
  done <Web/budget.txt
  [[ ${1-} != lower ]] || printf '%s\n' "${lowered[@]}" >Web/budget.txt
  return "$status"
}

package() {
  local archive files
  [[ -f Web/dist/package.json ]] || Scripts/web.sh
  mkdir -p out
  archive=out/dwell-web-$(Scripts/release.sh version).tgz
  mapfile -t files < <(/usr/bin/python3 -c 'import json; print(*json.load(open("Web/dist/package.json"))["files"], sep="\n")')
  tar --create --directory Web/dist --transform 's,^,package/,' --sort=name --owner=0 --group=0 --numeric-owner --mode=644 --mtime=@0 \
    --format=ustar "${files[@]}" | gzip -9n >"$archive"
  echo "$archive"
}

python() {
  local venv wanted
  venv=.build-web/venv
  wanted=Tests/Web/requirements.txt
  if ! cmp -s "$wanted" "$venv/installed.txt"; then
    rm -rf "$venv"
    /usr/bin/python3 -m venv "$venv" >&2
    "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted" >&2
    cp "$wanted" "$venv/installed.txt"
  fi
  echo "$venv/bin/python"
}

case ${1-} in
  current | sizes | package | python)
    "$@"
    exit ;;
  "") ;;
  *) echo "usage: web.sh [current|sizes [lower]|package|python]" >&2; exit 2 ;;
esac

Scripts/packages.sh web
into=Web/dist
tools=$(toolchain folder)/bin
mkdir -p "$into" .build-web
# Two builds would write the same files.
exec 9>.build-web/lock
flock 9

features=(--enable-nontrapping-float-to-int --enable-bulk-memory --enable-sign-ext --enable-mutable-globals)
# Nothing is in the lowest kilobyte, where the stack would end.
trust=(--traps-never-happen --ignore-implicit-traps --low-memory-unused)
# Larger functions with one caller stay separate, which compresses better. Rebuilding the control flow finds shorter loops.
shrink=(-Oz --flatten --rereloop -Oz -Oz --converge "${trust[@]}" --one-caller-inline-max-function-size=60)

# core NAME OPTION...: compiles the core and its exports as NAME.wasm, in .build-web.
core() {
  # Swift's own inlining makes large code larger; LLVM inlines where it pays off. Runtime checks are left out: fuzzing
  # and random tests show natively that no input reaches them, and a trap's message isn't visible here.
  local options=(-Xllvm -sil-disable-pass=inline -Xfrontend -remove-runtime-asserts -lto=llvm-full)
  local name=$1 objects=.build-web/$1 made=.build-web/$1.wasm target=wasm32-unknown-none-wasm module raw pass strip=all
  local llvm=(inline-threshold=10 disable-lsr)
  shift
  # In the larger module copies of closures and loops, and loads ahead of branches cost more than they save.
  if [[ $name == whole ]]; then
    strip=debug
    for pass in closure-specialize capture-prop array-property-opt loop-unroll loop-rotate; do options+=(-Xllvm "-sil-disable-pass=$pass"); done
    llvm+=(enable-loop-flatten disable-licm-promotion enable-load-pre=false enable-pre=false)
  fi
  rm -rf "$objects"
  for module in Dwell DwellWeb; do Scripts/embedded.sh module "$target" "$objects" "$module" "${options[@]}" "$@"; done
  "$tools/clang" --target="$target" -Oz -flto -mbulk-memory -ffreestanding -ISources/CDwellAllocator/include \
    -c Sources/CDwellAllocator/allocator.c -o "$objects/allocator.o"
  raw=$objects/$name.wasm
  # The objects are LLVM bitcode, optimised as one module: an eighth smaller.
  "$tools/wasm-ld" --no-entry --gc-sections --strip-$strip --compress-relocations --stack-first -z stack-size=131072 \
    --lto-O2 "${llvm[@]/#/-mllvm=-}" "$objects"/*.o -o "$raw"
  wasm-opt "${features[@]}" --strip-debug "${shrink[@]}" "$raw" -o "$made"
  if wasm-opt "${features[@]}" --print "$made" 2>/dev/null | grep '(import'; then
    echo "$name.wasm has imports, which nothing provides: see Sources/CDwellAllocator" >&2
    exit 1
  fi
}

# split: moves what only some elements need from the core into a second module, which the first fetches for them (Web/src/more.js).
split() {
  local part
  # Once more, with names: to take them out of this one afterwards would leave the whole half a kilobyte larger.
  wasm-opt "${features[@]}" -g "${shrink[@]}" .build-web/whole/whole.wasm -o .build-web/named.wasm
  wasm-opt "${features[@]}" --print .build-web/named.wasm 2>/dev/null | awk -f Web/split.awk >.build-web/more.txt
  wasm-split "${features[@]}" .build-web/named.wasm --split-funcs=@.build-web/more.txt --export-prefix=% -o1 .build-web/dwell.wasm -o2 .build-web/more.wasm
  for part in dwell more; do wasm-opt "${features[@]}" -Oz "${trust[@]}" ".build-web/$part.wasm" -o ".build-web/$part.wasm"; done
}

# pack NAME FOLDER: compresses a module. The browser decompresses it itself, whatever a server does.
pack() { zopfli --i50 -c ".build-web/$1.wasm" >"$2/$1.wasm.gz"; }

# Names internal to the elements' modules, which neither documents, the gallery, tests nor apps use. They become `$0` etc.,
# alike in every script: frameworks add members with shorter names of their own, and elements of two scripts meet. Names that
# also occur as strings, in `abi` or in what browsers define can't be here.
inner='accessibility|animations|applyConfiguration|applyDirection|applySize|applyVisibility|area|areaStyle|assemble|base'
inner+='|boundSource|boundSubject|canTurn|centers|changes|computed|configure|coordinates|createComponent'
inner+='|detach|didConfigure|didDisconnect|didPaint|didParse|didTurn|dispatch|dispatchCore|drawFirst|emit|endHover|fillPage'
inner+='|fillsPage|firstPage|fit|fitPages|follow|followers|growth|handled|hasButton|hasControls|hasStarted|hasTurned|initialPage'
inner+='|initialSnap|initiallyPaused|isAlive|isBroken|isCapsule|isClipped|isElected|isGradient|isInCircle|isInstant'
inner+='|isLinear|isMasked|isNear|isPartial|isPending|isRevealed|isRotated|isRunning|isScaled|isShown|isStill|isTimed|isVisible|isWished'
inner+='|joinSource|leader|lookAhead|lookIfShown|lookSoon|marks|measure|middle|named|node|nodes|onlyShows'
inner+='|pageDirection|pageOf|paint|painter|pendingPage|pictures|place|prefersReducedMotion|prepareStart|publish|put'
inner+='|readDirection|readSize|reconfigure|record|relabel|renumber|returnSlot|ruler|samples|scroller|seconds|setOption'
inner+='|setVisible|showButton|showTurns|shown|sizes|slides|source|sourceState|stamp|startComponent|styles|subject'
inner+='|times|turns|updateDuration|updateFrameLabel|updateLabel|updateLiveRegion|updateMeter|updateReducedMotion'
inner+='|updateSlider|videoOf'
letters=0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ
tr '|' '\n' <<<"$inner" | awk -v letters="$letters" '
  { n = NR - 1; name = substr(letters, n % length(letters) + 1, 1) (n < length(letters) ? "" : int(n / length(letters))) }
  { printf "%s\"%s\": \"$%s\"", (n ? ", " : "{ "), $0, name }
  END { print " }" }' >.build-web/names.json
# The comment has Chromium compile all functions as the script arrives, beside the main thread.
elements=(--external:./scroller.mjs --external:./plain.mjs --external:./targets.mjs "--mangle-props=^($inner)$" --mangle-cache=.build-web/names.json --banner:js='//# allFunctionsCalledOnLoad')

# script FORMAT ENTRY OUT OPTION...: bundles and minifies the modules that an entry imports. terser finds what esbuild leaves.
script() {
  local format=$1 entry=$2 out=$into/$3
  shift 3
  NODE_PATH=Web/dist:.build-web esbuild "Web/src/$entry" --bundle --minify --charset=utf8 --format="$format" --target=chrome94,firefox113,safari16.4 \
    --loader:.gz=base64 --log-level=warning ${addresses[$format]+"${addresses[$format]}"} --outfile="$out" "$@"
  # Only style sheets and markup have line breaks; lines without a backtick or a comment are style sheets.
  sed -E -i -e 's/^ +//' -e '/^\/\/|`/! s/([;:,}]|^) +| *(\{) *| *; *(\}) */\1\2\3/g' "$out"
  sed -E -i ':next; /`|^\/\//! { N; s/;\n\}/}/; s/\n//; b next }' "$out"
  # Debian's modules, for a node from elsewhere. With `reduce_funcs`, a class that is used once would be made anew each time.
  NODE_PATH=/usr/share/nodejs terser "$out" --ecma 2021 "--${kinds[$format]}" --compress passes=3,reduce_funcs=false --mangle --comments '/^# /' --output "$out"
}
declare -A kinds=([esm]=module [iife]=toplevel) addresses=([iife]=--define:import.meta.url=undefined)

core whole
split
core control -DDWELL_CONTROL_ONLY
pack whole .build-web
for part in dwell more control; do pack "$part" "$into"; done
script esm main-module.js dwell.mjs "${elements[@]}"
script iife main-inline.js dwell.js "${elements[@]}"
script esm control-module.js control.mjs "${elements[@]}"
script esm scroller-module.js scroller.mjs "${elements[@]}"
script esm plain-module.js plain.mjs "${elements[@]}"
script esm targets-module.js targets.mjs "${elements[@]}"
script esm neighbours.js neighbours.mjs
script esm stories-module.js stories.mjs
script iife stories-module.js stories.js
script esm zoom-module.js zoom.mjs
script iife zoom-module.js zoom.js
script iife control-inline.js control.js "${elements[@]}"
# The gallery's own script, embedded in a page together with dwell.js.
script iife ../gallery/gallery.js gallery.js
# What elements in other languages than English load.
jq -r -f Sources/Translations/web.jq Sources/Translations/translations.json >"$into/words.js"
cp Web/gallery/gallery.css Web/dwell.css Web/Generated/*.d.ts Web/control.d.ts Web/neighbours.d.ts Web/stories.d.ts Web/zoom.d.ts Web/frameworks/*.d.ts Web/Generated/custom-elements.json LICENSE "$into/"
# Its place is the one that the README names, once that is more than capitals.
place=$(sed -nE 's#.*\.package\(url: "(https://github\.com/[^"]*)".*#\1#p' README.md)
home=
if [[ ! $place =~ /[A-Z]+/Dwell$ ]]; then
  home="\n  \"homepage\": \"$place#readme\",\n  \"repository\": { \"type\": \"git\", \"url\": \"git+$place.git\" },\n  \"bugs\": \"$place/issues\","
fi
sed -e "s/\"version\": \"0.0.0\"/\"version\": \"$(Scripts/release.sh version)\"/" -e "s|^  \"license\": .*|&$home|" Web/package.json >"$into/package.json"
# The archive's README has the elements themselves, which are in an article here.
sed -n '/^<!-- Web\/Generated\/custom-elements.json -->$/,/^<!-- end -->$/{/^<!--/!p}' Sources/Dwell/Dwell.docc/CustomElements.md >.build-web/elements.md
sed -e '/^\[Every attribute/{r .build-web/elements.md' -e 'd}' -e 's|(../LICENSE)|(LICENSE)|' Web/README.md >"$into/README.md"
Scripts/web.sh sizes
