# The types of the custom elements, from their manifest and a file with the rest of them:
# jq -r --rawfile types Web/types.d.ts -f. There a line such as `// Attributes of: dwell-carousel dwell-segments` stands for the
# properties of the attributes that these elements have in common, without those of a line for more elements, and without those
# of the first line, which is in the base class.
def words: split(" ") | map(select(. != ""));
# Lines of a comment, of at most 120 columns.
def lines: reduce words[] as $word ([];
  if length > 0 and (.[-1] | length) + ($word | length) < 115 then .[-1] += " \($word)" else . + [$word] end);
def comment: if length < 113 then "  /** \(.) */" else "  /**", (lines[] | "   * \(.)"), "   */" end;
# The type of a property, null without the attribute.
def typed: .type.text | if . == "boolean" then . else (gsub("'"; "\"")) + " | null" end;
def described: .description + (if .type.text == "number" and .default then " \(.default) by default." else "" end);
[.modules[].declarations[] | select(.customElement) | { key: .tagName, value: [.attributes[] | select(.fieldName)] }] | from_entries
| . as $attributes
| [$types | scan("// Attributes of: (.*)") | .[0] | words] as $markers
# What the rest has by itself, such as accessors with another type.
| [$types | split("\n")[] | capture("^  (get |set |readonly )?(?<name>[A-Za-z]+)[:(]").name] as $own
# The attributes that elements have in common.
| def common: . as $tags | $attributes[$tags[0]][] | select(.name as $name | all($tags[]; any($attributes[.][]; .name == $name)));
$types | split("\n")[:-1][] |
  if startswith("  // Attributes of: ") then
    (.[20:] | words) as $tags
    | [$markers[] | select(. == $markers[0] or (. as $others | all($tags[]; . as $tag | any($others[]; . == $tag)))) | select(. != $tags) | common.fieldName] as $wider
    | $tags | common | select(.fieldName as $name | all($wider[], $own[]; . != $name))
    | (described | comment), "  \(.fieldName): \(typed);"
  else . end
