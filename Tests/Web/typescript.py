"""What TypeScript says of modules that import the package."""

import re
import subprocess


def errors(folder, files, *options):
    """TypeScript's errors in files of a folder, by file, each with the lines that explain it. The types of browsers, for which most
    of its time is, aren't checked themselves: those of the package are."""
    checks = ["--noEmit", "--strict", "--skipDefaultLibCheck", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16"]
    told = subprocess.run(["tsc", *checks, *options, *files], cwd=folder, capture_output=True, text=True).stdout
    found = {}
    for error in re.findall(r"^\S.*(?:\n .*)*", told, re.M):
        found.setdefault(error.split("(")[0], []).append(error)
    return found
