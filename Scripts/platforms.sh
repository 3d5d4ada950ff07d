#!/usr/bin/env bash
# platforms.sh [PLATFORM...]: type-checks the SwiftUI views as each of Apple's platforms compiles them, on Linux, against
# the stand-in in Tests/SwiftUI; all five by default. With them it checks the gallery and the examples on the platforms
# that platforms.txt lists for each (and that they don't compile on others, so that the list is true), and the apps on
# those of their manifests. The modules below the views must be built.
#
# The compiler for Linux knows neither Apple's platforms nor their versions, so the sources are copied with these changes,
# which keep all line numbers:
# - `os(iOS)` and the like become true or false;
# - what a platform doesn't have (`@available(tvOS, unavailable)`) is in an availability domain that no code can check;
# - what a version after the package's oldest one has is in the domain of that version, so that it needs a check.
# The stand-in's own declarations are `package`, and it is built as another package, so the views can't use them.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

if (($# != 1)); then
  (($#)) || set -- iOS macOS tvOS watchOS visionOS
  printf '%s\n' "$@" | xargs -n 1 -P "$(nproc)" Scripts/platforms.sh
  exit
fi

platform=$1
modules=$(swift build --show-bin-path)/Modules
for module in Dwell DwellJSON DwellScenes; do
  [[ -e $modules/$module.swiftmodule ]] || { echo "platforms: build it first: swift build --target $module" >&2; exit 1; }
done
folder=out/platforms/$platform
rm -rf "$folder"
mkdir -p "$folder/domains"

# The oldest version that the package supports, and the later ones that the sources mention, in ascending order.
# oldest MANIFEST: the oldest version of the platform that a package supports; nothing if it has none.
oldest() { sed -nE "s/^  platforms: .*\\.$platform\\(\\.v([0-9]+)\\).*/\\1/p" "$1"; }
oldest=$(oldest Package.swift)
[[ -n $oldest ]] || { echo "platforms: Package.swift has no platform $platform" >&2; exit 1; }
later=$(grep -rhoE --include='*.swift' "[@#]available\\([^)]*\\b$platform [0-9.]+" Tests/SwiftUI Sources/DwellSwiftUI Sources/DwellGallery Examples Apps |
  sed -E "s/.*\\b$platform ([0-9.]+)/\\1/" | sort -uV | awk -v oldest="$oldest" '$1 + 0 > oldest')

# A C module with an availability domain for each later version, and one for other platforms.
printf 'module Domains { header "domains.h" export * }\n' >"$folder/domains/module.modulemap"
{
  printf '#include <availability_domain.h>\nint dwell_is_available(void);\n'
  printf 'CLANG_DYNAMIC_AVAILABILITY_DOMAIN(AnotherPlatform, dwell_is_available);\n'
  for version in $later; do
    printf 'CLANG_DYNAMIC_AVAILABILITY_DOMAIN(Since%s, dwell_is_available);\n' "${version//./_}"
  done
} >"$folder/domains/domains.h"

# Rewrites Swift files as the platform compiles them, into a folder. Variables: platform, oldest (the platform's oldest version), later
# (the later versions that the sources mention, in ascending order), folder.
# shellcheck disable=SC2016 # awk's
rewrite='BEGIN { count = split(later, versions, " ") }

FNR == 1 {
  if (copied) close(copied)
  copied = FILENAME
  gsub("/", "-", copied)
  copied = folder "/" copied
  printf "import Domains\n#sourceLocation(file: \"%s\", line: 1)\n", FILENAME >copied
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

FILENAME !~ /^Tests\/SwiftUI\// && /^[ \t]*#(if|elseif) / {
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
    printf "%s:%d: the check is always true on %s\n", FILENAME, FNR, platform >"/dev/stderr"
    exit 1
  }
}

{ print >copied }'

# copy SOURCES FOLDER: copies the Swift files in a folder as the platform sees them.
copy() {
  mkdir -p "$2"
  find "$1" -name '*.swift' -not -path '*.docc/*' -print0 |
    xargs -0 awk -v platform="$platform" -v oldest="$oldest" -v later="${later//$'\n'/ }" -v folder="$2" "$rewrite"
}
copy Tests/SwiftUI "$folder/stand-in"
copy Sources/DwellSwiftUI "$folder/views"
# What SwiftPM writes for the package's resources.
printf 'import SwiftUI\nextension Bundle { static let module = Bundle.main }\n' >"$folder/views/Bundle.swift"

# The name by which the package manager builds this package: the views use what the core declares as `package`.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c '[:alnum:]\n' _)
options=(-swift-version 6 -parse-as-library -D DEBUG -enable-experimental-feature CustomAvailability
  -I "$folder" -I "$folder/domains" -I "$modules" -module-cache-path out/platforms/cache)
# module NAME FOLDER: compiles the files of a folder into a module.
module() {
  swiftc -emit-module -wmo -module-name "$1" -warnings-as-errors "${options[@]}" -o "$folder/$1.swiftmodule" "${@:3}" \
    "$folder/$2"/*.swift
}
# check FOLDER: type-checks the Swift files below a folder; of those in Sources others can import the module.
check() {
  copy "$1" "$folder/$1"
  if [[ $1 == Sources/* ]]; then
    module "$(basename "$1")" "$1" -package-name "$package"
  else
    swiftc -typecheck -warnings-as-errors "${options[@]}" "$folder/$1"/*.swift
  fi
}

# Its declarations suffice: what it does is compiled for Linux.
swiftc -emit-module -wmo -module-name SwiftUI -package-name stand-in -suppress-warnings -Xfrontend -disable-availability-checking \
  -Xfrontend -experimental-skip-all-function-bodies \
  "${options[@]}" -o "$folder/SwiftUI.swiftmodule" "$folder"/stand-in/*.swift
# The stand-in has what the sources use of other modules of Apple's, too; each platform has some of those.
others=()
[[ $platform == macOS ]] && others+=(AppKit)
[[ $platform == tvOS ]] || others+=(PhotosUI)
for other in "${others[@]}"; do
  mkdir -p "$folder/$other"
  echo '@_exported import SwiftUI' >"$folder/$other/$other.swift"
  module "$other" "$other"
done
# What the app for macOS reads decks with, whose package is built with GTK alone.
[[ $platform != macOS ]] || swiftc -emit-module -wmo -module-name DwellDeck "${options[@]}" -o "$folder/DwellDeck.swiftmodule" \
  Player/Sources/DwellDeck/*.swift
module DwellSwiftUI views -package-name "$package"
checked="the views"

while read -r path platforms; do
  [[ -z $path || $path == '#'* ]] && continue
  if [[ " $platforms " == *" $platform "* ]]; then
    check "$path"
    checked+=", $(basename "$path")"
  elif (check "$path") 2>"$folder/refused.txt"; then
    echo "platforms: $path compiles for $platform, but Scripts/platforms.txt doesn't say so" >&2
    exit 1
  fi
done <Scripts/platforms.txt

for manifest in Apps/*/Package.swift; do
  [[ -n $(oldest "$manifest") ]] || continue
  check "$(dirname "$manifest")/Sources"
  checked+=", $(basename "$(dirname "$manifest")")"
done
echo "platforms: $platform compiles $checked"
