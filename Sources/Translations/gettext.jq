# A gettext catalogue of the GTK widgets, from translations.json: jq -r -L Sources/Translations --arg language de -f.
include "format";

.languages[$language] as $strings |

# Makes a string a format of C. Arguments are numbered where they aren't in the order of the English string.
def format($names): format($names; "u"; "s"; arguments != $names);

# The plural categories of integers, in the order of a language's forms, and gettext's expression for them.
def plurals: {
  cs: {categories: ["one", "few", "other"], expression: "nplurals=3; plural=n==1 ? 0 : n>=2 && n<=4 ? 1 : 2;"}
}[$language];

def line($keyword): $keyword + " " + tojson;

("" | line("msgid")),
("Content-Type: text/plain; charset=UTF-8\nLanguage: " + $language + "\n"
  + if plurals then "Plural-Forms: " + plurals.expression + "\n" else "" end | line("msgstr")),
# The widgets have no words for the others.
(.messages | del(.playing, .paused, .slidePosition, .carousel, .slide) | to_entries[]
  | .value as $message | ($message.en | arguments) as $names | ($message.en | format($names)) as $key | $strings[.key] as $text
  | "", "#. " + $message.note, if $names == [] then empty else "#, c-format" end, ("Dwell" | line("msgctxt")), ($key | line("msgid")),
    if ($text | type) == "string" then $text | format($names) | line("msgstr")
    else
      ($key | line("msgid_plural")),
      (plurals.categories | to_entries[] | "msgstr[" + (.key | tostring) + "]" as $keyword | $text[.value] | format($names) | line($keyword))
    end)
