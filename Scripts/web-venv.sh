#!/usr/bin/env bash
# Prints the Python that has the libraries that drive browsers, of the versions that Tests/Web/requirements.txt names, in
# a folder of its own; installs them where they are missing.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.build-web/venv
wanted=Tests/Web/requirements.txt
if ! cmp -s "$wanted" "$venv/installed.txt"; then
  rm -rf "$venv"
  /usr/bin/python3 -m venv "$venv" >&2
  "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$wanted" >&2
  cp "$wanted" "$venv/installed.txt"
fi
echo "$venv/bin/python"
