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
  'no input may crash the program: return a defined result or throw' 'Sources/*.swift' 'Player/Sources/*.swift'
every '\b(try|as)!' 'handle the failure: guard, if let, or a throwing test' '*.swift'
every '(^|[^A-Za-z0-9])R[0-9]{3}([^A-Za-z0-9]|$)' 'requirement numbers belong in tests: describe the requirement' \
  Sources Player/Sources Web Examples Scripts Tools '*.md' ':!Tests'
every 'XCTSkip|\.disabled\(' 'a test that does not run proves nothing: fix it or remove it' '*.swift' ':!Sources' ':!Player/Sources'

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
sizes=$(git ls-files -coz --exclude-standard | xargs -0 wc -lc 2>/dev/null | sed -E 's/^ *([0-9]+) +([0-9]+) /\1 \2 /')
found 'make it smaller, or generate it in the build' < <(
  awk '$2 > 300000 && !/^[0-9]+ [0-9]+ total$/ { size = $2; sub(/^[0-9]+ [0-9]+ /, ""); print $0 ":1: " size " bytes" }' <<<"$sizes")
found 'longer than 400 lines: split it by purpose' < <(
  awk '$1 > 400 && !/\/Generated\// && /\.(swift|sh|mjs|js|ts|py|c|h|css)$/ { size = $1; sub(/^[0-9]+ [0-9]+ /, ""); print $0 ":" size ": " size " lines" }' <<<"$sizes")

# A placeholder is only for an otherwise empty target.
while IFS= read -r file; do
  folder=$(dirname "$file")
  (($(git ls-files -co --exclude-standard -- "$folder/*.swift" | wc -l) == 1)) ||
    found "remove it" <<<"$file:1: its folder has real files"
done < <(git ls-files -co --exclude-standard -- '*/Placeholder.swift')

# The tests in a folder without a target never run.
for folder in Tests/*/ Player/Tests/*/; do
  name=$(basename "$folder")
  [[ -n $(git ls-files -co --exclude-standard -- "$folder*.swift") ]] || continue  # data, such as the goldens
  manifest=${folder%"Tests/$name/"}Package.swift
  grep -q "name: \"$name\"" "$manifest" || found "add a test target \"$name\" to $manifest" <<<"$folder:1: never runs"
done

