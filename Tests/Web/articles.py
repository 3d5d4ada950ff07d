"""The pages of the articles about the web, unchanged."""

import re

from serving import ROOT

CATALOGUE = ROOT / "Sources/Dwell/Dwell.docc"
HEADER = "Content-Security-Policy: "


def blocks(article):
    """Returns the code blocks of an article, as languages and texts."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", (CATALOGUE / f"{article}.md").read_text(), re.M | re.S)


def changed(page, difference):
    """Returns a page after a diff has been applied whose hunks are separated by a line `@@`; None if a hunk matches nowhere, or in several places."""
    for hunk in difference.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        old, new = ("".join(line[1:] if line[0] in " +-" else line for line in lines if line[0] != other) for other in "+-")
        if page.count(old) != 1:
            return None
        page = page.replace(old, new)
    return page


def pages(article):
    """Returns the pages of an article, each with the policy that stands before it: complete ones, and those of which the article
    shows how they differ from an earlier one. A policy without a page is for the first."""
    found, headers = [], {}
    for language, text in blocks(article):
        if text.startswith(HEADER):
            if headers:
                found.append((found[0][0], headers))
            headers = {"Content-Security-Policy": text.removeprefix(HEADER).strip()}
        elif language == "diff":
            found.append((next(filter(None, (changed(page, text) for page, _ in reversed(found)))), headers))
            headers = {}
        elif language == "html" and text.startswith("<!doctype html>"):
            # The finished page is the result of the last diff.
            if [page for page, _ in found[-1:]] != [text]:
                found.append((text, headers))
            headers = {}
    return found + ([(found[0][0], headers)] if headers else [])
