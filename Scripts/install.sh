#!/usr/bin/env bash
# install.sh [remove]: builds the command and installs it with all that belongs to it into PREFIX, /usr/local by default,
# below DESTDIR if that is set; or removes those files again. With LIBRARY=1 also the C library of the GTK widgets.
#
# install.sh stage: builds what `make install` copies and what the archive for Linux contains, in out/stage: bin/dwell, with
# Swift's libraries inside, and in share the elements for exported pages, the manual page, the completions of shells, and
# the desktop's entry, icon and metadata. The program finds share beside its folder, so the tree can be anywhere. With LIBRARY=1
# also the C library, with Swift's libraries inside, and what C, GObject Introspection and Vala need of it: in lib the library,
# its typelib and its pkg-config file, the headers in include, and in share its GIR and its VAPI.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

# text FILE COMMAND...: writes what a command prints, as a file of its own.
text() {
  mkdir -p "$(dirname "$1")"
  "${@:2}" >"$1"
  chmod 644 "$1"
}

# build PRODUCT [OPTION...]: builds a product with GTK and Swift's libraries inside; sets `built`, the folder of the products.
build() {
  local build=(swift build --traits GTK "${installed[@]}" --product "$@")
  export DWELL_DEVELOPMENT=part
  # Foundation's own use of a function that the linker warns of isn't ours.
  "${build[@]}" 2>&1 | sed -u -e '/^warning: prohibited flag/d' -e '/is dangerous, better use/d'
  built=$("${build[@]}" --show-bin-path 2>/dev/null)
}

# stage_command: builds the command and what belongs to it.
stage_command() {
  local stage share name id version date
  Scripts/packages.sh stage
  Scripts/web.sh current

  echo "== build: dwell with GTK and without Swift's shared libraries (the first time takes a few minutes)"
  build dwell-player --package-path Player

  stage=out/stage
  share=$stage/share
  rm -rf "$stage"
  install -D -s -m 755 "$built/dwell-player" "$stage/bin/dwell"
  for name in dwell gallery; do
    install -D -m 644 -t "$share/dwell" "Web/dist/$name.js" "Web/dist/$name.css"
  done
  install -D -m 644 -t "$share/dwell" Web/dist/stories.mjs

  text "$share/bash-completion/completions/dwell" "$stage/bin/dwell" completions bash
  text "$share/zsh/site-functions/_dwell" "$stage/bin/dwell" completions zsh
  text "$share/fish/vendor_completions.d/dwell.fish" "$stage/bin/dwell" completions fish
  "$stage/bin/dwell" man | text "$share/man/man1/dwell.1.gz" gzip -9n

  id=dev.dwell.player
  version=$(Scripts/release.sh version)
  date=$(Scripts/release.sh changes "$version" date 2>/dev/null) || date=$(date -u +%F)
  install -D -m 644 "Player/Desktop/$id.desktop" "$share/applications/$id.desktop"
  install -D -m 644 "Player/Desktop/$id.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
  text "$share/metainfo/$id.metainfo.xml" sed "s/VERSION/$version/; s/DATE/$date/" "Player/Desktop/$id.metainfo.xml"
  install -D -m 644 LICENSE "$share/doc/dwell/copyright"
  install -D -m 644 CHANGELOG.md "$share/doc/dwell/CHANGELOG.md"
  echo "$stage: dwell $version, $(stat -c %s "$stage/bin/dwell") bytes"
}

