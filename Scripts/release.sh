#!/usr/bin/env bash
# release.sh [VERSION]: releases the version that the sources state; with another VERSION, it is first stated and committed.
# Checks that everything is committed, tested, documented and as in Tools/API; writes the archives with their digests and the
# changes into out/release, tries each archive in an empty folder, and tags the commit. A push of the tag then publishes it: the
# workflow release.yml does the same, and uploads the archives.
#
# release.sh version: prints the version, which is stated in one place.
# release.sh changes VERSION [date]: prints the changelog's section of a version, or only the version's date. Fails if there is
# none.
# release.sh prepare VERSION [DATE]: states a version, and heads its changes: what is under Unreleased in the changelog becomes
# the section of the version and its date (today), and the README's lines name it, instead of the main branch before the first
# release. Changes nothing if it is done.
# release.sh archive [packed]: builds the program for Linux with what belongs to it, unless it is to be packed as it is, and packs
# it as out/dwell-VERSION-linux-MACHINE.tar.gz, which runs from any folder. The same files give the same archive.
set -euo pipefail
cd "$(dirname "$0")/.."

version() {
  local version
  version=$(sed -n 's/^  public static let version = "\(.*\)"$/\1/p' Sources/DwellCommand/Version.swift)
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "version: Version.swift states none like 1.2.3" >&2; exit 1; }
  echo "$version"
}

changes() {
  local heading
  heading=$(grep -E "^## ${1//./\\.} - [0-9]{4}-[0-9]{2}-[0-9]{2}$" CHANGELOG.md) ||
    { echo "changes: CHANGELOG.md has no section \"## $1 - DATE\"" >&2; exit 1; }
  if [[ ${2-} == date ]]; then
    echo "${heading##* }"
  else
    awk -v heading="$heading" '/^## / { within = ($0 == heading); next } within' CHANGELOG.md | sed -e '/./,$!d'
  fi
}

prepare() {
  local version=${1-} date=${2:-$(date -u +%F)} before
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "release: ${version:-nothing} is not a version -- write e.g. VERSION=1.2.3" >&2; exit 2; }
  before=$(version)
  if [[ $version != "$before" && $(printf '%s\n' "$version" "$before" | sort -V | sed -n '$p') != "$version" ]]; then
    echo "release: $version is older than $before, which the sources state" >&2
    exit 1
  fi

  if ! (changes "$version") >/dev/null 2>&1; then
    if ! sed -n '/^## Unreleased$/,/^## [0-9]/p' CHANGELOG.md | grep '^- ' >/dev/null; then
      echo "release: CHANGELOG.md has no changes under Unreleased" >&2
      exit 1
    fi
    sed -i "s/^## Unreleased$/## Unreleased\n\n## $version - $date/" CHANGELOG.md
  fi
  sed -i "s/^  public static let version = \".*\"$/  public static let version = \"$version\"/" Sources/DwellCommand/Version.swift
  sed -i -E -e "s/(\.package\(url: \"[^\"]*\", )branch: \"main\"/\1from: \"$version\"/" \
    -e "s/(from: \"|dwell-(web-)?|releases\/download\/v)${before//./\\.}/\1$version/g" README.md
}

archive() {
  local name archive time
  [[ ${1-} == packed ]] || Scripts/install.sh stage >&2
  name=dwell-$(version)-linux-$(uname -m)
  archive=out/$name.tar.gz
  time=$(git log -1 --format=%ct 2>/dev/null) || time=0
  tar --create --directory out/stage --transform "s,^\.,$name," --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$time" . | gzip -9n >"$archive"
  echo "$archive"
}

case ${1-} in
  version | changes | prepare | archive)
    "$@"
    exit ;;
esac
source Scripts/environment.sh

# refused WHY FIX: ends the release.
refused() { echo "release: $1 -- $2" >&2; exit 1; }

[[ -z $(git status --porcelain) ]] || refused "there are changes that aren't committed" "commit them, or git stash"
# The README's lines are for copying, so they name the repository that the release is in.
place=${GITHUB_REPOSITORY:-$(git remote get-url origin 2>/dev/null | sed -nE 's|.*github\.com[:/](.*[^/])/?$|\1|p' | sed 's|\.git$||')}
[[ -z $place ]] || grep -qF "https://github.com/$place\"" README.md ||
  refused "README.md names another repository than $place" "sed -i -E 's#github.com/[^/]*/Dwell#github.com/$place#; s#^\(the capitals [^)]*\), ##' README.md"

version=${1:-$(version)}
tag=v$version
tagged=$(git rev-parse --quiet --verify "$tag^{commit}" || true)
[[ -z $tagged || $tagged == $(git rev-parse HEAD) ]] || refused "$tag is the tag of another commit" "choose the next version"
if [[ -z $tagged ]]; then
  prepare "$version"
  [[ -z $(git status --porcelain) ]] || git commit --quiet --all --message "Release $version"
fi
[[ $(version) == "$version" ]] || refused "the tagged sources state the version $(version)" "tag the right commit"
changes=$(changes "$version")

if [[ $(Scripts/test.sh tested) != $(git rev-parse 'HEAD^{tree}') ]]; then Scripts/test.sh; fi
step api Scripts/api.sh check
step docs Scripts/docs.sh
step stage Scripts/install.sh stage

out=$PWD/out/release
rm -rf "$out"
mkdir -p "$out"
git archive --format=tar --prefix="dwell-$version/" HEAD | gzip -9n >"$out/dwell-$version.tar.gz"
Scripts/web.sh >/dev/null
cp "$(Scripts/web.sh package)" "$out/"
cp "$(archive packed)" "$out/"
printf '%s\n' "$changes" >"$out/changes.md"

# Each archive, in an empty folder.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for archive in "$out"/*.gz "$out"/*.tgz; do tar -xzf "$archive" -C "$scratch"; done
step binary Tests/Installed/command.sh "$scratch/dwell-$version-linux-$(uname -m)"
step source env -u DWELL_DEVELOPMENT swift build --package-path "$scratch/dwell-$version" --product dwell
grep -qF "\"version\": \"$version\"" "$scratch/package/package.json" || refused "the web package states another version" "Scripts/web.sh"

(cd "$out" && sha256sum -- *.gz *.tgz | tee SHA256SUMS)
[[ -z $(git status --porcelain) ]] || refused "the release changed files" "git diff"
[[ -n $tagged ]] || git tag --annotate --file "$out/changes.md" --cleanup=verbatim "$tag"
echo "$tag is ready: its archives are in out/release. To publish it: git push origin HEAD $tag"
