#!/usr/bin/env bash
# docs-example.sh Examples/NAME links|tabs: prints an example for an article: links to its files, or a tab for each front.
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

if [[ $2 == links ]]; then
  printf '\nThe code for'
  separator=" "
  for file in SwiftUI.swift GTK.swift index.html GTK.c GTK.py GTK.js GTK.vala; do
    [[ -f $example/$file ]] || continue
    case $file in
      SwiftUI.swift) title=SwiftUI ;;
      GTK.swift) title=GTK ;;
      index.html) title="the web" ;;
      GTK.c) title=C ;;
      GTK.py) title=Python ;;
      GTK.js) title=JavaScript ;;
      GTK.vala) title=Vala ;;
    esac
    printf '%s[%s](../../../%s/%s)' "$separator" "$title" "$example" "$file"
    separator=$',\n'
  done
  printf '\n\n'
  exit
fi

echo "@TabNavigator {"
tab "SwiftUI" swift SwiftUI.swift
tab "GTK" swift GTK.swift
tab "HTML" html index.html
echo "}"
