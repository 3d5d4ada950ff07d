#!/usr/bin/env bash
# release.sh [VERSION]: releases the version that the sources state; with another VERSION, it is first stated and committed
# (release-prepare.sh). Checks that everything is committed, tested, documented and as in Tools/API; writes the archives with their
# digests and the changes into out/release, tries each archive in an empty folder, and tags the commit. A push of the tag
# then publishes it: the workflow release.yml does the same, and uploads the archives.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

# refused WHY FIX: ends the release.
refused() { echo "release: $1 -- $2" >&2; exit 1; }

[[ -z $(git status --porcelain) ]] || refused "there are changes that aren't committed" "commit them, or git stash"
# The README's lines are for copying, so they name the repository that the release is in.
place=${GITHUB_REPOSITORY:-$(git remote get-url origin 2>/dev/null | sed -nE 's|.*github\.com[:/](.*[^/])/?$|\1|p' | sed 's|\.git$||')}
[[ -z $place ]] || grep -qF "https://github.com/$place\"" README.md ||
  refused "README.md names another repository than $place" "sed -i -E 's#github.com/[^/]*/Dwell#github.com/$place#; s#^\(the capitals [^)]*\), ##' README.md"

version=${1:-$(Scripts/version.sh)}
tag=v$version
tagged=$(git rev-parse --quiet --verify "$tag^{commit}" || true)
[[ -z $tagged || $tagged == $(git rev-parse HEAD) ]] || refused "$tag is the tag of another commit" "choose the next version"
if [[ -z $tagged ]]; then
  Scripts/release-prepare.sh "$version"
  [[ -z $(git status --porcelain) ]] || git commit --quiet --all --message "Release $version"
fi
[[ $(Scripts/version.sh) == "$version" ]] || refused "the tagged sources state the version $(Scripts/version.sh)" "tag the right commit"
changes=$(Scripts/changes.sh "$version")

if [[ $(Scripts/tested.sh print) != $(git rev-parse 'HEAD^{tree}') ]]; then Scripts/test.sh; fi
Scripts/step.sh api Scripts/api.sh check
Scripts/step.sh docs Scripts/docs.sh
Scripts/step.sh stage Scripts/stage.sh

out=$PWD/out/release
rm -rf "$out"
mkdir -p "$out"
git archive --format=tar --prefix="dwell-$version/" HEAD | gzip -9n >"$out/dwell-$version.tar.gz"
Scripts/web.sh >/dev/null
cp "$(Scripts/web-package.sh)" "$out/"
cp "$(Scripts/archive.sh packed)" "$out/"
printf '%s\n' "$changes" >"$out/changes.md"

# Each archive, in an empty folder.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for archive in "$out"/*.gz "$out"/*.tgz; do tar -xzf "$archive" -C "$scratch"; done
Scripts/step.sh binary Tests/Installed/command.sh "$scratch/dwell-$version-linux-$(uname -m)"
Scripts/step.sh source env -u DWELL_DEVELOPMENT swift build --package-path "$scratch/dwell-$version" --product dwell
grep -qF "\"version\": \"$version\"" "$scratch/package/package.json" || refused "the web package states another version" "Scripts/web.sh"

(cd "$out" && sha256sum -- *.gz *.tgz | tee SHA256SUMS)
[[ -z $(git status --porcelain) ]] || refused "the release changed files" "git diff"
[[ -n $tagged ]] || git tag --annotate --file "$out/changes.md" --cleanup=verbatim "$tag"
echo "$tag is ready: its archives are in out/release. To publish it: git push origin HEAD $tag"
