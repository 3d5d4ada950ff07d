#!/usr/bin/env bash
# catalogues.sh MODULE...: copies the modules' documentation catalogues to out/catalogues, in the form that DocC needs: links
# and pictures by name, a card for each module's page, and tabs for the examples. The pictures are those in out/pictures.
set -euo pipefail
cd "$(dirname "$0")/../.."

# card MODULE: prints a module's card for the home page.
card() {
  local name alt
  case $1 in
    Dwell) name=core alt="A pill that fills, between dots" ;;
    DwellSwiftUI) name=swiftui alt="Four segments, one of them filling" ;;
    DwellGTK) name=gtk alt="A row of dots with a background" ;;
  esac
  printf '\n@Metadata {\n  @PageImage(purpose: card, source: "card-%s", alt: "%s")\n}\n' "$name" "$alt"
}

for module in "$@"; do
  catalogue=out/catalogues/$module.docc
  cp -r "Sources/$module/$module.docc" out/catalogues/
  rm -rf "$catalogue/Images"
  # The player's articles are separate from the core's, but are pages of its module.
  [[ $module != Dwell ]] || cp Player/Documentation/*.md "$catalogue/"
  for article in "$catalogue"/*.md; do
    # Articles list the further reading themselves.
    if grep -q '^## See Also$' "$article"; then
      sed -i '1a\\n@Options {\n  @AutomaticSeeAlso(disabled)\n}' "$article"
    fi
    [[ $(basename "$article" .md) != "$module" ]] || { card "$module" >out/card.md && sed -i '1r out/card.md' "$article"; }
    while read -r example; do
      Scripts/docs.sh example "$example" tabs >out/example.md
      sed -i -e "\|^<!-- $example -->\$|,/^<!-- end -->\$/{/^<!-- end -->\$/r out/example.md" -e 'd}' "$article"
    done < <(sed -n 's/^<!-- \(Examples\/[A-Za-z]*\) -->$/\1/p' "$article")
    # In a list, a link to an article shows its title, elsewhere the given text; a link to another file of the repository
    # becomes plain text.
    sed -i -E \
      -e 's#\]\((\.\./)+(Player/Documentation|Sources/Dwell/Dwell\.docc)/([A-Za-z]+\.md)\)#](\3)#g' \
      -e 's#\]\((\.\./)*([A-Za-z]+/[A-Za-z]+\.docc/)?Images/([A-Za-z0-9_-]+)\.svg\)#](\3)#g' \
      -e 's#^- \[[^]]*\]\(([A-Za-z]+)\.md\)$#- <doc:\1>#' \
      -e 's#^- \[[^]]*\]\(\.\./\.\./([A-Za-z]+)/[A-Za-z]+\.docc/([A-Za-z]+)\.md\)$#- <doc:/\1/\2>#' \
      -e 's#\]\(([A-Za-z]+)\.md\)#](doc:\1)#g' \
      -e 's#\]\(\.\./\.\./([A-Za-z]+)/[A-Za-z]+\.docc/([A-Za-z]+)\.md\)#](doc:/\1/\2)#g' \
      -e 's#doc:/([A-Za-z]+)/\1([>)])#doc:/\1\2#g' \
      -e 's#\[([^]]*)\]\(\.\./\.\./\.\./[^)]*\)#\1#g' "$article"
    # DocC's anchors keep the capitals of headings.
    while IFS= read -r heading; do
      name=$(tr '[:upper:]' '[:lower:]' <<<"$heading" | tr -cd '[:alnum:] _\n-' | tr ' ' '-')
      sed -i "s|](#$name)|](#${heading// /-})|g" "$article"
    done < <(sed -nE 's/^#+ //p' "$article")
    while IFS= read -r name; do
      cp out/pictures/"$name".svg "$catalogue/"
      [[ ! -f out/pictures/$name~dark.svg ]] || cp out/pictures/"$name~dark.svg" "$catalogue/"
    done < <(grep -ohE -e '^!\[.*\]\([A-Za-z0-9_-]+\)$' -e 'source: "[a-z-]*"' "$article" | sed -E 's/^.*[("]([A-Za-z0-9_-]+)[)"]$/\1/')
  done
done
rm -f out/card.md out/example.md

# Links to DwellGTK become code where it isn't built.
# shellcheck disable=SC2016 # the backquotes are Markdown's
[[ " $* " == *" DwellGTK "* ]] || sed -i -E 's/``\/DwellGTK``/`DwellGTK`/g; s/``\/DwellGTK\/([^`]*)``/`\1`/g; s#\[([^]]*)\]\(doc:/DwellGTK[^)]*\)#\1#g' out/catalogues/*/*.md
