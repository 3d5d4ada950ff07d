# The script with the custom elements' words, from translations.json: jq -r -f.
# The elements' names for the messages.
{
  pause: "pause", play: "play", previous: "previous", next: "next", page: "position", meter: "level", slide: "slidePosition", titled: "titledPosition",
  control: "pages", carousel: "carousel", "slide-role": "slide", close: "close"
} as $names |
"// The words of the custom elements in other languages than English. It loads itself beside their script when an element is in one",
"// of them; a page that is opened from a file loads it first: <script src=\"words.js\"></script>",
"globalThis[Symbol.for('dwell.translations')] = "
  + (.languages | map_values(. as $strings | $names | map_values($strings[.])) | tojson) + ";"
