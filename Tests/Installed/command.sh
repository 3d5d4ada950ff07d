#!/usr/bin/env bash
# command.sh [FOLDER]: tests the installation in FOLDER (out/stage), from a copy of it in an empty folder, as a user who has
# neither the clone nor a Swift toolchain.
set -euo pipefail
cd "$(dirname "$0")/../.."

Scripts/packages.sh installed
version=$(Scripts/release.sh version)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r "${1:-out/stage}" "$scratch/prefix"
mkdir "$scratch/home" "$scratch/work"
share=$scratch/prefix/share
# What a user types is completed by an interactive shell on a terminal.
typed=$PWD/Tests/Installed/typed.py
cd "$scratch/work"

# alone COMMAND...: runs a command without the variables of this process.
alone() { env -i HOME="$scratch/home" PATH="$scratch/prefix/bin:/usr/bin:/bin" LC_ALL=C.UTF-8 "$@"; }
# fails WHY: ends the test.
fails() { echo "installed: $1" >&2; exit 1; }
# has TEXT FILE: fails unless a file contains a text.
has() { grep -qF -e "$1" "$2" || fails "$2 does not contain $1"; }

[[ $(alone dwell --version) == "dwell $version" ]] || fails "the version is not $version"
libraries=$(readelf -d "$scratch/prefix/bin/dwell")
[[ $libraries != *RUNPATH* && $libraries != *RPATH* ]] || fails "the program looks for libraries in a folder of this machine: $(grep PATH <<<"$libraries")"
[[ $libraries != *libswift* && $libraries != *libFoundation* ]] || fails "the program needs Swift's libraries"
[[ $(alone ldd "$scratch/prefix/bin/dwell") != *"not found"* ]] || fails "libraries are missing"

alone dwell demo pictures >/dev/null
alone dwell export pictures -o story.html --style=story >/dev/null
has 'customElements' story.html
has ';base64,' story.html
alone dwell gallery -o gallery.html >/dev/null
has 'customElements' gallery.html
alone dwell render scene:carousel -o carousel.svg
alone dwell play pictures -o sheet.png >/dev/null

problems=$(gunzip -c "$share/man/man1/dwell.1.gz" | groff -man -ww -z -Tutf8 2>&1)
[[ -z $problems ]] || fails "the manual page: $problems"
gunzip -c "$share/man/man1/dwell.1.gz" | groff -man -Tascii | sed 's/\x1b\[[0-9;]*m//g; s/.\x08//g' >manual.txt
has '--style STYLE' manual.txt
has 'dwell export holiday -o holiday.html' manual.txt
desktop-file-validate "$share/applications/dev.dwell.player.desktop"
appstreamcli validate --no-net --no-color "$share/metainfo/dev.dwell.player.metainfo.xml" >appstream.txt || fails "$(cat appstream.txt)"
has "<release version=\"$version\"" "$share/metainfo/dev.dwell.player.metainfo.xml"
python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' "$share/icons/hicolor/scalable/apps/dev.dwell.player.svg"

# Each shell completes `--style=control` from the beginnings of both words.
completions=$share/bash-completion/completions/dwell
alone python3 "$typed" "source '$completions'" bash --norc -i
alone python3 "$typed" "fpath=($share/zsh/site-functions \$fpath); autoload -U compinit; compinit -uD" zsh -f -i
alone python3 "$typed" "source '$share/fish/vendor_completions.d/dwell.fish'" fish --no-config -i
echo "installed: dwell $version works from an empty folder; the program is $(stat -Lc %s "$scratch/prefix/bin/dwell") bytes"
