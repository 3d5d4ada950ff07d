# The manifest of the custom elements (customelements.json of the Custom Elements Manifest, version 1), from Web/elements.json and
# the options of the core: jq --indent 1 --slurpfile options Web/Generated/options.json -f. Attributes and custom properties for
# options come from their declarations, and a property that mirrors an attribute from that.
# What several elements have is in `shared`, with TAG for the element's name; there it is a name.
($options[0]) as $all | .shared as $shared | del(.shared) |
# The groups of options that are attributes; the others are custom properties.
["fields", "timer", "pages", "layout", "physics", "carousel", "dots", "segments"] as $groups |
def camel: gsub("-(?<letter>[a-z])"; .letter | ascii_upcase);
# A number as CSS has it: without a fraction of zero.
def number: if . == floor then floor else . end | tostring;
def unit: if . == "length" or . == "distance" then "px" else "" end;
# A value other than the default, for an example.
def other:
  if .default == null then 0.6
  elif .kind == "opacity" then (if .default > 0.5 then 0.8 else 2 * .default end)
  elif .default == 0 then 8
  elif .kind == "count" or .kind == "length" then (1.5 * .default | ceil)
  else .default / 2 end | number;
# The range, unless it is that of all lengths.
def range:
  if .most == 10000 then "" elif .most == null then ", \(.least | number) or more"
  else ", \(.least | number) to \(.most | number)" end;
def sentence: "\(.summary | gsub("in points"; "in pixels"))\(range).";
# The custom properties for a list of options, in an element.
def properties($tag): (.defaults // {}) as $defaults | $all[.options][] |
  (.kind | unit) as $unit |
  { name: "--dwell-\(.name)", description: sentence,
    default: ($defaults[.name] // (if .default == null then null else (.default | number) + $unit end)),
    "x-example": "\($tag) { --dwell-\(.name): \(other)\($unit); }" } | with_entries(select(.value != null));
# The attribute for an option, in an element.
def attribute($tag):
  def example($value): "<\($tag) \(.name)\($value)>";
  if .kind == "flag" then
    { name, description: "\(if .default == false then .summary
        else "Turns this off: \(.summary | (.[:1] | ascii_downcase) + .[1:])" end).",
      type: { text: "boolean" }, default: "false", fieldName: (.name | camel), "x-example": example("") }
  elif .kind == "choice" then
    .default as $default |
    { name, description: "\(.summary).", type: { text: (.words | map("'\(.)'") | join(" | ")) }, default: "'\(.default)'",
      fieldName: (.name | camel), "x-example": example("=\"\(.words | map(select(. != $default))[0])\"") }
  else
    { name, description: sentence, type: { text: "number" }, default: (if .default == null then null else .default | number end),
      fieldName: (.name | camel), "x-example": example("=\"\(other)\"") }
  end;
# The attributes for a list of options that an element doesn't describe by itself.
def attributes($tag; $own): $all[.options][] | select(.name != null and (.name as $name | all($own[]; .name != $name))) | attribute($tag);
# What an element says of an attribute, completed from the option's declaration; null there is nothing.
def completed($tag): . as $own | [$all[$groups[]][] | select(.name == $own.name)][0] as $option |
  if $option then ($option | attribute($tag)) + $own | with_entries(select(.value != null)) else . end;
# The property that mirrors an attribute, with the value of its example.
def member:
  . as $one | (."x-example" | [match("\\s\($one.name)(?:=\"([^\"]*)\")?[ >]")][0].captures[0].string) as $value |
  (if .type.text == "boolean" then "true" elif .type.text | startswith("number") then $value else "'\($value)'" end) as $given |
  { kind: "field", name: .fieldName, attribute: .name, reflects: true, description, type, default,
    "x-example": "it.\(.fieldName) = \($given);" } | with_entries(select(.value != null));
def expand(make): map(if .options then make else . end);
# The entries of a kind, those that are shared by their names.
def entries($tag; $kind): map(if type == "string"
  then . as $name | first(($shared[$kind][] | select(.name == $name)), { name: $name }) | walk(if type == "string" then gsub("TAG"; $tag) else . end)
  else . end);
.modules[].declarations |= map(if .customElement then
    .tagName as $tag |
    reduce ("attributes", "members", "events", "cssProperties", "cssParts") as $kind
      (.; if .[$kind] then .[$kind] |= entries($tag; $kind) else . end) |
    .attributes as $own | .attributes |= (expand(attributes($tag; $own)) | map(completed($tag))) |
    (.members // []) as $own |
    .members = [.attributes[] | select(.fieldName) | select(.fieldName as $name | all($own[]; .name != $name)) | member] + $own |
    if .cssProperties then .cssProperties |= expand(properties($tag)) else . end
  else . end)
