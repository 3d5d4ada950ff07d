#!/usr/bin/env bash
# library.sh [FOLDER]: tests the C library that is installed in FOLDER (out/stage, after Scripts/install.sh), from a copy in an
# empty folder: its exports and dependencies, its description for other languages, and the example in C, JavaScript, Python and
# Vala, each in a window of its own that turns to the third page. The paths are set by the article's line.
set -euo pipefail
cd "$(dirname "$0")/../.."

Scripts/packages.sh library-test
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/prefix
mkdir "$prefix"
cp -r "${1:-out/stage}"/{lib,include,share} "$prefix"
soname=$(cd "$prefix/lib" && echo libdwell-gtk.so.*)

# fails WHY: ends the test.
fails() { echo "library: $1" >&2; exit 1; }

declared=$(grep -ohE '^[A-Za-z][A-Za-z* ]*\bdwell_[a-z_]+\(|^G_DECLARE_FINAL_TYPE\([A-Za-z]+, dwell_[a-z_]+' "$prefix"/include/dwell-gtk/*.h |
  sed -E 's/^G_DECLARE_FINAL_TYPE\([A-Za-z]+, (.*)/\1_get_type/; s/.*\b(dwell_[a-z_]+)\(/\1/' | sort)
exported=$(nm -D --defined-only "$prefix/lib/$soname" | awk '$2 ~ /[A-Z]/ { print $3 }' | sort)
[[ $declared == "$exported" ]] || fails "exported, and not declared, or the reverse: $(comm -3 <(echo "$declared") <(echo "$exported"))"
libraries=$(readelf -d "$prefix/lib/$soname")
[[ $libraries != *RUNPATH* && $libraries != *RPATH* ]] || fails "it looks for libraries in a folder of this machine: $(grep PATH <<<"$libraries")"
size=$(($(stat -c %s "$prefix/lib/$soname") + 500000)) # rounded
grep -qF "(${size%??????} MB)" Sources/DwellGTK/DwellGTK.docc/OtherLanguages.md ||
  fails "OtherLanguages.md states another size than ${size%??????} MB"
[[ $libraries != *libswift* && $libraries != *libFoundation* ]] || fails "it needs Swift's libraries"

paths=$(awk '/^```sh$/ { within = 1; next } /^```$/ { within = 0 } within' Sources/DwellGTK/DwellGTK.docc/OtherLanguages.md)
eval "${paths//\~\/.local/"$prefix"}"
export PYTHONDONTWRITEBYTECODE=1
# Python finds the library with the README's command, and with the one that `make install` prints.
printed=$(sed -n 's/.*\(export GI_TYPELIB_PATH=.*\)"$/\1/p' Scripts/install.sh)
# shellcheck disable=SC2016 # for the shell of each
for line in "$(sed -n '/^export GI_TYPELIB_PATH=/s|~/.local|$prefix|gp' README.md)" "${printed//\\/}"; do
  env -i PATH="$PATH" prefix="$prefix" bash -c "$line"'
    exec /usr/bin/python3 -c "import gi; gi.require_version(\"Dwell\", \"0\"); from gi.repository import Dwell; Dwell.Carousel"' ||
    fails "Python doesn't find the library with: $line"
done
examples=$PWD/Examples/TimedLabs
album=$PWD/Examples/Album
calendar=$PWD/Examples/Calendar
read -ra flags <<<"$(pkg-config --cflags --libs dwell-gtk)"
cc -Wall -Wextra -Werror "$examples/GTK.c" -o "$scratch/c" "${flags[@]}"
cc -Wall -Wextra -Werror "$calendar/GTK.c" -o "$scratch/c-calendar" "${flags[@]}"
awk '/^```c$/ { within = 1; next } /^```$/ { within = 0 } within' Sources/Dwell/Dwell.docc/TuneTheSwipe.md >"$scratch/album.c"
cc -Wall -Wextra -Werror "$scratch/album.c" -o "$scratch/album" "${flags[@]}"
valac --quiet --pkg=gtk4 --pkg=dwell-gtk -X -w "$examples/GTK.vala" -o "$scratch/vala"
valac --quiet --pkg=gtk4 --pkg=dwell-gtk -X -w "$album/GTK.vala" -o "$scratch/vala-pages"
valac --quiet --pkg=gtk4 --pkg=dwell-gtk -X -w "$calendar/GTK.vala" -o "$scratch/vala-calendar"

# The system's Python has PyGObject.
printf '#!/bin/sh\nexec /usr/bin/python3 "%s"\n' "$examples/GTK.py" >"$scratch/python"
# Each of the article's samples, in a process of its own, whose types aren't registered yet.
awk -v name="$scratch/article" '/^```python$/ { within = 1; number += 1; next } /^```$/ { within = 0 }
  within { print >(name number ".py") }' Sources/DwellGTK/DwellGTK.docc/OtherLanguages.md
printf '#!/bin/sh\nexec gjs -m "%s"\n' "$examples/GTK.js" >"$scratch/javascript"
for program in album calendar; do
  printf '#!/bin/sh\nexec /usr/bin/python3 "%s"\n' "${!program}/GTK.py" >"$scratch/python-$program"
  printf '#!/bin/sh\nexec gjs -m "%s"\n' "${!program}/GTK.js" >"$scratch/javascript-$program"
done
printf '#!/bin/sh\nexec "%s" "%s"\n' "$scratch/vala-pages" "$album" >"$scratch/vala-album"
chmod +x "$scratch"/{python,javascript}{,-album,-calendar} "$scratch/vala-album"
read -ra flags <<<"$(pkg-config --cflags --libs libadwaita-1 dwell-gtk)"
cc -Wall -Wextra -Werror Tests/Installed/contrast.c -o "$scratch/contrast" "${flags[@]}"

export G_DEBUG=fatal-criticals GTK_A11Y=none
# They run one after another until each has turned to the third page, because pages pause in a window that isn't active. They
# also pause under the pointer.
# shellcheck disable=SC2016 # for the shell on the display
said=$(Scripts/on-display.sh bash -c 'xdotool mousemove 1279 1023
  for program in "$@"; do
    exec 3< <(exec timeout 180 stdbuf -oL "$program" 2>&1)
    head -n 2 <&3 | sed "s|^|${program##*/} |"
    kill $!  # after its third page it says nothing more
  done' _ "$scratch"/{c{,-calendar},{javascript,python,vala}{,-album,-calendar}})
