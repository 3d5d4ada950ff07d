# The reference of the custom elements and of their module for an article, from Web/Generated/custom-elements.json: jq -r -f. Each entry's
# example is in `x-example`, beside the manifest's standard fields; in scripts, `it` is the element.
def cell: (. // "") | gsub("\\|"; "\\|") | gsub("\n"; " ");
def code: if . == null or . == "" then "" else "`\(cell)`" end;
def row: "| " + join(" | ") + " |";
def table($title; $columns; rows):
    [rows] | if length == 0 then empty
      else "", "**\($title)**", "", ($columns | row), ($columns | map("---") | row), (.[] | row) end;
(.modules[].declarations[] | select(.customElement) |
    "### \(.tagName)", "", .description, "", "```html", ."x-example", "```",
    table("Attributes"; ["attribute", "property", "type, default", "what it is", "example"]; .attributes // [] | .[] |
      [(.name | code), (.fieldName | code), ([.type.text, .default] | map(select(.)) | map(code) | join(", ")),
        (.description | cell), (."x-example" | code)]),
    table("Other properties"; ["property", "type", "what it is", "example"];
      .members // [] | .[] | select(.kind == "field" and .attribute == null) |
      [(.name | code), (.type.text | code), (if .readonly then "Read-only. " else "" end) + (.description | cell), (."x-example" | code)]),
    table("Methods"; ["method", "what it does", "example"]; .members // [] | .[] | select(.kind == "method") |
      [("\(.name)(\([.parameters // [] | .[] | .name + (if .optional then "?" else "" end)] | join(", ")))" | code),
        (.description | cell), (."x-example" | code)]),
    table("Events"; ["event", "type", "when it is sent", "example"]; .events // [] | .[] |
      [(.name | code), (.type.text | code), (.description | cell), (."x-example" | code)]),
    table("Slots"; ["slot", "what it takes", "example"]; .slots // [] | .[] |
      [(if .name == "" then "the default" else .name | code end), (.description | cell), (."x-example" | code)]),
    table("CSS custom properties"; ["property", "default", "what it is", "example"]; .cssProperties // [] | .[] |
      [(.name | code), (.default // "" | cell), (.description | cell), (."x-example" | code)]),
    table("CSS parts"; ["part", "what it is", "example"]; .cssParts // [] | .[] |
      [(.name | code), (.description | cell), (."x-example" | code)]),
    ""),
"### The module",
("", "The module also exports these. With `dwell.js` they are properties of the global `Dwell`.", "",
  "| name | type | what it is | example |", "| --- | --- | --- | --- |",
  (.modules[0].declarations[] | select(.kind == "variable") |
    "| `\(.name)` | `\(.type.text)` | \(.description) | `\(."x-example")` |"))
