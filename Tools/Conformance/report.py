"""Results as a table for a terminal and as Markdown."""

SIGNS = {"passes": "passes", "fails": "FAILS", "can't": "can't"}


def counts(results):
    """The summary of one library."""
    verdicts = [one.verdict for one in results]
    return ", ".join(f"{verdicts.count(verdict)} {verdict}" for verdict in SIGNS)


def table(libraries):
    """The table for a terminal. `libraries` is a list of names and results, all of the same scenarios."""
    names = [name for name, _ in libraries]
    first = max(len(one.scenario.id) for _, results in libraries for one in results)
    widths = [max(len(name), 6) for name in names]
    line = lambda head, cells: f"{head:{first}}  " + "  ".join(f"{cell:{width}}" for cell, width in zip(cells, widths))  # noqa: E731
    yield line("", names).rstrip()
    group = None
    for row in zip(*(results for _, results in libraries)):
        if row[0].scenario.group != group:
            group = row[0].scenario.group
            yield f"\n{group}"
        yield line(row[0].scenario.id, [SIGNS[one.verdict] for one in row]).rstrip()
    yield ""
    for name, results in libraries:
        yield f"{name}: {counts(results)}"


def failures(libraries):
    """The observations for failed scenarios."""
    for name, results in libraries:
        for one in results:
            if one.verdict == "fails":
                yield f"{name} fails {one.scenario.id}: {one.seen}"


def escaped(text):
    """Text escaped for a table cell."""
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", " ")


def markdown(libraries, browser):
    """The whole report."""
    names = [name for name, _ in libraries]
    yield "# Timed carousels: conformance results\n"
    yield f"In {browser}, under virtual time. *can't*: the library lacks the feature, which is optional.\n"
    yield f"| | {' | '.join(names)} |\n|---|{'---|' * len(names)}"
    yield f"| **total** | {' | '.join(counts(results) for _, results in libraries)} |"
    group = None
    for row in zip(*(results for _, results in libraries)):
        if row[0].scenario.group != group:
            group = row[0].scenario.group
            yield f"| **{group}** |{' |' * len(names)}"
        cells = [f"**fails**: {escaped(one.seen)}" if one.verdict == "fails" else f"{one.verdict}{': ' * bool(one.seen)}{escaped(one.seen)}" for one in row]
        yield f"| {row[0].scenario.title} | {' | '.join(cells)} |"
    yield "\n## Requirements\n"
    for one in libraries[0][1]:
        scenario = one.scenario
        sources = "; ".join(f"[{source['title']}]({source['url']})" for source in scenario.sources)
        yield f"- **{scenario.title}** (`{scenario.id}`). {scenario.must}{' ' * bool(sources)}{sources}"
