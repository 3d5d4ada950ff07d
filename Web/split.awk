# Prints the names of the functions that only some elements need, from a module in WebAssembly's text format: those of segments and
# meters, and of pages that don't snap.
#
# What calls them has to know that its element needs them: a carousel, its row or its pager, or the function that makes elements. A
# function that something else calls, or that was merged with others alike, stays.
BEGIN {
  later = "10SegmentRowV|SegmentRowLayout|SegmentedProgress|ProgressMeter|Dwell[0-9]+Meter|PagePass|PagerV(5coast|11nearestRest|10freeOffset)"
  knowing = "CarouselRow|8CarouselV|5PagerV|dwellCreate"
}
/^ \(/ { name = "" }
/^ \(func / {
  name = substr($2, 2)
  # Copies of values, which Swift outlines, and functions of its library stay.
  if (name ~ /^\$e(5Dwell|8DwellWeb)/ && name ~ later && name !~ /WO/) moved[name]
}
name && /\((call|ref\.func) \$/ {
  callee = $0
  sub(/.*\((call|ref\.func) \$/, "", callee)
  sub(/[ )].*/, "", callee)
  callers[callee] = callers[callee] " " name
}
END {
  do {
    stays = 0
    for (name in moved) {
      count = split(callers[name], all, " ")
      for (n = 1; n <= count; n++) if (!(all[n] in moved) && all[n] !~ knowing) { delete moved[name]; stays = 1; break }
    }
  } while (stays)
  for (name in moved) print name
}
