#!/usr/bin/env bash
# symbols.sh MODULE FOLDER: writes the symbol graphs of a built module's public declarations into a folder.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

module=$1 folder=$2
mkdir -p "$folder"
case $module in
  DwellGTK)
    read -ra search <<<"$(pkg-config --cflags-only-I gtk4 | sed 's/-I/-I /g')"
    search+=(-I Sources/CDwellGTK -I "$(Scripts/build-gtk.sh --show-bin-path)/Modules")
    ;;
  *) search=(-I "$(swift build --show-bin-path)/Modules") ;;
esac
swift symbolgraph-extract -module-name "$module" -target "$(Scripts/toolchain.sh triple)" "${search[@]}" \
  -skip-synthesized-members -emit-extension-block-symbols -output-dir "$folder"
