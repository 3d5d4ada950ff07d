#!/usr/bin/env bash
# docs-elements.sh: prints tables of the custom elements for an article, from their manifest.
set -euo pipefail
cd "$(dirname "$0")/.."

# shellcheck disable=SC2016 # the backquotes are Markdown's
jq -r '
  def cell: (. // "") | gsub("\\|"; "\\|") | gsub("\n"; " ");
  def table($title; $kind; rows):
    [rows] | if length == 0 then empty else "", $title, "", "| \($kind) | what it is |", "| --- | --- |",
      (.[] | "| `\(.name)` | \(.description | cell) |") end;
  .modules[].declarations[] | select(.customElement) |
    "### <\(.tagName)>", "", .description,
    table("Attributes:"; "attribute"; .attributes // [] | .[]),
    table("Properties and methods:"; "member";
      .members // [] | .[] | select((.privacy // "public") == "public") | select(.description != null)),
    table("Events:"; "event"; .events // [] | .[]),
    table("Slots:"; "slot"; .slots // [] | .[] | .name |= if . == "" then "(default)" else . end),
    table("CSS custom properties:"; "property"; .cssProperties // [] | .[]),
    table("CSS parts:"; "part"; .cssParts // [] | .[]),
    ""' Web/custom-elements.json
