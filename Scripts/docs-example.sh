#!/usr/bin/env bash
# docs-example.sh Examples/NAME: prints an example for an article, with a tab for each front.
set -euo pipefail
cd "$(dirname "$0")/.."

example=$1
[[ -f $example/SwiftUI.swift ]] || { echo "$example/SwiftUI.swift does not exist" >&2; exit 1; }
# tab TITLE LANGUAGE FILE: prints a tab if the file exists, without its `#if GTK` lines.
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
