#!/usr/bin/env bash
# docs-generated.sh check|renew: what is generated in the articles, which are readable as they are on a code host: the parts
# between a line such as `<!-- Tools/Benchmarks/Results frame -->` and `<!-- end -->`, and the pictures in Images. `check` fails if one
# differs from what its source gives, `renew` writes it; review the diff before committing. DWELL is the command. The pictures
# stay in out/pictures, light and dark.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

images=Sources/Dwell/Dwell.docc/Images
rm -rf out/generated out/pictures
mkdir -p out/generated/Images out/pictures

# part NAME: prints a generated part.
part() {
  case $1 in
    Tools/Benchmarks/Results\ *) cat "out/pictures/${1#* }.md" ;;
    Web/custom-elements.json) Scripts/docs-elements.sh ;;
    Examples/*) Scripts/docs-example.sh "$1" links ;;
    *) echo "docs: nothing generates the part $1" >&2; exit 1 ;;
  esac
}

articles=(Sources/*/*.docc/*.md)
mapfile -t sections < <(sed -nE 's/^<!-- Tools\/Benchmarks\/Results ([a-z]+) -->$/\1/p' "${articles[@]}")
Scripts/docs-pictures.sh out/pictures
Scripts/docs-figures.sh out/pictures "${sections[@]}"

for article in "${articles[@]}"; do
  current=out/generated/$(basename "$(dirname "$article")")-$(basename "$article")
  cp "$article" "$current"
  while IFS= read -r name; do
    part "$name" >out/generated/part
    # The part's old lines, up to its end, are replaced.
    awk -v first="<!-- $name -->" '$0 == first { print; while ((getline line <"out/generated/part") > 0) print line; within = 1; next }
      $0 == "<!-- end -->" { within = 0 } !within' "$current" >out/generated/new
    mv out/generated/new "$current"
  done < <(sed -nE 's/^<!-- ((Tools|Web|Examples)\/.*) -->$/\1/p' "$article")
done
rm -f out/generated/part

# On a code host pictures are light, on their own ground.
while IFS= read -r name; do
  cp "out/pictures/$name" out/generated/Images/ || { echo "docs: no script draws $name" >&2; exit 1; }
done < <(grep -ohE 'Images/[A-Za-z0-9_-]+\.svg\)' "${articles[@]}" | sed 's|^Images/||; s|)$||' | sort -u)

stale=()
for article in "${articles[@]}"; do
  current=out/generated/$(basename "$(dirname "$article")")-$(basename "$article")
  cmp -s "$article" "$current" || { stale+=("$article"); [[ $1 != renew ]] || cp "$current" "$article"; }
done
for name in $(cd out/generated/Images && ls; [[ ! -d $OLDPWD/$images ]] || { cd "$OLDPWD/$images" && ls; }); do
  cmp -s "$images/$name" "out/generated/Images/$name" || stale+=("$images/$name")
done
if [[ $1 == renew ]]; then
  rm -rf "$images"
  cp -r out/generated/Images "$images"
elif ((${#stale[@]})); then
  mapfile -t stale < <(printf '%s\n' "${stale[@]}" | sort -u)
  printf '%s: differs from what is generated\n' "${stale[@]}" >&2
  echo "  fix: Scripts/docs-generated.sh renew, and review the diff" >&2
  exit 1
fi
