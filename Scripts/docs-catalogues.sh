#!/usr/bin/env bash
# docs-catalogues.sh MODULE...: copies the modules' documentation catalogues to out/catalogues and inserts generated
# content, so that it is always current: pictures of scenarios, the examples, the custom elements, figures.
set -euo pipefail
cd "$(dirname "$0")/.."

for module in "$@"; do
  cp -r "Sources/$module/$module.docc" out/catalogues/
done

# Links to DwellGTK become code where it isn't built.
# shellcheck disable=SC2016 # the backquotes are Markdown's
[[ " $* " == *" DwellGTK "* ]] || sed -i -E 's/``\/DwellGTK``/`DwellGTK`/g; s/``\/DwellGTK\/([^`]*)``/`\1`/g' out/catalogues/*/*.md

Scripts/docs-pictures.sh out/catalogues
Scripts/docs-figures.sh out/catalogues
for article in out/catalogues/*/*.md; do
  # A line `<!-- Examples/NAME -->` is replaced by that example, with a tab for each front.
  while read -r example; do
    Scripts/docs-example.sh "$example" >out/example.md
    sed -i -e "\|^<!-- $example -->\$|{r out/example.md" -e 'd}' "$article"
  done < <(sed -n 's/^<!-- \(Examples\/[A-Za-z]*\) -->$/\1/p' "$article")
  if grep -q '^<!-- Web/custom-elements.json -->$' "$article"; then
    Scripts/docs-elements.sh >out/elements.md
    sed -i -e '\|^<!-- Web/custom-elements.json -->$|{r out/elements.md' -e 'd}' "$article"
  fi
done
rm -f out/example.md out/elements.md
