#!/usr/bin/env bash
# library.sh: builds the C library of the GTK widgets, with Swift's libraries inside, and adds to out/stage what C, GObject
# Introspection and Vala need of it: in lib the library, its typelib and its pkg-config file, the headers in include, and in
# share its GIR and its VAPI. The tree can be anywhere.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/packages.sh library
stage=$PWD/out/stage
work=$PWD/out/library
version=$(Scripts/release.sh version)
major=${version%%.*}
soname=libdwell-gtk.so.$major
rm -rf "$work"
mkdir -p "$work"

echo "== build: the C library without Swift's shared libraries"
export DWELL_DEVELOPMENT=part
build=(swift build --traits GTK --scratch-path .build-install -c release --static-swift-stdlib --disable-local-rpath --product dwell-gtk)
"${build[@]}" 2>&1 | sed -u -e '/^warning: prohibited flag/d'
objects=$("${build[@]}" --show-bin-path 2>/dev/null)/dwell-gtk.product/Objects.LinkFileList
# SwiftPM links Swift's libraries statically to programs only. Only the functions of the headers are visible: an app may
# contain Swift of its own, and another version of it.
echo '{ global: dwell_*; local: *; };' >"$work/exports.map"
read -ra libraries <<<"$(pkg-config --libs gtk4)"
library=$work/$soname
swiftc -emit-library -static-stdlib -no-toolchain-stdlib-rpath -o "$library" "@$objects" -Xlinker "-soname=$soname" \
  -Xlinker "--version-script=$work/exports.map" -Xlinker --gc-sections "${libraries[@]}"

rm -rf "${stage:?}"/{lib,include} "$stage"/share/{gir-1.0,vala}
install -D -s -m 755 "$library" "$stage/lib/$soname"
ln -s "$soname" "$stage/lib/libdwell-gtk.so"
headers=(Sources/CDwellGTKLibrary/include/*.h)
install -D -m 644 -t "$stage/include/dwell-gtk" "${headers[@]}"
mkdir -p "$stage"/lib/{pkgconfig,girepository-1.0} "$stage"/share/{gir-1.0,vala/vapi}
cat >"$stage/lib/pkgconfig/dwell-gtk.pc" <<PC
prefix=\${pcfiledir}/../..
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: dwell-gtk
Description: Timed carousels, page controls, segments and meters for GTK 4
Version: $version
Requires: gtk4
Libs: -L\${libdir} -ldwell-gtk
Cflags: -I\${includedir}/dwell-gtk
PC

# The scanner reads the headers, and asks the library itself for properties and signals.
gir=$stage/share/gir-1.0/Dwell-$major.gir
LD_LIBRARY_PATH=$stage/lib g-ir-scanner --quiet --warn-all --warn-error --namespace=Dwell --nsversion="$major" \
  --identifier-prefix=Dwell --symbol-prefix=dwell --include=Gtk-4.0 --pkg=gtk4 --pkg-export=dwell-gtk \
  --c-include=dwell-gtk.h --library-path="$stage/lib" --library=dwell-gtk --cflags-begin -ISources/CDwellGTKLibrary/include \
  --cflags-end --output="$gir" "${headers[@]}"
# Of the library by its name alone, wherever it will be.
sed -i "s|shared-library=\"[^\"]*\"|shared-library=\"$soname\"|" "$gir"
g-ir-compiler "$gir" --output="$stage/lib/girepository-1.0/Dwell-$major.typelib"
vapigen --quiet --library=dwell-gtk --directory="$stage/share/vala/vapi" --pkg=gtk4 "$gir"
echo gtk4 >"$stage/share/vala/vapi/dwell-gtk.deps"
echo "$stage/lib/$soname: $(stat -c %s "$stage/lib/$soname") bytes"