[[ $said == "$(printf '%s page 1\n' {c{,-calendar},{javascript,python,vala}{,-album,-calendar}} | sed 'p; s/1$/2/')" ]] ||
  fails "the examples say \"$said\" instead of turning to page 2"
for sample in "$scratch"/article*.py; do Scripts/on-display.sh /usr/bin/python3 "$sample"; done
for test in library neighbours stories; do Scripts/on-display.sh /usr/bin/python3 "Tests/Installed/$test.py"; done
# GtkBuilder knows the types once the library is loaded, or one class has been named.
for load in 'import ctypes; ctypes.CDLL(sys.argv[1])' \
  'import gi; gi.require_version("Dwell", "0"); from gi.repository import Dwell; Dwell.ProgressMeter'; do
  Scripts/on-display.sh /usr/bin/python3 -c "
import sys
$load
import gi
gi.require_version('Gtk', '4.0')
from gi.repository import Gtk
text = '<interface><object class=\"DwellCarousel\" id=\"pages\"><child><object class=\"GtkLabel\"/></child></object></interface>'
assert Gtk.Builder.new_from_string(text, -1).get_object('pages').get_property('page-count') == 1
" "$soname" || fails "GtkBuilder doesn't know the types after: $load"
done
# The installed catalogues, by the folders of data.
[[ $(find "$prefix/share/locale" -name dwell-gtk.mo | wc -l) == $(jq '.languages | length' Sources/Translations/translations.json) ]] ||
  fails "not every language has a catalogue"
for language in "de Anhalten" "pt_BR Pausar" "zh_TW 暫停" "en Pause"; do
  LC_ALL=C.UTF-8 LANGUAGE=${language%% *} XDG_DATA_DIRS=$prefix/share:/usr/share Scripts/on-display.sh /usr/bin/python3 -c '
import sys, gi
gi.require_version("Dwell", "0")
from gi.repository import Dwell, Gtk
carousel = Dwell.Carousel()
for name in "abc": carousel.append(Gtk.Label(label=name))
window = Gtk.Window(child=carousel, default_width=300, default_height=200)
window.present()
def tooltips(widget):
    while widget:
        yield widget.get_tooltip_text()
        yield from tooltips(widget.get_first_child())
        widget = widget.get_next_sibling()
assert sys.argv[1] in tooltips(carousel.get_first_child()), list(tooltips(carousel.get_first_child()))
' "${language#* }" || fails "a button is not in ${language%% *}"
done
ADW_DEBUG_HIGH_CONTRAST=1 Scripts/on-display.sh "$scratch/contrast" adwaita
Scripts/on-display.sh "$scratch/contrast" portal
echo "library: $soname works in C, JavaScript, Python and Vala from an empty folder; it is $(stat -c %s "$prefix/lib/$soname") bytes"
