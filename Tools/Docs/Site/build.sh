#!/usr/bin/env bash
# build.sh: turns DocC's output in out/docs into a site that any static host can serve at any address: adds the home page,
# which starts with the fronts, the search, the gallery, and the header and style of every page, which are in this folder.
# DWELL is the command.
set -euo pipefail
cd "$(dirname "$0")/../../.."
source Scripts/environment.sh

site=out/docs
: "${DWELL:=$(swift build --show-bin-path)/dwell}"
cp -r Tools/Docs/Site/. "$site/"
rm "$site/build.sh"
mkdir -p "$site/pictures"
cp Pictures/*.webp "$site/pictures/"

# The gallery embeds the elements; the tools that optimise them may be missing.
gallery=
if command -v wasm-opt >/dev/null && command -v esbuild >/dev/null && command -v zopfli >/dev/null; then
  Scripts/web.sh current
  "$DWELL" gallery -o "$site/gallery.html" >/dev/null
  gallery='<h2 id="gallery">The gallery, live</h2><p>Every component, with its switches and a slider over its time: <a href="gallery.html">on a page of its own</a>.</p><iframe src="gallery.html" title="The gallery of all components" loading="lazy"></iframe>'
else
  echo "docs: without the gallery, because the tools of the elements (make web) are not installed"
fi
gtk=
[[ ! -d $site/documentation/dwellgtk ]] || gtk='<li><a href="documentation/dwellgtk/">Widgets</a></li>'
sed -i -e "s|<!-- gallery -->|$gallery|" -e "s|<!-- GTK -->|$gtk|" "$site/index.html"

# DocC's pages refer to their files from the root of the host. Relative names, and a root that is derived from the page's own
# address, make the folder independent of its location.
while read -r depth; do
  up=$(printf '../%.0s' $(seq "$depth"))
  find "$site/documentation" -mindepth "$depth" -maxdepth "$depth" -name index.html -print0 | xargs -0 sed -i \
    -e "s#\(href\|src\)=\"/#\1=\"$up#g" \
    -e "s#var baseUrl = \"/\"#var baseUrl = new URL(\"$up\", location.href).pathname#" \
    -e "s#</head>#<link href=\"${up}site.css\" rel=\"stylesheet\"><script defer=\"defer\" src=\"${up}site.js\"></script></head>#"
done < <(find "$site/documentation" -name index.html -printf '%d\n' | sort -un)

# The search: titles, headings, summaries and texts of all pages, and the terms of the vocabulary. Lists of inherited members
# are left out.
# shellcheck disable=SC2016
words='[.. | objects | if .type == "text" then .text elif .type == "codeVoice" then .code
  elif .type == "reference" then $page.references[.identifier].title else empty end]'
find "$site/data/documentation" -name '*.json' -print0 | sort -z | xargs -0 jq -c "
  def words(\$page): $words;
  . as \$page | select(.metadata.role != \"collectionGroup\") | (.primaryContentSections // []) as \$content | {
    title: .metadata.title,
    path: (input_filename | sub(\"^$site/data/\"; \"\") | sub(\"[.]json\$\"; \"/\")),
    kind: (if .metadata.role == \"article\" then \"Article\" else .metadata.roleHeading // \"Page\" end),
    module: (if .kind == \"symbol\" then .metadata.modules[0].name else \"\" end),
    parent: ([(.hierarchy.paths[0] // [])[1:][] as \$id | \$page.references[\$id] | select(.role == \"symbol\") | .title] | last // \"\"),
    summary: ((.abstract // []) | words(\$page) | join(\"\")),
    headings: ([\$content[].content[]? | select(.type == \"heading\") | .text] | join(\" \")),
    text: (if .kind == \"article\" then \$content | words(\$page) | join(\" \") else \"\" end)
  }" >out/search.jsonl
jq -s --slurpfile terms "$site/data/documentation/dwell/vocabulary.json" "
  def words(\$page): $words;
  # The terms in a cell, separated by commas and the like.
  def terms: words(\$terms[0]) | join(\" \") | ascii_downcase | [splits(\" *[;,()] *\")] | map(select(length > 0));
  {
    pages: .,
    vocabulary: [\$terms[0].primaryContentSections[].content[]? | select(.type == \"table\") | .rows[1:][] |
      [.[0], .[2] | terms[]]]
  }" out/search.jsonl >"$site/search/index.json"
rm out/search.jsonl
