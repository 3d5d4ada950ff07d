# Rewrites a Swift file as one of Apple's platforms compiles it: see platforms.sh. Variables: platform, oldest (the
# platform's oldest version), later (the later versions that the sources mention, in ascending order), file.

BEGIN {
  count = split(later, versions, " ")
  printf "import Domains\n#sourceLocation(file: \"%s\", line: 1)\n", file
}

# Returns the version in a list such as `iOS 18, macOS 15, *` that concerns the platform; 0 if there is none.
function version_in(list) {
  if (!match(list, "(^|[ ,(])" platform " [0-9.]+")) return 0
  list = substr(list, RSTART, RLENGTH)
  sub(/.* /, "", list)
  return list
}

# Returns a prefix and suffix around the domain of each later version up to the given one.
function domains_to(version, prefix, suffix, separator,   i, result, domain) {
  result = ""
  for (i = 1; i <= count; i++) {
    if (versions[i] + 0 > version + 0) break
    domain = versions[i]
    gsub(/\./, "_", domain)
    result = result (result == "" ? "" : separator) prefix "Since" domain suffix
  }
  return result
}

file !~ /^Tests\/SwiftUI\// && /^[ \t]*#(if|elseif) / {
  gsub("os\\(" platform "\\)", "true")
  gsub(/os\((iOS|macOS|tvOS|watchOS|visionOS|Linux)\)/, "false")
}

/@available\((iOS|macOS|tvOS|watchOS|visionOS), unavailable/ {
  if (index($0, "@available(" platform ",")) sub(/@available\([A-Za-z]+, unavailable[^)]*\)/, "@available(AnotherPlatform)")
  else sub(/@available\([A-Za-z]+, unavailable[^)]*\)/, "")
}

/[@#]available\([^)]*\*\)/ && /available\((iOS|macOS|tvOS|watchOS|visionOS) / {
  match($0, /[@#]available\([^)]*\*\)/)
  before = substr($0, 1, RSTART - 1)
  call = substr($0, RSTART, RLENGTH)
  after = substr($0, RSTART + RLENGTH)
  version = version_in(call)
  if (call ~ /^@/) {
    $0 = before domains_to(version, "@available(", ")", " ") after
  } else if (version + 0 > oldest + 0) {
    $0 = before domains_to(version, "#available(", ")", ", ") after
  } else if (version + 0 > 0) {
    printf "%s:%d: the check is always true on %s\n", file, FNR, platform > "/dev/stderr"
    exit 1
  }
}

{ print }
