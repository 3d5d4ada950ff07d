# The attributes of the custom elements as markup in scripts takes them, for the types of frameworks, from their manifest: jq -r -f.
# A name is written as in HTML, because only those work on a server, too.
def words: split(" ") | map(select(. != ""));
# Lines of a comment, of at most 120 columns.
def lines: reduce words[] as $word ([];
  if length > 0 and (.[-1] | length) + ($word | length) < 112 then .[-1] += " \($word)" else . + [$word] end);
def comment: if length < 110 then "    /** \(.) */" else "    /**", (lines[] | "     * \(.)"), "     */" end;
# A number may be text.
def typed: .type.text | if . == "boolean" then . else gsub("'"; "\"") | gsub("number"; "number | `${number}`") end;
def named: if test("-") then "\"\(.)\"" else . end;
def attribute($indent): (.description | comment), "    \(.name | named)?: \(typed);";
[.modules[].declarations[] | select(.customElement)] as $elements |
"// Generated from custom-elements.json.",
"import type { DwellEventMap } from \"./dwell.js\";",
"import type {} from \"./stories.js\";",
"import type {} from \"./zoom.js\";",
"",
"/** The attributes of each element, with the names that they have in HTML. */",
"export interface DwellAttributes {",
($elements[] | "  /** \(.description | split(". ")[0] | rtrimstr(".")). */", "  \"\(.tagName)\": {", (.attributes[] | attribute("    ")), "  };"),
"}",
"",
"/** The events that each element sends. */",
"export interface DwellEvents {",
($elements[] | "  \"\(.tagName)\": \(.events | map("\"\(.name)\"") | if . == [] then ["never"] else . end | join(" | "));"),
"}",
"",
"/** An element's tag. */",
"export type DwellTag = keyof DwellAttributes;",
"",
"/** What an element takes in markup: what a framework gives to all, and its own attributes in place of any of the same names. */",
"export type DwellAttributesOf<Tag extends DwellTag, All> = Omit<All, keyof DwellAttributes[Tag]> & DwellAttributes[Tag];",
"",
"/** The same with listeners, which have the names of events after `on`. */",
"export type DwellPropsOf<Tag extends DwellTag, All> = DwellAttributesOf<Tag, All> & {",
"  [Name in DwellEvents[Tag] as `on${Name}`]?: (event: DwellEventMap[Name]) => unknown;",
"};"
