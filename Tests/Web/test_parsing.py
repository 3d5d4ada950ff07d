"""Documents that arrive in parts: a carousel that is defined while its pages are still coming."""

import json

import pytest
from browsers import until
from serving import page

FIRST, REST = page("@").split("@")
STYLE = "<style>dwell-carousel { width: 400px; height: 300px; } p { margin: 0; }</style>"
NOTE = """<script>globalThis.heard = [];
for (const name of ['dwell-change', 'dwell-visit', 'dwell-end']) addEventListener(name, ({ detail }) => heard.push([name, detail.to ?? detail.page]));</script>"""
SHOWN = "[...it.children].filter((one) => one.assignedSlot?.closest('.item')).map(({ id }) => id).join()"
DRAWN = "return await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))"


def pages(names):
    """Pages with these ids."""
    return "".join(f'<p id="{name}">{name}</p>' for name in names)


class Parts:
    """A document that is shown in a frame as its parts arrive, because drivers wait for a whole one."""

    def __init__(self, browser, show, server, fragment, *parts):
        self.browser = browser
        self.address = server.put([FIRST + STYLE + NOTE, *parts, REST])
        show(browser, "", script=None, wait=False)
        self.run_outside(
            """const frame = document.createElement('iframe');
            frame.style.cssText = 'width: 500px; height: 400px';
            frame.src = arguments[0];
            document.body.append(frame);"""
            + until("document.querySelector('iframe').contentWindow.heard")
            + "await document.querySelector('iframe').contentWindow.Dwell.ready;",
            self.address + fragment,
        )

    def run_outside(self, script, *arguments):
        """Runs a script in the page around the document."""
        return self.browser.run(script, *arguments)

    def run(self, script):
        """Runs a script with the document's carousel, events and clock."""
        return self.run_outside(
            f"""const {{ document, heard, time, requestAnimationFrame }} = window.document.querySelector('iframe').contentWindow;
            const it = document.querySelector('dwell-carousel'); {script}"""
        )

    def ask(self):
        """Asks for the next part."""
        self.run_outside("await fetch(arguments[0])", f"{self.address}?more")

    def more(self, sign):
        """Waits for the next part, whose sign is a selector of what it ends with, and until it has been drawn."""
        self.ask()
        self.run(until(f"document.querySelector({json.dumps(sign)})"))
        self.run(DRAWN)

    def end(self):
        """Waits for the document's end."""
        self.ask()
        self.run(until("document.readyState === 'complete'"))
        self.run(DRAWN)


@pytest.fixture
def parts(show, server):
    """Opens a document in a browser, with the part that defines the elements."""
    return lambda browser, *parts, fragment="": Parts(browser, show, server, fragment, *parts)


def test_marks_and_labels_follow_the_pages_that_come(browser, parts):
    document = parts(browser, f"<dwell-carousel>{pages('ab')}", pages("cd"), "</dwell-carousel><i></i>")
    state = "return [it.pageCount, it.shadowRoot.querySelector('[part~=slider]').ariaValueText, %s, it.page]" % SHOWN
    document.more("#b")
    assert document.run(state) == [2, "page 1 of 2", "a", 0]
    document.more("#d")
    assert document.run(state) == [4, "page 1 of 4", "a", 0]
    document.more("i")
    document.end()
    assert document.run(state) == [4, "page 1 of 4", "a", 0]
    assert document.run("return heard") == []


@pytest.mark.parametrize("after", ["<i></i>", "</div><i></i>", ""])
def test_time_begins_with_the_end_tag(browser, parts, after):
    document = parts(browser, f"<div><dwell-carousel duration='1'>{pages('ab')}", pages("c"), f"</dwell-carousel>{after}")
    document.more("#b")
    document.run("time.advance(5)")
    assert document.run("return [it.page, it.paused, heard]") == [0, False, []]
    document.more("#c")
    document.run("time.advance(5)")
    assert document.run("return [it.page, heard]") == [0, []]
    document.more("i") if after else document.ask()
    document.end()
    document.run("time.advance(0.9)")
    assert document.run("return it.page") == 0
    document.run("time.advance(0.2)")
    assert document.run("return [it.page, heard]") == [1, [["dwell-change", 1], ["dwell-visit", 0]]]


