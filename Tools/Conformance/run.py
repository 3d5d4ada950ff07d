"""Plays the scenarios with one or more carousels and reports the results. See README.md."""

import argparse
import os
import sys
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

import report  # noqa: E402
import scenarios  # noqa: E402
from player import Player  # noqa: E402
from serving import ROOT, SUITE, Site  # noqa: E402

SHARED = Path(os.environ.get("DEBIAN_JAVASCRIPT", "/usr/share/javascript"))
ENDING = ".driver.js"


def drivers(folder, prefix):
    """The drivers of a folder, as name and path on the site."""
    return {file.name.removesuffix(ENDING): f"{prefix}{file.relative_to(folder)}" for file in sorted(folder.rglob(f"*{ENDING}"))}


def launch(playwright, browser=None):
    """The browser: the given one, Debian's, or Playwright's."""
    path = browser or ("/usr/bin/chromium" if Path("/usr/bin/chromium").exists() else None)
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


def main():
    """Plays the scenarios and reports; exits with 1 if a library of `--must` fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("libraries", nargs="*", help="dwell, bootstrap, slick, or a driver of --peers (all)")
    parser.add_argument("--peers", type=Path, help="a folder with builds of other libraries and a NAME.driver.js for each")
    parser.add_argument("--only", default="", help="run only scenarios whose id or group contains this")
    parser.add_argument("--must", nargs="*", default=[], help="libraries whose failures are errors")
    parser.add_argument("--out", type=Path, help="write the report to this file, as Markdown")
    parser.add_argument("--browser", help="the Chromium to use")
    options = parser.parse_args()

    folders = {"/dist/": ROOT / "Web/dist", "/shared/": SHARED}
    known = drivers(SUITE / "Drivers", "/drivers/")
    if options.peers:
        folders["/peers/"] = options.peers.resolve()
        known |= drivers(options.peers.resolve(), "/peers/")
    for name in options.libraries:
        if name not in known:
            parser.error(f"unknown driver {name}; the drivers are {', '.join(known)}")
    chosen = {name: path for name, path in known.items() if name in options.libraries or not options.libraries}
    played = [one for one in scenarios.read_all() if options.only in one.id or options.only.lower() in one.group.lower()]
    if not played:
        parser.error(f"no scenario matches {options.only}")

    libraries = []
    with Site(folders) as site, sync_playwright() as playwright:
        browser = launch(playwright, options.browser)
        version = f"Chromium {browser.version}"
        for name, path in chosen.items():
            player = Player(browser, site, path)
            try:
                about = player.open()
            except PlaywrightError as error:
                sys.exit(f"{name}: {str(error).splitlines()[0]}")
            print(f"{about['name']} {about['version']}".strip(), file=sys.stderr, flush=True)
            libraries.append((f"{about['name']} {about['version']}".strip(), [player.play(one) for one in played]))
            player.close()
        browser.close()

    for line in [*report.table(libraries), "", *report.failures(libraries)]:
        print(line)
    if options.out:
        options.out.parent.mkdir(parents=True, exist_ok=True)
        options.out.write_text("\n".join(report.markdown(libraries, version)) + "\n")
        print(f"\nThe report: {options.out}")
    wrong = [name for name, (_, results) in zip(chosen, libraries) if name in options.must and any(one.verdict == "fails" for one in results)]
    if wrong:
        sys.exit(f"{', '.join(wrong)} must pass everything, but failed")


if __name__ == "__main__":
    main()
