#!/usr/bin/env bash
# docs-example.sh Examples/NAME: an example for an article, one tab for every front that it is written for.
set -euo pipefail
cd "$(dirname "$0")/.."

example=$1
[[ -f $example/SwiftUI.swift ]] || { echo "$example/SwiftUI.swift is not there" >&2; exit 1; }
# tab TITLE LANGUAGE FILE: a tab, if there is the file. What only says when a file counts is left out.
tab() {
  [[ -f $example/$3 ]] || return 0
  printf '  @Tab("%s") {\n    ```%s\n' "$1" "$2"
  sed -e '1{/^#if GTK$/d}' -e '${/^#endif$/d}' -e 's/^/    /' -e 's/[[:space:]]*$//' "$example/$3"
  printf '    ```\n  }\n'
}

echo "@TabNavigator {"
tab "SwiftUI" swift SwiftUI.swift
tab "GTK" swift GTK.swift
tab "HTML" html index.html
echo "}"
