#!/usr/bin/env bash
# archive.sh [packed]: builds the program for Linux with what belongs to it (Scripts/stage.sh), unless it is to be packed as it
# is, and packs it as out/dwell-VERSION-linux-MACHINE.tar.gz, which runs from any folder. The same files give the same archive.
set -euo pipefail
cd "$(dirname "$0")/.."

[[ ${1-} == packed ]] || Scripts/stage.sh >&2
name=dwell-$(Scripts/version.sh)-linux-$(uname -m)
archive=out/$name.tar.gz
time=$(git log -1 --format=%ct 2>/dev/null) || time=0
tar --create --directory out/stage --transform "s,^\.,$name," --sort=name --owner=0 --group=0 --numeric-owner \
  --mtime="@$time" . | gzip -9n >"$archive"
echo "$archive"
