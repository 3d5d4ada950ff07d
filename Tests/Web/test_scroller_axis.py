"""The axis of a scroll container: logical, by the writing mode, or changed."""

import pytest
from scrolling import STYLE, by_script, control, pages, rests, run

BOX = """<style>
#s { overflow: auto; scrollbar-width: none; width: 400px; height: 200px; writing-mode: %s; scroll-snap-type: %s mandatory; }
#s > * { width: 400px; height: 200px; scroll-snap-align: %s; }
.row { display: flex; }
.row > * { flex: none; }
</style>"""


@pytest.mark.parametrize(
    "mode, axis, align, kind, offsets",
    [
        ("vertical-rl", "block", "start none", "", [[-400, 0], [-800, 0]]),
        ("vertical-rl", "x", "end none", "", [[-400, 0], [-800, 0]]),
        ("vertical-lr", "block", "start", "", [[400, 0], [800, 0]]),
        ("vertical-rl", "inline", "start", "row", [[0, 200], [0, 400]]),
        ("horizontal-tb", "block", "start none", "", [[0, 200], [0, 400]]),
    ],
)
def test_the_axis_follows_the_writing_mode(browser, show, mode, axis, align, kind, offsets):
    body = pages(4).replace('class="pages ', f'class="{kind}')
    show(browser, BOX % (mode, axis, align) + control('duration="4"') + body)
    assert run(browser, "time.advance(4.1); return it.pageCount") == 4
    rests(browser, 1, *offsets[0])
    assert by_script(browser, *offsets[1]) == [2, *offsets[1]]


@pytest.mark.parametrize("kind", ["", "plain"])
@pytest.mark.parametrize("first", [0, 2])
def test_a_row_that_becomes_a_column_keeps_its_page_and_turns(browser, show, kind, first):
    show(browser, STYLE + control('duration="4"') + pages(4, kind))
    by_script(browser, 400 * first)
    run(browser, "box.classList.add('vertical')")
    rests(browser, first)
    run(browser, "it.next()")
    rests(browser, first + 1, 0, 200 * (first + 1))
    run(browser, "box.classList.remove('vertical')")
    rests(browser, first + 1)
    assert by_script(browser, 1200) == [3, 1200, 0]
