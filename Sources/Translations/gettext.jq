# A gettext catalogue of the GTK widgets, from translations.json: jq -r --arg language de -f.
.languages[$language] as $strings |

# The names in braces.
def arguments: [match("\\{(\\w+)\\}"; "g").captures[0].string];

# Makes a string a format of C. Arguments are numbered where they aren't in the order of the English string.
def format($names):
  (arguments != $names) as $isNumbered
  | reduce ($names | to_entries[]) as $argument (.;
      ($argument.key + 1 | tostring) as $number
      | (if $argument.value | test("^pages?$") then "u" else "s" end) as $type
      | gsub("\\{" + $argument.value + "\\}"; "%" + (if $isNumbered then $number + "$" else "" end) + $type));

# The plural categories of integers, in the order of a language's forms, and gettext's expression for them.
def plurals: {
  cs: {categories: ["one", "few", "other"], expression: "nplurals=3; plural=n==1 ? 0 : n>=2 && n<=4 ? 1 : 2;"}
}[$language];

def line($keyword): $keyword + " " + tojson;

("" | line("msgid")),
("Content-Type: text/plain; charset=UTF-8\nLanguage: " + $language + "\n"
  + if plurals then "Plural-Forms: " + plurals.expression + "\n" else "" end | line("msgstr")),
# The widgets have no words for the others.
(.messages | del(.playing, .paused, .titledPosition, .slidePosition, .carousel, .slide) | to_entries[]
  | .value as $message | ($message.en | arguments) as $names | ($message.en | format($names)) as $key | $strings[.key] as $text
  | "", "#. " + $message.note, if $names == [] then empty else "#, c-format" end, ("Dwell" | line("msgctxt")), ($key | line("msgid")),
    if ($text | type) == "string" then $text | format($names) | line("msgstr")
    else
      ($key | line("msgid_plural")),
      (plurals.categories | to_entries[] | "msgstr[" + (.key | tostring) + "]" as $keyword | $text[.value] | format($names) | line($keyword))
    end)
