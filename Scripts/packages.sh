#!/usr/bin/env bash
# packages.sh run|docs|site|check|bench|bench-web|bless|pictures|conformance|conformance-check|dependents|stage|library|library-test|installed|web|web-test|video-test|test: installs the Debian packages that a job needs, if they are missing.
set -euo pipefail

# A window: GTK, the colours of pictures, TIFF, WebP, fonts, and the loader for symbolic icons.
window=(libgtk-4-dev liblcms2-dev libtiff-dev libwebp-dev fonts-dejavu-core librsvg2-common)
# The checks that are not part of Swift.
checks=(git shellcheck codespell jq)
# The documentation reads symbol graphs.
documentation=(jq)
# A virtual display, an accessibility bus to query, and simulated pointer input.
display=(xvfb xauth xdotool dbus dbus-x11 at-spi2-core python3-gi gir1.2-atspi-2.0 imagemagick)
# A window manager, to minimise windows and to measure as on a desktop.
manager=(openbox)
# A heap checker, to find leaks.
heap=(valgrind)
# A video encoder, for videos and animated pictures.
video=(ffmpeg)
# The codecs of videos, for WebKit, and for videos among pictures; the other browsers have them, or use those of ffmpeg.
codecs=(gstreamer1.0-plugins-good gstreamer1.0-libav)
# GTK's module that plays videos among pictures.
media=(libgtk-4-media-gstreamer)
# The catalogues of the widgets' strings.
translations=(gettext jq)
# The widget that ours is compared with.
peer=(libadwaita-1-dev)
# The carousels that ours is compared with.
rivals=(libjs-bootstrap5 libjs-slick libjs-jquery)
# The web front: optimisers for the core and the scripts, and what servers compress files with, for the sizes of downloads.
web=(binaryen esbuild terser zopfli brotli jq python3)
# The browsers that test it, a display for them, and what gives a window the focus and ends a process. Chromium's shell is its
# engine without its windows, for a third of the processor time.
browsers=(chromium chromium-headless-shell firefox-esr webkit2gtk-driver python3-venv xvfb xauth xdotool procps)
# The frameworks that the elements are used with, and the compiler of their types.
frameworks=(node-preact node-react node-react-dom libjs-vue node-typescript)
# What an installed command is tried with: shells, and readers of the manual page, the desktop's files and units.
shells=(bash zsh fish python3 groff binutils desktop-file-utils appstream systemd)
# What describes the C library to other languages, compilers of two of them, and what runs JavaScript.
languages=(gobject-introspection gir1.2-gtk-4.0 pkg-config valac)
compilers=(gcc libc6-dev binutils gjs)
# libadwaita: its carousel, whose pages a control follows, and its high contrast.
followed=(gir1.2-adw-1 libadwaita-1-dev)

# require PACKAGE...: installs the Debian packages that are missing; prints nothing if none is.
require() {
  if ! command -v swift >/dev/null; then
    echo "Dwell needs the Swift toolchain, 6.2 or later, on the PATH: see https://www.swift.org/install" >&2
    exit 1
  fi

  if ! command -v dpkg-query >/dev/null; then
    # Package names differ elsewhere, so a missing package fails in the step that uses it.
    echo "== packages: not a Debian system, so install the equivalents of these packages: $*"
    return 0
  fi

  local package missing=() as_root apt
  for package in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0

  if ((EUID == 0)); then
    as_root=(env)
  elif command -v sudo >/dev/null && { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
    as_root=(sudo env)
  else
    echo "Packages are missing; as root, run: apt-get install ${missing[*]}" >&2
    exit 1
  fi

  apt=("${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  echo "== packages: installing ${missing[*]}"
  if ! { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    cat "$log" >&2
    echo "== packages: FAILED to install ${missing[*]}; see apt-get's output above" >&2
    exit 1
  fi
  echo "== packages: ok, $SECONDS s"
}

case ${1-} in
  run) require "${window[@]}" "${media[@]}" "${codecs[@]}" ;;
  docs) require "${documentation[@]}" ;;
  site) require "${documentation[@]}" "${window[@]}" "${web[@]}" ;;
  check) require "${checks[@]}" ;;
  bench) require "${window[@]}" "${display[@]}" "${manager[@]}" "${peer[@]}" "${video[@]}" ;;
  bench-web) require "${web[@]}" chromium python3-venv "${rivals[@]}" ;;
  bless) require "${window[@]}" "${display[@]}" ;;
  pictures) require "${window[@]}" "${display[@]}" "${manager[@]}" "${video[@]}" "${web[@]}" chromium python3-venv ;;
  conformance) require "${web[@]}" chromium python3-venv "${rivals[@]}" ;;
  conformance-check) require "${web[@]}" chromium python3-venv ;;
  dependents) require "${window[@]}" "${display[@]}" "${manager[@]}" ;;
  stage) require "${window[@]}" "${web[@]}" "${translations[@]}" ;;
  library) require "${window[@]}" "${languages[@]}" ;;
  library-test) require "${window[@]}" "${languages[@]}" "${compilers[@]}" "${followed[@]}" "${display[@]}" ;;
  installed) require "${window[@]}" "${shells[@]}" ;;
  web) require "${web[@]}" ;;
  web-test) require "${web[@]}" "${browsers[@]}" "${frameworks[@]}" ;;
  video-test) require "${window[@]}" "${browsers[@]}" "${video[@]}" "${codecs[@]}" ;;
  test) require "${checks[@]}" "${documentation[@]}" "${window[@]}" "${display[@]}" "${manager[@]}" "${heap[@]}" "${shells[@]}" "${languages[@]}" "${compilers[@]}" "${followed[@]}" "${web[@]}" "${browsers[@]}" "${frameworks[@]}" "${video[@]}" "${codecs[@]}" "${media[@]}" "${translations[@]}" ;;
  *) echo "usage: packages.sh run|docs|site|check|bench|bench-web|bless|pictures|conformance|conformance-check|dependents|stage|library|library-test|installed|web|web-test|video-test|test" >&2; exit 2 ;;
esac
