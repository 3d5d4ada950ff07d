#!/usr/bin/env bash
# dependents.sh [core|gtk]...: builds and runs small packages that depend on Dwell by URL, as apps do, with each of
# SwiftPM's build systems: the core alone, and the GTK widgets through the package trait; both by default.
#
# The dependency is the current work tree, committed to a repository in out/dependents, where the builds are kept too.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/environment.sh

packages=("$@")
((${#packages[@]})) || packages=(core gtk)
folder=$PWD/out/dependents
repository=$folder/Dwell.git
mkdir -p "$folder"

# Identical files give an identical commit, so that nothing is rebuilt without a change.
export GIT_AUTHOR_NAME=dependents GIT_AUTHOR_EMAIL=dependents@localhost GIT_AUTHOR_DATE=2000-01-01T00:00:00Z
export GIT_COMMITTER_NAME=$GIT_AUTHOR_NAME GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL GIT_COMMITTER_DATE=$GIT_AUTHOR_DATE
[[ -d $repository ]] || git init --quiet --bare "$repository"
ours=(git --git-dir="$repository" --work-tree=.)
"${ours[@]}" add --all
commit=$("${ours[@]}" commit-tree "$("${ours[@]}" write-tree)" -m "The work tree")
"${ours[@]}" update-ref refs/heads/main "$commit"

# dependent NAME TRAITS PRODUCT...: creates a package with one program, whose source is standard input.
dependent() {
  local name=$1 traits=$2 package=$folder/$1 product products=
  shift 2
  for product in "$@"; do products+=".product(name: \"$product\", package: \"Dwell\"), "; done
  mkdir -p "$package/Sources/$name"
  cat >"$package/Sources/$name/main.swift"
  cat >"$package/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "$name",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "file://$repository", revision: "$commit", traits: [$traits])],
  targets: [.executableTarget(name: "$name", dependencies: [${products%, }])],
  swiftLanguageModes: [.v6]
)
SWIFT
}

dependent core "" Dwell <<'SWIFT'
import Dwell

var control = PageControl(.init(pageCount: 3), at: 0)
_ = control.handle(.resize(Size(width: 200, height: 44)), at: 0)
let turn = control.handle(.tick, at: 4).pageChange
guard turn?.to == 1, !control.frame(at: 4).display.commands.isEmpty else { fatalError("no page was turned") }
print("core: page \(control.currentPage + 1) of \(control.pageCount) after 4 s")
SWIFT

dependent gtk '"GTK"' Dwell DwellGTK <<'SWIFT'
import CDwellGTK
import Dwell
import DwellGTK

guard gtk_init_check() != 0, let carousel = CarouselWidget(pages: [gtk_label_new("One"), gtk_label_new("Two")])
else { fatalError("no display") }
gtk_widget_set_visible(carousel.widget, 1)
carousel.send(.select(page: 1, animated: false))
guard carousel.component.currentPage == 1 else { fatalError("no page was turned") }
print("gtk: page \(carousel.component.currentPage + 1) of \(carousel.component.pageCount)")
SWIFT

# run PACKAGE SYSTEM: builds and runs a package as an app would, without DWELL_DEVELOPMENT.
run() {
  local begun=$SECONDS command=(swift build --package-path "$folder/$1" --scratch-path "$folder/$1-$2" --build-system "$2")
  if ! env -u DWELL_DEVELOPMENT "${command[@]}" >"$folder/$1-$2.log" 2>&1; then
    cat "$folder/$1-$2.log" >&2
    echo "dependents: ${command[*]}: FAILED" >&2
    return 1
  fi
  local program
  program=$("${command[@]}" --show-bin-path 2>/dev/null)/$1
  if [[ $1 == gtk ]]; then Scripts/on-display.sh "$program"; else "$program"; fi
  echo "dependents: $1 with $2: ok, $((SECONDS - begun)) s"
}

for package in "${packages[@]}"; do
  for system in native swiftbuild; do run "$package" "$system"; done
done
