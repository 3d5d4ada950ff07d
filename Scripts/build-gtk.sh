#!/usr/bin/env bash
# build-gtk.sh OPTION...: `swift build` with GTK, in a folder of its own, so that neither configuration rebuilds the other.
# Hides the package manager's remark on compiler flags of GTK that it leaves out: it asks nothing of anybody.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh
{ swift build --traits GTK --scratch-path .build-gtk "$@" 2>&1 >&3 | sed -u '/^warning: prohibited flag/d' >&2; } 3>&1
