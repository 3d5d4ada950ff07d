# What makes formats of strings whose arguments are names in braces.

# The names, in order.
def arguments: [match("\\{(\\w+)\\}"; "g").captures[0].string];

# Makes a string a format, by the names in the order of the English string: numbers of pages are of one type, and all others of
# another. Arguments are numbered by that order, or stand in it.
def format($names; $number; $text; $isNumbered):
  reduce ($names | to_entries[]) as $argument (.;
    (if $argument.value | test("^pages?$") then $number else $text end) as $type
    | (if $isNumbered then ($argument.key + 1 | tostring) + "$" else "" end) as $place
    | gsub("\\{" + $argument.value + "\\}"; "%" + $place + $type));
