#!/usr/bin/env bash
# Builds the documentation of the core and of every front that can be built here into out/docs: one site whose modules
# link to one another, with a first page that begins with the fronts, a search and the gallery, for any static host. Broken
# links, missing pictures, undocumented public symbols, and articles whose generated parts are out of date are errors.
#
# The SwiftUI views are documented from a build against the stand-in in Tests/SwiftUI, and the widgets from a build
# with GTK; without GTK's headers they are left out, and the gallery without the tools of `make web`.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/packages.sh docs
rm -rf out/symbols out/catalogues out/archives out/docs
mkdir -p out/symbols out/catalogues out/archives

swift build --target DwellSwiftUI
swift build --product dwell
modules=(Dwell DwellSwiftUI)
Scripts/docs-symbols.sh Dwell
Scripts/docs-symbols.sh DwellSwiftUI
if pkg-config --exists gtk4 2>/dev/null; then
  Scripts/build-gtk.sh --target DwellGTK
  modules+=(DwellGTK)
  Scripts/docs-symbols.sh DwellGTK
else
  echo "docs: without the GTK widgets, because GTK's headers (libgtk-4-dev) are not installed"
fi
DWELL=$(swift build --show-bin-path)/dwell Scripts/docs-generated.sh check
Scripts/docs-catalogues.sh "${modules[@]}"

# docc copies the owner of its page template too, which fails unless the toolchain is the user's own; so it gets a
# copy.
rm -rf out/docc-template
cp -r "$(toolchain folder)/share/docc/render" out/docc-template
export DOCC_HTML_DIR=$PWD/out/docc-template

# convert MODULE CATALOGUE OPTION...: builds one module's pages.
convert() {
  local module=$1 catalogue=$2
  shift 2
  docc convert "$catalogue" --additional-symbol-graph-dir "out/symbols/$module" \
    --output-path "out/archives/$module.doccarchive" --enable-experimental-external-link-support \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --fallback-default-module-kind "Swift library" "$@"
}

# Modules link to one another in both directions, so the fronts are built twice: first without the core, as link targets for it.
links=()
for module in "${modules[@]:1}"; do
  convert "$module" "out/catalogues/$module.docc" --diagnostic-filter error
  mv "out/archives/$module.doccarchive" "out/archives/$module-links"
  links+=(--dependency "out/archives/$module-links")
done
convert Dwell out/catalogues/Dwell.docc --warnings-as-errors "${links[@]}"
for module in "${modules[@]:1}"; do
  convert "$module" "out/catalogues/$module.docc" --warnings-as-errors \
    --dependency out/archives/Dwell.doccarchive
done

archives=("${modules[@]/#/out/archives/}")
docc merge "${archives[@]/%/.doccarchive}" --output-path out/docs \
  --synthesized-landing-page-name Dwell --synthesized-landing-page-kind "Timed paging"
DWELL=$(swift build --show-bin-path)/dwell Scripts/docs-site.sh
echo "Documentation of ${modules[*]}: $(find out/docs/data -name '*.json' | wc -l) pages in out/docs"
echo "To read it: python3 -m http.server --directory out/docs, and open http://localhost:8000"
