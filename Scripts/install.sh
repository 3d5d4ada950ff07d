#!/usr/bin/env bash
# install.sh [remove]: builds the command and installs it with all that belongs to it into PREFIX, /usr/local by default,
# below DESTDIR if that is set; or removes those files again. With LIBRARY=1 also the C library of the GTK widgets.
set -euo pipefail
cd "$(dirname "$0")/.."

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

Scripts/stage.sh
[[ -z ${LIBRARY-} ]] || Scripts/library.sh
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