def test_time_passes_while_the_document_after_the_end_tag_is_coming(browser, parts):
    document = parts(browser, f"<dwell-carousel duration='1'>{pages('ab')}", f"{pages('c')}</dwell-carousel><i></i>", "<b></b>")
    document.more("#b")
    document.more("i")
    document.run("time.advance(1.1)")
    assert document.run("return it.page") == 1


def test_the_first_page_to_be_shown_is_the_initial_one_however_late_it_comes(browser, parts):
    document = parts(browser, f"<dwell-carousel page='2' duration='1'>{pages('ab')}", pages("cd"), "</dwell-carousel><i></i>")
    document.more("#b")
    assert document.run("return [%s, it.shadowRoot.querySelectorAll('.item').length]" % SHOWN) == ["", 0]
    document.run("time.advance(5)")
    document.more("#d")
    assert document.run("return [%s, it.page, heard]" % SHOWN) == ["c", 2, []]
    document.more("i")
    document.run("time.advance(0.9)")
    assert document.run("return [it.page, heard]") == [2, []]


def test_a_carousel_whose_initial_page_never_comes_begins_with_the_first(browser, parts):
    document = parts(browser, f"<dwell-carousel page='7'>{pages('ab')}", "</dwell-carousel><i></i>")
    document.more("#b")
    document.more("i")
    assert document.run("return [%s, it.page, heard]" % SHOWN) == ["a", 0, []]


def test_a_carousel_that_is_asked_has_the_pages_so_far_and_turns_once_its_initial_page_comes(browser, parts):
    document = parts(browser, f"<dwell-carousel page='2'>{pages('ab')}", pages("cd"))
    document.more("#b")
    assert document.run("it.pause(); return [it.pageCount, it.page]") == [2, 0]
    document.more("#d")
    assert document.run("return [it.pageCount, it.page]") == [4, 2]


def test_an_initial_page_that_comes_late_doesnt_replace_the_one_that_was_asked_for(browser, parts):
    document = parts(browser, f"<dwell-carousel page='3'>{pages('abc')}", pages("de"), "</dwell-carousel><i></i>")
    document.more("#c")
    assert document.run("it.pause(); it.go(0); return it.page") == 0
    document.more("#e")
    assert document.run("return it.page") == 0
    document.more("i")
    document.end()
    assert document.run("return it.page") == 0


@pytest.mark.parametrize("attributes", ["", "hash"])
def test_the_addressed_page_is_shown_as_it_comes(browser, parts, attributes):
    document = parts(browser, f"<dwell-carousel {attributes}>{pages('ab')}", pages("cd"), "</dwell-carousel><i></i>", fragment="#c")
    document.more("#b")
    assert document.run("return it.page") == 0
    document.more("#d")
    assert document.run("return [%s, it.page]" % SHOWN) == ["c", 2]


@pytest.mark.parametrize("attributes", ["", "hash"])
def test_the_end_of_the_document_doesnt_turn_back_to_the_addressed_page(browser, parts, attributes):
    document = parts(browser, f"<dwell-carousel {attributes}>{pages('abcd')}</dwell-carousel><i></i>", fragment="#c")
    document.more("i")
    assert document.run("return it.page") == 2
    document.run("it.go(0)")
    document.end()
    assert document.run("return it.page") == 0


def test_a_carousel_without_pages_isnt_drawn_before_the_first(browser, parts):
    document = parts(browser, "<dwell-carousel><template></template>", pages("a"))
    document.more("template")
    assert document.run("return it.shadowRoot.querySelectorAll('.item').length") == 0
    document.more("#a")
    assert document.run("return [%s, heard]" % SHOWN) == ["a", []]