# Every folder is described where its reader looks; test folders named after their target need no entry.
# described DOCUMENT FOLDER NAME: whether a document has a row for a folder.
described() { grep -q "\`$3[\`/]" "$1" || found 'describe it in the table' <<<"$1:1: $2 is missing"; }
while IFS= read -r folder; do
  name=${folder##*/}
  case $folder in
    Sources/*) described Sources/README.md "$folder" "$name" ;;
    Tests/*) [[ $folder == *Tests && (-d Sources/${name%Tests} || -d Tests/${name%Tests}) ]] || described Tests/README.md "$folder" "$name" ;;
    *) described ARCHITECTURE.md "$folder" "$name" ;;
  esac
done < <(git ls-files -co --exclude-standard -- '*/*' | grep -oE '^(Sources|Tests)/[^/]+/|^[A-Z][^/]*/' | sed 's|/$||' | sort -u)

# The files that they name must exist.
# shellcheck disable=SC2016 # the pattern of code in Markdown
for document in ARCHITECTURE.md CONTRIBUTING.md Sources/README.md Tests/README.md; do
  while IFS=: read -r line file; do
    [[ -e $file ]] || found 'name the file as it is' <<<"$document:$line: $file doesn't exist"
  done < <(grep -noE '`(Sources|Tests|Scripts|Web)/[^` ]*\.[a-z]+`' "$document" | tr -d '`')
done

while IFS=: read -r script line file; do
  [[ -e $file ]] || found 'name the file as it is' <<<"$script:$line: $file doesn't exist"
done < <(git grep --untracked -noE '\b(Tests|Scripts|Tools|Player)/[A-Za-z0-9_./-]*\.[a-z]+\b' -- 'Scripts/*.sh' 'Tests/*.sh' 'Tools/*.sh' .github)

# The package builds differently without it, so a script without it rebuilds everything, or checks less.
found 'source Scripts/environment.sh after the cd' < <(
  git grep --untracked -nE '^[^#]*\b(swift|xcodebuild) (build|test)\b' -- 'Scripts/*.sh' | grep -v '\becho\b' |
    while IFS=: read -r file rest; do
      grep -q '^source Scripts/environment.sh$' "$file" || echo "$file:$rest"
    done)

# GitHub reads one, and tools for licences the other (REUSE.toml).
cmp -s LICENSE LICENSES/Apache-2.0.txt || found 'copy LICENSE over it' <<<'LICENSES/Apache-2.0.txt:1: differs from LICENSE'

# The dependencies between the targets: fronts -> scenes, deck -> core. No front imports another.
# The modules of this package that each target may import. Targets must be listed, so that each dependency is a
# decision.
declare -A may=(
  [Dwell]="Glibc Musl" # only to have the C maths library linked
  [DwellText]="Dwell"
  [DwellJSON]=""
  [DwellFiles]="DwellJSON"
  [DwellScenes]="Dwell DwellJSON DwellText"
  [DwellHTML]="Dwell DwellJSON DwellScenes"
  [DwellGTK]="Dwell CDwellGTK"
  [DwellGTKLibrary]="CDwellGTK DwellGTK"
  [DwellGTKGallery]="Dwell DwellFiles DwellGTK DwellScenes CDwellGTK"
  [DwellSwiftUI]="Dwell"
  [DwellGallery]="Dwell DwellScenes DwellSwiftUI"
  [DwellWeb]="Dwell"
  [DwellCommand]="CDwellGetopt Dwell DwellFiles DwellGTKGallery DwellHTML DwellJSON DwellScenes DwellText"
  [DwellMain]="DwellCommand"
  # The player's package.
  [DwellDeck]="Dwell DwellJSON"
  [DwellDeckHTML]="Dwell DwellDeck DwellHTML DwellJSON"
  [DwellPlayer]="Dwell DwellDeck DwellFiles DwellGTK DwellGTKGallery DwellScenes CDwellGTK CDwellJPEG CDwellLCMS CDwellTIFF CDwellWebP"
  [DwellPlayerCommand]="CDwellProcess Dwell DwellCommand DwellDeck DwellDeckHTML DwellFiles DwellHTML DwellJSON DwellPlayer"
)
# The core may not import anything else either: it runs without an operating system.
bare=" Dwell "

imports='^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+|public[[:space:]]+|internal[[:space:]]+|private[[:space:]]+|package[[:space:]]+|fileprivate[[:space:]]+)*import[[:space:]]'
while IFS=: read -r file line text; do
  target=${file#*Sources/}
  target=${target%%/*}
  [[ $text =~ import[[:space:]]+((struct|class|enum|protocol|func|var|let|typealias)[[:space:]]+)?([A-Za-z0-9_]+) ]] || continue
  module=${BASH_REMATCH[3]}
  if [[ ! -v may[$target] ]]; then
    found "list its imports in Scripts/lint.sh" <<<"$file:$line: target $target is not listed"
  elif [[ " ${may[$target]} " == *" $module "* ]]; then
    continue
  elif [[ $bare == *" $target "* ]]; then
    found "the core may import only${may[$target]:+ ${may[$target]} and} the standard library" <<<"$file:$line: $target imports $module"
  elif [[ -d Sources/$module || -d Player/Sources/$module ]]; then
    found "this dependency is not in the design; $target may import: ${may[$target]:-nothing}" <<<"$file:$line: $target imports $module"
  fi
done < <(git grep --untracked -nE "$imports" -- 'Sources/*.swift' 'Player/Sources/*.swift')

# Every link of the README, and of the Markdown files that it leads to, as a reader on a code host follows it: to files of the
# repository as they are, without a build. Reports what isn't there, and what only DocC can read.
declare -A seen=([README.md]=1)
queue=(README.md)

# links FILE: prints the line and the target of each link and picture outside of code; and of each thing that a code host can't
# show, with `!` before it.
links() {
  awk '
    /^ *```/ { fenced = !fenced; next }
    fenced { next }
    /^@[A-Z][A-Za-z]*[ ({]/ { print NR "\t!" $0 }
    /^<!-- end -->$/ && isMarker { print NR "\t!an empty generated part" }
    { isMarker = /^<!-- [A-Z][A-Za-z]*\/.* -->$/ }
    {
      line = $0
      gsub(/``[^`]*``|`[^`]*`/, "", line)
      if (line ~ /<doc:/ || FILENAME ~ /[.]docc\// && line ~ /<\/?[a-z][a-z-]*[ >]/) print NR "\t!" $0
      while (match(line, /\]\([^() ]*\)|(href|src|srcset)="[^"]*"/)) {
        target = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        gsub(/^\]\(|\)$|^[a-z]*="|"$/, "", target)
        print NR "\t" target
      }
    }' "$1"
}

# anchors FILE: prints the names of its headings, as code hosts form them.
anchors() {
  awk '/^ *```/ { fenced = !fenced; next } !fenced && /^#+ / {
    sub(/^#+ /, ""); $0 = tolower($0); gsub(/[^a-z0-9 _-]/, ""); gsub(/ /, "-"); print }' "$1"
}

while ((${#queue[@]})); do
  file=${queue[0]}
  queue=("${queue[@]:1}")
  while IFS=$'\t' read -r line target; do
    case $target in
      !*) found "a link of Markdown, code in backquotes, and Scripts/docs.sh generated renew" <<<"$file:$line: only DocC reads ${target#!}"; continue ;;
      *:*) continue ;;
    esac
    path=${target%%#*}
    to=$file
    if [[ -n $path ]]; then
      to=$(realpath --canonicalize-missing --relative-to=. "$(dirname "$file")/$path")
      if [[ $to == ../* || ! -e $to ]]; then
        found "name a file of the repository" <<<"$file:$line: leads to $path, which isn't there"
        continue
      fi
      git check-ignore --quiet "$to" && found "name a file of the repository" <<<"$file:$line: leads to $path, which only a build makes"
    fi
    if [[ $target == *#* ]] && ! anchors "$to" | grep -xF -- "${target#*#}" >/dev/null; then
      found "name one of its headings" <<<"$file:$line: leads to #${target#*#}, which is no heading of $to"
    fi
    if [[ $to == *.md && -z ${seen[$to]-} ]]; then
      seen[$to]=1
      queue+=("$to")
    fi
  done < <(links "$file")
done

# A mistake that changes nothing is known by its line.
equivalents=Tools/Mutation/Equivalents.txt
while IFS=$'\t' read -r number file line; do
  grep -qxF -- "$line" <(sed 's/^ *//' "Sources/Dwell/$file" 2>&1) ||
    found "copy the line as it is now, or remove the entry" <<<"$equivalents:$number: no longer in Sources/Dwell/$file: $line"
done < <(awk -v OFS='\t' 'sub(/^file: /, "") { file = $0 } sub(/^line: /, "") { print NR, file, $0 }' "$equivalents")

# Whoever looks for an article finds it.
while IFS= read -r file; do
  [[ -n ${seen[$file]-} ]] || found "link it from its module's page" <<<"$file:1: no link from the README leads here"
done < <(git ls-files -co --exclude-standard -- 'Sources/*.docc/*.md' 'Player/Documentation/*.md')


mapfile -d '' -t scripts < <(git ls-files -coz --exclude-standard -- '*.sh' .ci/run)
Scripts/docs.sh manifest check || findings=$((findings + 1))
shellcheck --external-sources "${scripts[@]}" || findings=$((findings + 1))
git ls-files -coz --exclude-standard -- '*.md' '*.swift' Makefile 'Scripts/*' 'Tests/Installed/*' | xargs -0 codespell || findings=$((findings + 1))

((findings == 0)) || { echo "lint: fix the findings above" >&2; exit 1; }
