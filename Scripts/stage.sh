#!/usr/bin/env bash
# stage.sh: builds what `make install` copies and what the archive for Linux contains, in out/stage: bin/dwell, with
# Swift's libraries inside, and in share the elements for exported pages, the manual page, the completions of shells, and
# the desktop's entry, icon and metadata. The program finds share beside its folder, so the tree can be anywhere.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

Scripts/packages.sh stage
Scripts/web-current.sh

echo "== build: dwell with GTK and without Swift's shared libraries (the first time takes a few minutes)"
export DWELL_DEVELOPMENT=part
# Without a path to look for libraries in, which would be the program's own folder.
build=(swift build --traits GTK --scratch-path .build-install -c release --static-swift-stdlib --disable-local-rpath --product dwell)
# Foundation's own use of a function that the linker warns of isn't ours.
"${build[@]}" 2>&1 | sed -u -e '/^warning: prohibited flag/d' -e '/is dangerous, better use/d'
program=$("${build[@]}" --show-bin-path 2>/dev/null)/dwell

stage=out/stage
share=$stage/share
rm -rf "$stage"
install -D -s -m 755 "$program" "$stage/bin/dwell"
for name in dwell gallery; do
  install -D -m 644 -t "$share/dwell" "Web/dist/$name.js" "Web/dist/$name.css"
done

# text FILE COMMAND...: writes what a command prints, as a file of its own.
text() {
  mkdir -p "$(dirname "$1")"
  "${@:2}" >"$1"
  chmod 644 "$1"
}
text "$share/bash-completion/completions/dwell" "$stage/bin/dwell" completions bash
text "$share/zsh/site-functions/_dwell" "$stage/bin/dwell" completions zsh
text "$share/fish/vendor_completions.d/dwell.fish" "$stage/bin/dwell" completions fish
"$stage/bin/dwell" man | text "$share/man/man1/dwell.1.gz" gzip -9n

id=dev.dwell.player
version=$(Scripts/release.sh version)
date=$(Scripts/release.sh changes "$version" date 2>/dev/null) || date=$(date -u +%F)
install -D -m 644 "Desktop/$id.desktop" "$share/applications/$id.desktop"
install -D -m 644 "Desktop/$id.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
text "$share/metainfo/$id.metainfo.xml" sed "s/VERSION/$version/; s/DATE/$date/" "Desktop/$id.metainfo.xml"
install -D -m 644 LICENSE "$share/doc/dwell/copyright"
install -D -m 644 CHANGELOG.md "$share/doc/dwell/CHANGELOG.md"
echo "$stage: dwell $version, $(stat -c %s "$stage/bin/dwell") bytes"
