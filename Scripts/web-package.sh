#!/usr/bin/env bash
# web-package.sh: packs the built custom elements (Scripts/web.sh) as out/dwell-web-VERSION.tgz, which registries and release
# pages take. The same files give the same archive.
set -euo pipefail
cd "$(dirname "$0")/.."

[[ -f Web/dist/package.json ]] || Scripts/web.sh
mkdir -p out
archive=out/dwell-web-$(Scripts/release.sh version).tgz
mapfile -t files < <(/usr/bin/python3 -c 'import json; print(*json.load(open("Web/dist/package.json"))["files"], sep="\n")')
tar --create --directory Web/dist --transform 's,^,package/,' --sort=name --owner=0 --group=0 --numeric-owner --mode=644 --mtime=@0 \
  --format=ustar "${files[@]}" | gzip -9n >"$archive"
echo "$archive"
