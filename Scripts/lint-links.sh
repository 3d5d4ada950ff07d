#!/usr/bin/env bash
# lint-links.sh: follows every link of the README, and every link of the Markdown files that it leads to, as a reader on a code
# host does: to files of the repository as they are, without a build. Reports what isn't there, and what only DocC can read.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

declare -A seen=([README.md]=1)
queue=(README.md)
findings=0

# found PLACE TEXT FIX: reports a finding.
found() {
  printf '%s: %s\n  fix: %s\n' "$1" "$2" "$3" >&2
  findings=$((findings + 1))
}

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
      !*) found "$file:$line" "only DocC reads ${target#!}" "a link of Markdown, code in backquotes, and Scripts/docs-generated.sh renew"; continue ;;
      *:*) continue ;;
    esac
    path=${target%%#*}
    to=$file
    if [[ -n $path ]]; then
      to=$(realpath --canonicalize-missing --relative-to=. "$(dirname "$file")/$path")
      if [[ $to == ../* || ! -e $to ]]; then
        found "$file:$line" "leads to $path, which isn't there" "name a file of the repository"
        continue
      fi
      git check-ignore --quiet "$to" && found "$file:$line" "leads to $path, which only a build makes" "name a file of the repository"
    fi
    if [[ $target == *#* ]] && ! anchors "$to" | grep -xF -- "${target#*#}" >/dev/null; then
      found "$file:$line" "leads to #${target#*#}, which is no heading of $to" "name one of its headings"
    fi
    if [[ $to == *.md && -z ${seen[$to]-} ]]; then
      seen[$to]=1
      queue+=("$to")
    fi
  done < <(links "$file")
done

# Whoever looks for an article finds it.
while IFS= read -r file; do
  [[ -n ${seen[$file]-} ]] || found "$file:1" "no link from the README leads here" "link it from its module's page"
done < <(git ls-files -co --exclude-standard -- 'Sources/*.docc/*.md')

((findings == 0)) || exit 1
