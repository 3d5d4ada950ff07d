# The String Catalog of the SwiftUI views, from translations.json: jq --indent 1 -f.
# The views have no words for these.
(.messages | del(.page, .carousel, .slide, .slidePosition)) as $messages | .languages as $languages |

# Makes an English string a key, as Swift's interpolation makes one: in order, without positions.
def key: gsub("\\{pages?\\}"; "%lld") | gsub("\\{\\w+\\}"; "%@");

# Makes a string a format; arguments are numbered in the order of the English string.
def format($english):
  reduce ([$english | match("\\{(\\w+)\\}"; "g").captures[0].string] | to_entries[]) as $argument (.;
    ($argument.key + 1 | tostring) as $number
    | (if $argument.value | test("^pages?$") then "lld" else "@" end) as $type
    | gsub("\\{" + $argument.value + "\\}"; "%" + $number + "$" + $type));

def unit: {stringUnit: {state: "translated", value: .}};

# A translation; one whose form depends on the page count is an object by plural category.
def localization($english):
  if type == "string" then format($english) | unit
  else {
    stringUnit: {state: "translated", value: "%#@pages@"},
    substitutions: {pages: {
      argNum: 2, formatSpecifier: "lld",
      variations: {plural: map_values(format($english) | gsub("%2\\$lld"; "%arg") | unit)}
    }}
  } end;

{
  sourceLanguage: "en",
  strings: ($messages | to_entries | map(.key as $name | .value as $message | {
    key: $message.en | key,
    value: {
      comment: $message.note, extractionState: "manual",
      localizations: ($languages | map_values(.[$name] | localization($message.en)))
    }
  }) | from_entries),
  version: "1.0"
}
