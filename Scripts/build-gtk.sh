#!/usr/bin/env bash
# build-gtk.sh OPTION...: `swift build` with GTK, in a scratch folder of its own, so that neither configuration
# rebuilds the other. The player (`--package-path Player`) shares it, so the main package is built once; SwiftPM would else take
# the plan of the package that was built last there, and build nothing. It leaves out the tests that GTK doesn't change, and
# hides SwiftPM's warnings about GTK's compiler flags that it ignores, which are harmless.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh
export DWELL_DEVELOPMENT=part
{ swift build --traits GTK --scratch-path .build-gtk --disable-build-manifest-caching "$@" 2>&1 >&3 | sed -u '/^warning: prohibited flag/d' >&2; } 3>&1
