#!/usr/bin/env bash
# docs-catalogues.sh MODULE...: copies the modules' documentation catalogues to out/catalogues and puts in what is made
# from other files, so that it cannot be out of date: pictures of scenarios, the examples, the custom elements, figures.
set -euo pipefail
cd "$(dirname "$0")/.."

for module in "$@"; do
  cp -r "Sources/$module/$module.docc" out/catalogues/
done

# A module that is not here is only named.
# shellcheck disable=SC2016 # the backquotes are Markdown's
[[ " $* " == *" DwellGTK "* ]] || sed -i 's/``\/DwellGTK``/`DwellGTK`/g' out/catalogues/*/*.md

Scripts/docs-pictures.sh out/catalogues
Scripts/docs-figures.sh out/catalogues
for article in out/catalogues/*/*.md; do
  # A line `<!-- Examples/NAME -->` stands for that example, once for every front that has it.
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
