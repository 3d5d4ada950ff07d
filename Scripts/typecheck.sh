#!/usr/bin/env bash
# typecheck.sh MODULE: type-checks a module of Sources, or of Player/Sources, against the modules that were built last, without
# building anything: what the compiler says of a change, in seconds. Modules that it imports are as they were built, so a change
# of what they declare needs a build first: `swift build`, or for GTK and the player `make test`.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

module=${1-}
folder=Sources/$module
[[ -d $folder ]] || folder=Player/Sources/$module
files=()
[[ -z $module || ! -d $folder ]] || mapfile -t files < <(find "$folder" -name '*.swift')
if [[ ${#files[@]} == 0 ]]; then
  echo "usage: typecheck.sh MODULE, one of $(cd Sources && echo Dwell*) $(cd Player/Sources && echo Dwell*)" >&2
  exit 2
fi

scratch=.build
# SwiftPM names a package, for `package` declarations, by its folder.
package=player
[[ $folder == Player/* ]] || package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c '[:alnum:]\n' _)
# With -wmo the compiler reads the files once; without, once for each file, in five times as long.
options=(-wmo -parse-as-library -warnings-as-errors -swift-version 6 -package-name "$package")
[[ $module != Dwell ]] || options+=(-strict-memory-safety)
if [[ $module == *GTK* || $folder == Player/* ]]; then
  scratch=.build-gtk
  read -ra flags <<<"$(pkg-config --cflags gtk4 lcms2 libtiff-4 libwebp)"
  options+=(-DGTK)
  for flag in "${flags[@]}"; do options+=(-Xcc "$flag"); done
fi
built=$scratch/debug
[[ -d $built/Modules ]] || { echo "typecheck: $built has no modules; build once first" >&2; exit 1; }
for map in "$built"/*.build/module.modulemap {,Player/}Sources/C*/module.modulemap; do
  [[ ! -f $map ]] || options+=(-Xcc "-fmodule-map-file=$map")
done
# What SwiftPM writes for the module's resources.
accessor=$built/$module.build/DerivedSources/resource_bundle_accessor.swift
[[ ! -f $accessor ]] || files+=("$accessor")
swiftc -typecheck -module-name "$module" "${options[@]}" -I "$built/Modules" "${files[@]}"
