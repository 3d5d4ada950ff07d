#!/usr/bin/env bash
# tested.sh print|begin|passed: which committed tree `make test` passes. `begin` notes the tree, `passed` stamps it in
# out/tested if nothing has changed since, and `print` prints the stamped tree. Changes that aren't committed get no stamp.
set -euo pipefail
cd "$(dirname "$0")/.."

# tree: the committed tree; nothing with changes beside it, or without a repository.
tree() {
  [[ -n $(git status --porcelain 2>&1) ]] || git rev-parse 'HEAD^{tree}'
}

mkdir -p out
case ${1-} in
  print) cat out/tested 2>/dev/null || true ;;
  begin) rm -f out/tested; tree >out/testing ;;
  passed)
    tree=$(tree)
    if [[ -n $tree && $tree == "$(cat out/testing)" ]]; then mv out/testing out/tested; fi ;;
  *) echo "usage: tested.sh print|begin|passed" >&2; exit 2 ;;
esac
