#!/usr/bin/env bash
# Rules that neither the compiler nor swift format checks. Each finding has a file, a line and a fix; all are reported
# before the script fails.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
findings=0

# found FIX: reads findings from standard input, one `file:line: text` each, and prints them with their fix.
found() {
  local line
  while IFS= read -r line; do
    printf '%s\n  fix: %s\n' "${line:0:200}" "$1" >&2
    findings=$((findings + 1))
  done
}

# every PATTERN FIX PATHSPEC...: reports the matches of an extended regular expression in text files.
every() {
  local pattern=$1 fix=$2
  shift 2
  found "$fix" < <(git grep --untracked -nIE "$pattern" -- "$@")
}

every '\b(TO''DO|FIX''ME)\b' 'do it now, or put it in the issue tracker' .
every '(^|[^A-Za-z0-9_.~>-])/(work|root|home)/' 'a path of one machine: make it relative, or pass it as an argument' .
every '\b(fatalError|preconditionFailure|precondition|assertionFailure)\(' \
  'no input may crash the program: return a defined result or throw' 'Sources/*.swift'
every '\b(try|as)!' 'handle the failure: guard, if let, or a throwing test' '*.swift'
every '(^|[^A-Za-z0-9])R[0-9]{3}([^A-Za-z0-9]|$)' 'requirement numbers belong in tests: describe the requirement' \
  Sources Web Examples Scripts Tools '*.md' ':!Tests'
every 'XCTSkip|\.disabled\(' 'a test that does not run proves nothing: fix it or remove it' '*.swift' ':!Sources'

# Apple rejects apps that use one of these without a declared reason, also where a package uses it: the list of "Describing
# use of required reason API" in Apple's documentation, for the code that apps on Apple's systems contain.
required_reason='(creation|modification|fileModification|contentModification)Date(Key)?'
required_reason+='|f?getattrlist|getattrlist(bulk|at)|[fl]?stat|fstatat|systemUptime|mach_absolute_time'
required_reason+='|volume(AvailableCapacity(For(Important|Opportunistic)Usage)?|TotalCapacity)(Key)?'
required_reason+='|system(Free)?Size|f?statv?fs|activeInputModes|(NS)?UserDefaults|AppStorage'
every "\\b($required_reason)\\b" 'Apple wants a declared reason for it (ITMS-91053): use another API' \
  Sources/Dwell Sources/DwellText Sources/DwellSwiftUI 'Examples/*/SwiftUI.swift'

# The README names the place of the repository once, with a word on it.
every 'OWN''ER' 'the account that hosts the repository is named in the README alone: link to a path instead' . ':!README.md'
found 'name the place of the repository once' < <(git grep -nE 'OWN''ER' -- README.md | tail -n +2)

# swift format checks the width of code, but not of comments.
width=$(sed -n 's/.*"lineLength": \([0-9]*\).*/\1/p' .swift-format)
found "wrap the comment at $width columns" < <(
  LC_ALL=C.UTF-8 git grep --untracked -nP "^(?=\s*//(?! swift-)).{$((width + 1))}" -- '*.swift')

# Size: packages that depend on this one clone its history, and a long file has more than one purpose.
allowed_large=()
while IFS= read -r -d '' file; do
  [[ -f $file ]] || continue
  bytes=$(stat -c %s "$file")
  if ((bytes > 300000)) && [[ " ${allowed_large[*]-} " != *" $file "* ]]; then
    found 'make it smaller, generate it in the build, or allow it in Scripts/lint.sh' <<<"$file:1: $bytes bytes"
  fi
  if [[ $file =~ \.(swift|sh|mjs|js|ts|py|c|h|css)$ ]]; then
    lines=$(wc -l <"$file")
    ((lines <= 400)) || found 'longer than 400 lines: split it by purpose' <<<"$file:$lines: $lines lines"
  fi
done < <(git ls-files -coz --exclude-standard)

# A placeholder is only for an otherwise empty target.
while IFS= read -r file; do
  folder=$(dirname "$file")
  (($(git ls-files -co --exclude-standard -- "$folder/*.swift" | wc -l) == 1)) ||
    found "remove it" <<<"$file:1: its folder has real files"
done < <(git ls-files -co --exclude-standard -- '*/Placeholder.swift')

# The tests in a folder without a target never run.
for folder in Tests/*/; do
  name=$(basename "$folder")
  [[ -n $(git ls-files -co --exclude-standard -- "$folder*.swift") ]] || continue  # data, such as the goldens
  grep -q "name: \"$name\"" Package.swift || found "add a test target \"$name\" to Package.swift" <<<"$folder:1: never runs"
done

# ARCHITECTURE.md must describe every folder; test folders named after their target need no entry.
while IFS= read -r folder; do
  name=${folder##*/}
  [[ $folder == Tests/*Tests && (-d Sources/${name%Tests} || -d Tests/${name%Tests}) ]] ||
    grep -q "\`${folder}[\`/]" ARCHITECTURE.md ||
    found 'describe it in the table' <<<"ARCHITECTURE.md:1: $folder is missing"
done < <(git ls-files -co --exclude-standard -- '*/*' | grep -oE '^(Sources|Tests)/[^/]+/|^[A-Z][^/]*/' | sed 's|/$||' | sort -u)

# The files that they name must exist.
# shellcheck disable=SC2016 # the pattern of code in Markdown
for document in ARCHITECTURE.md CONTRIBUTING.md; do
  while IFS=: read -r line file; do
    [[ -e $file ]] || found 'name the file as it is' <<<"$document:$line: $file doesn't exist"
  done < <(grep -noE '`(Sources|Tests|Scripts|Web)/[^` ]*\.[a-z]+`' "$document" | tr -d '`')
done

# The package builds differently without it, so a script without it rebuilds everything, or checks less.
found 'source Scripts/environment.sh after the cd' < <(
  git grep --untracked -nE '^[^#]*\b(swift|xcodebuild) (build|test)\b' -- 'Scripts/*.sh' | grep -v '\becho\b' |
    while IFS=: read -r file rest; do
      grep -q '^source Scripts/environment.sh$' "$file" || echo "$file:$rest"
    done)

# GitHub reads one, and tools for licences the other (REUSE.toml).
cmp -s LICENSE LICENSES/Apache-2.0.txt || found 'copy LICENSE over it' <<<'LICENSES/Apache-2.0.txt:1: differs from LICENSE'

Scripts/lint-arrows.sh || findings=$((findings + 1))
Scripts/lint-links.sh || findings=$((findings + 1))

mapfile -d '' -t scripts < <(git ls-files -coz --exclude-standard -- 'Scripts/*.sh' 'Tests/**/*.sh' .ci/run)
shellcheck --external-sources "${scripts[@]}" || findings=$((findings + 1))
git ls-files -coz --exclude-standard -- '*.md' '*.swift' Makefile 'Scripts/*' 'Tests/Installed/*' | xargs -0 codespell || findings=$((findings + 1))

((findings == 0)) || { echo "lint: fix the findings above" >&2; exit 1; }
