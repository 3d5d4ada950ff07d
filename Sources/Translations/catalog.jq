# The String Catalog of the SwiftUI views, from translations.json: jq --indent 1 -L Sources/Translations -f.
include "format";

# The views have no words for these.
(.messages | del(.page, .carousel, .slide, .slidePosition)) as $messages | .languages as $languages |

# Makes an English string a key, as Swift's interpolation makes one.
def key: format(arguments; "lld"; "@"; false);

# Makes a translation a format.
def format($names): format($names; "lld"; "@"; true);

def unit: {stringUnit: {state: "translated", value: .}};

# A translation; one whose form depends on the page count is an object by plural category.
def localization($names):
  if type == "string" then format($names) | unit
  else {
    stringUnit: {state: "translated", value: "%#@pages@"},
    substitutions: {pages: {
      argNum: 2, formatSpecifier: "lld",
      variations: {plural: map_values(format($names) | gsub("%2\\$lld"; "%arg") | unit)}
    }}
  } end;

{
  sourceLanguage: "en",
  strings: ($messages | to_entries | map(.key as $name | .value as $message | {
    key: $message.en | key,
    value: {
      comment: $message.note, extractionState: "manual",
      localizations: ($languages | map_values(.[$name] | localization($message.en | arguments)))
    }
  }) | from_entries),
  version: "1.0"
}