# stage_library: builds the C library and what languages need of it.
stage_library() {
  local stage work version major soname objects libraries library headers gir
  Scripts/packages.sh library
  stage=$PWD/out/stage
  work=$PWD/out/library
  version=$(Scripts/release.sh version)
  major=${version%%.*}
  soname=libdwell-gtk.so.$major
  rm -rf "$work"
  mkdir -p "$work"

  echo "== build: the C library without Swift's shared libraries"
  build dwell-gtk
  objects=$built/dwell-gtk.product/Objects.LinkFileList
  # SwiftPM links Swift's libraries statically to programs only. Only the functions of the headers are visible: an app may
  # contain Swift of its own, and another version of it.
  echo '{ global: dwell_*; local: *; };' >"$work/exports.map"
  read -ra libraries <<<"$(pkg-config --libs gtk4)"
  library=$work/$soname
  # What runs when the library is loaded needs Swift's own libraries to be ready, so it is linked behind them.
  grep -v '/register\.c\.o' "$objects" >"$work/objects"
  swiftc -emit-library -static-stdlib -no-toolchain-stdlib-rpath -o "$library" "@$work/objects" -Xlinker "-soname=$soname" \
    -Xlinker "--version-script=$work/exports.map" -Xlinker --gc-sections "${libraries[@]}" -Xlinker "$(grep '/register\.c\.o' "$objects" | tr -d "'")"

  rm -rf "${stage:?}"/{lib,include} "$stage"/share/{gir-1.0,vala}
  install -D -s -m 755 "$library" "$stage/lib/$soname"
  ln -s "$soname" "$stage/lib/libdwell-gtk.so"
  headers=(Sources/CDwellGTKLibrary/{include,Generated}/*.h)
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
    --c-include=dwell-gtk.h --library-path="$stage/lib" --library=dwell-gtk --cflags-begin -ISources/CDwellGTKLibrary/include -ISources/CDwellGTKLibrary/Generated \
    --cflags-end --output="$gir" "${headers[@]}"
  # Of the library by its name alone, wherever it will be.
  sed -i "s|shared-library=\"[^\"]*\"|shared-library=\"$soname\"|" "$gir"
  g-ir-compiler "$gir" --output="$stage/lib/girepository-1.0/Dwell-$major.typelib"
  vapigen --quiet --library=dwell-gtk --directory="$stage/share/vala/vapi" --pkg=gtk4 "$gir"
  echo gtk4 >"$stage/share/vala/vapi/dwell-gtk.deps"
  echo "$stage/lib/$soname: $(stat -c %s "$stage/lib/$soname") bytes"
}

# stage_translations: compiles the widgets' catalogues, where gettext looks for them.
stage_translations() {
  local language catalogue
  echo "== translations"
  while read -r language; do
    # A locale's name: a region where the script has one, and Portuguese is Portugal's.
    catalogue=${language/zh-Hans/zh_CN}
    catalogue=${catalogue/zh-Hant/zh_TW}
    catalogue=${catalogue/pt-PT/pt}
    catalogue=$PWD/out/stage/share/locale/${catalogue/-/_}/LC_MESSAGES/dwell-gtk.mo
    mkdir -p "$(dirname "$catalogue")"
    jq -r -L Sources/Translations --arg language "$language" -f Sources/Translations/gettext.jq Sources/Translations/translations.json |
      msgfmt --check-format --check-domain --output-file="$catalogue" -
  done < <(jq -r '.languages | keys[]' Sources/Translations/translations.json)
}

# stage: builds what is to be installed.
stage() {
  stage_command
  stage_translations
  [[ -z ${LIBRARY-} ]] || stage_library
}

if [[ ${1-} == stage ]]; then
  stage
  exit
fi

prefix=${PREFIX:-/usr/local}
prefix=${prefix/#\~\//$HOME/}  # not every shell expands it behind "PREFIX="
[[ $prefix == /* ]] || { echo "install: PREFIX is $prefix; it must be an absolute path -- write e.g. PREFIX=~/.local" >&2; exit 2; }
target=${DESTDIR-}$prefix

# As root only where that is needed, and only for the copies.
there=$target
while [[ ! -e $there ]]; do there=$(dirname "$there"); done
as_root=()
if [[ ! -w $there ]]; then
  command -v sudo >/dev/null || { echo "install: $there cannot be written -- run it as root, or write PREFIX=~/.local" >&2; exit 1; }
  as_root=(sudo)
fi

if [[ ${1-} == remove ]]; then
  [[ -d out/stage ]] || { echo "install: nothing was installed from here: out/stage is missing" >&2; exit 1; }
  while IFS= read -r file; do "${as_root[@]}" rm -f "$target/$file"; done < <(cd out/stage && find . ! -type d)
  "${as_root[@]}" rmdir "$target/share/dwell" "$target/share/doc/dwell" "$target/include/dwell-gtk" 2>/dev/null || true
  echo "dwell is no longer in $target"
  exit
fi

stage
while IFS= read -r file; do
  mode=644
  [[ $file != bin/* && $file != lib/*.so.* ]] || mode=755
  # A new file, because the old one may be running.
  "${as_root[@]}" install -D -m "$mode" "out/stage/$file" "$target/$file"
done < <(cd out/stage && find . -type f | sed 's|^\./||' | sort)
while IFS= read -r link; do
  "${as_root[@]}" ln -sf "$(readlink "out/stage/$link")" "$target/$link"
done < <(cd out/stage && find . -type l | sed 's|^\./||')

# A package does this itself.
if [[ -z ${DESTDIR-} ]]; then
  if [[ -n ${LIBRARY-} ]] && command -v ldconfig >/dev/null; then "${as_root[@]}" ldconfig 2>/dev/null || true; fi
  if command -v update-desktop-database >/dev/null; then "${as_root[@]}" update-desktop-database -q "$target/share/applications" || true; fi
  if [[ -f $target/share/icons/hicolor/index.theme ]] && command -v gtk4-update-icon-cache >/dev/null; then
    "${as_root[@]}" gtk4-update-icon-cache -qtf "$target/share/icons/hicolor" || true
  fi
fi
echo "dwell is in $target/bin"
if [[ -n ${LIBRARY-} ]]; then
  echo "libdwell-gtk is in $target/lib"
  # Bindings search for descriptions in /usr alone.
  if [[ -z ${DESTDIR-} && $prefix != /usr ]]; then
    echo "For programs in Python, JavaScript, C and Vala: export GI_TYPELIB_PATH=\"$prefix/lib/girepository-1.0\" LD_LIBRARY_PATH=\"$prefix/lib\""
  fi
fi
[[ -n ${DESTDIR-} || :$PATH: == *":$target/bin:"* ]] || echo "$target/bin is not on the PATH: export PATH=\"$target/bin:\$PATH\""
