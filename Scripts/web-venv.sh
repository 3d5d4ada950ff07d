#!/usr/bin/env bash
# Prints the path of a Python with the browser drivers of Tests/Web/requirements.txt, in a virtual environment of its
# own, which it creates or updates if necessary.
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
