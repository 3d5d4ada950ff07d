"""Pages without a number, known by their neighbours, as GObject Introspection has them, tried on a display: what the app is asked,
what the widget says of its page, and when the app's functions are freed."""

import gc
import weakref

from support import heard, refused
from gi.repository import Dwell, GLib, GObject, Gtk


class Day(GObject.Object):
    """A day, which is another object each time."""

    def __init__(self, number):
        super().__init__()
        self.number = number


asked, lifetimes = [], []


def functions():
    """Returns the functions of the days up to 9, whose end is recorded."""

    class Kept:
        """What they keep alive."""

    kept = Kept()
    weakref.finalize(kept, lifetimes.append, "functions")

    def beside(day, step, _, kept=kept):
        asked.append((day.number, step))
        return Day(day.number + step) if day.number + step < 10 else None

    def make_day(day, kept=kept):
        page = Gtk.Label(label=str(day.number))
        Dwell.page_set_title(page, f"Day {day.number}")
        return page

    return beside, make_day


by_number = Gtk.CustomSorter.new(lambda one, other, _: (one.number > other.number) - (one.number < other.number))
for kind in [Dwell.Carousel, Dwell.PageView]:
    calendar = kind()
    calendar.append(Gtk.Label(label="before"))
    calendar.bind_neighbours(Day(7), by_number, *functions())
    assert (calendar.get_page(), calendar.get_page_count(), calendar.get_item().number) == (0, 1, 7)
    assert calendar.props.item is calendar.get_item() and not calendar.get_loop()
    assert set(asked) >= {(7, 1), (7, -1), (9, 1), (0, -1)}, asked
    words = heard(calendar, "item", "page", "page-count", "page-changed")
    calendar.next()
    assert calendar.get_item().number == 8 and words == ["item", ("page-changed", 0)], words
    calendar.select_item(Day(9), False)
    actions = Dwell.page_actions(calendar)
    assert not actions.get_action_enabled("next") and actions.get_action_enabled("previous")
    calendar.next()
    assert calendar.get_item().number == 9
    calendar.select_item(Day(-500), False)
    asked.clear()
    calendar.update_neighbours()
    assert calendar.get_item().number == -500 and (-500, 1) in asked
    window = Gtk.Window(child=calendar, default_width=300, default_height=200)
    window.present()
    while not calendar.get_nth_page(0):
        GLib.MainContext.default().iteration(True)
    assert calendar.get_nth_page(0).get_label() == "-500" and calendar.get_nth_page(1) is None
    for call, *arguments in [(calendar.insert, Gtk.Label(), 0), (calendar.remove, 0), (calendar.move, 0, 0)]:
        refused(f"*{call.__name__}*is_bound*", call, *arguments)
    refused("*select*page < *", calendar.select, 1, False)
    calendar.bind_model(None, None)
    assert calendar.get_page_count() == 0 and calendar.get_item() is None
    for call, *arguments in [(calendar.select_item, Day(1), False), (calendar.update_neighbours,)]:
        refused(f"*{call.__name__}*has_neighbours*", call, *arguments)
    gc.collect()
    assert lifetimes == ["functions"], lifetimes
    lifetimes.clear()
    calendar.bind_neighbours(Day(1), None, *functions())
    window.destroy()
    del calendar, words, actions, window, call, arguments
    gc.collect()
    assert lifetimes == ["functions"], lifetimes
    lifetimes.clear()
print("library: pages without a number ok")
