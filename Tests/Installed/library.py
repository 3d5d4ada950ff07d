"""What GObject Introspection knows of the C library's widgets, tried on a display: classes, properties with their accessors,
signals, pages, GtkBuilder's files, lifetimes, and the recipes of an article."""

import gc
import pathlib
import re
import threading

import gi

gi.require_version("Adw", "1")
from support import heard, refused
from gi.repository import Adw, Dwell, Gio, GLib, GObject, Gtk

Adw.init()

# Every property has its accessors, and there are no others.
classes = {
    name: getattr(Dwell, name)
    for name in ["Carousel", "CarouselPage", "PageView", "PageControl", "SegmentedProgress", "ProgressMeter", "Stories", "StoryRing", "Zoom"]
}
for name, kind in classes.items():
    widget = kind()
    own = [spec for spec in kind.list_properties() if spec.owner_type == kind.__gtype__]
    assert len(own) >= (3 if name == "StoryRing" else 4), name
    for spec in own:
        accessor = spec.name.replace("-", "_")
        value = getattr(widget, "get_" + accessor)()
        assert value == widget.get_property(spec.name), (name, spec.name)
        setter = getattr(widget, "set_" + accessor, None)
        assert (setter is not None) == bool(spec.flags & GObject.ParamFlags.WRITABLE), (name, spec.name)
        if setter:
            setter(value)

# A widget's keyword arguments are its properties.
turns = Dwell.CarouselControls.PREVIOUS | Dwell.CarouselControls.NEXT
carousel = Dwell.Carousel(
    page=1, duration=6, effect=Dwell.PageEffect.CUBE, indicator=Dwell.Indicator.SEGMENTS, controls=turns, paused=True
)
assert isinstance(carousel, Gtk.Widget) and isinstance(carousel, Gtk.Orientable)
words = heard(carousel, "page-count", "page", "page-changed")
pages = [Gtk.Label(label=name) for name in ["One", "Two", "Three"]]
for page in pages[:2]:
    carousel.append(page)
assert carousel.props.page == 1 and carousel.props.duration == 6, "a page set before it was there"
assert carousel.props.effect == Dwell.PageEffect.CUBE and carousel.props.indicator == Dwell.Indicator.SEGMENTS
assert carousel.props.controls == turns, "as the app set it"
carousel.insert(pages[2], 0)
assert [carousel.get_nth_page(index) for index in range(4)] == [pages[2], pages[0], pages[1], None]
assert carousel.get_page() == 2, "the current page is kept"
words.clear()
carousel.select(0, False)
assert words == ["page", ("page-changed", 0)], words
assert carousel.get_position() == 0
carousel.move(0, 2)
carousel.remove(2)
assert carousel.get_page_count() == 2 and pages[2].get_parent() is None
carousel.set_orientation(Gtk.Orientation.VERTICAL)
assert carousel.props.orientation == Gtk.Orientation.VERTICAL

# Mistakes are reported and change nothing; an index beyond the end is the end.
last = Gtk.Label(label="Last")
carousel.insert(last, 99)
assert carousel.get_nth_page(2) == last
for page in [last, Gtk.Window(), carousel]:
    refused("*dwell_carousel_insert*", carousel.append, page)
refused("*dwell_carousel_remove*index < *", carousel.remove, 3)
refused("*dwell_carousel_move*from < *", carousel.move, 3, 0)
refused("*dwell_carousel_move*to < *", carousel.move, 0, 3)
refused("*dwell_carousel_select*page < *", carousel.select, 3, False)
assert carousel.get_page_count() == 3
carousel.remove(2)


def elsewhere(call, *arguments):
    """Makes a call off the main thread, and waits until it returns."""

    def run():
        # PyGObject's own error for a constructor that returns NULL.
        try:
            call(*arguments)
        except TypeError:
            pass

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()


# Every function that is called off the main thread only reports it.
others = {"append": (pages[2],), "insert": (pages[2], 0), "remove": (0,), "move": (0, 1), "get_nth_page": (0,), "select": (0, False)}
others |= {"next": (), "previous": (), "advance": (), "veto": (), "bind_model": (None, None), "update_neighbours": ()}
others |= {"bind_neighbours": (Gtk.StringObject(), None, print, print), "select_item": (Gtk.StringObject(), False)}
others |= {"zoom_to": (2, False), "reset": (False,)}
others["new"] = {"PageControl": (3,), "SegmentedProgress": (3,), "ProgressMeter": (1, 2), "CarouselPage": (None,), "StoryRing": (None, 3), "Zoom": (None,)}
of_stories = {"append": (Dwell.Carousel(),), "insert": (Dwell.Carousel(), 0), "get_story": (0,)}
of_stories |= {"set_seen": (0, 0, True), "get_seen": (0, 0)}
others |= {"set_seen": (0, True), "get_seen": (0,)}
tried = 0
for name, kind in classes.items():
    widget = kind()
    if hasattr(widget, "append"):
        for label in ["One", "Two"]:
            widget.append(Dwell.Carousel() if name == "Stories" else Gtk.Label(label=label))
        first = widget.get_story(0) if name == "Stories" else widget.get_nth_page(0)
    for method in kind.__info__.get_methods():
        word = method.get_name()
        spec = widget.find_property(word[4:].replace("_", "-")) if word[:4] in ("get_", "set_") else None
        if spec:
            arguments = (getattr(widget, "get_" + word[4:])(),) if word.startswith("set_") else ()
            message = f"*Dwell{name}:{spec.name}*main thread*"
        else:
            known = others | of_stories if name == "Stories" else others
            arguments = known[word].get(name, ()) if word == "new" else known[word]
            message = f"*{method.get_symbol()}:*main thread*"
        refused(message, elsewhere, getattr(kind if word == "new" else widget, word), *arguments)
        tried += 1
    if name == "Stories":
        assert widget.get_person_count() == 2 and widget.get_story(0) == first
    elif hasattr(widget, "append"):
        assert widget.get_page_count() == 2 and widget.get_nth_page(0) == first, name
for call, *arguments in [
    (Dwell.pause_button_new, carousel),
    (Dwell.page_actions, carousel),
    (Dwell.page_set_title, carousel, None),
    (Dwell.page_get_title, carousel),
    (Dwell.page_set_icon_name, carousel, None),
    (Dwell.page_get_icon_name, carousel),
    (Dwell.page_set_duration, carousel, 1),
    (Dwell.page_get_duration, carousel),
]:
    refused(f"*dwell_{call.__name__}:*main thread*", elsewhere, call, *arguments)
    tried += 1
print(f"library: {tried} functions called on another thread refused")

# Dots over pictures.
for kind in [Dwell.Carousel, Dwell.PageControl]:
    widget = kind(over_media=True)
    assert widget.get_over_media() and widget.props.over_media, kind
    words = heard(widget, "over-media")
    widget.set_over_media(False)
    assert words == ["over-media"] and not widget.props.over_media, kind
    widget.props.over_media = True
    assert widget.get_over_media(), kind

# Bindings between widgets, with a Python subclass.
class Marks(Dwell.PageControl):
    """An app's subclass of the page control."""

    __gtype_name__ = "Marks"


marks = Marks(timed=False)
carousel.bind_property("page-count", marks, "page-count", GObject.BindingFlags.SYNC_CREATE)
carousel.bind_property("page", marks, "page", GObject.BindingFlags.SYNC_CREATE | GObject.BindingFlags.BIDIRECTIONAL)
marks.set_page(1)
assert (marks.get_page_count(), carousel.get_page()) == (2, 1)

# Turns, as by the page keys.
album = Dwell.Carousel(loop=False)
for name in "ab":
    album.append(Gtk.Label(label=name))
for turn, page in [(album.next, 1), (album.next, 1), (album.previous, 0), (album.previous, 0)]:
    turn()
    assert album.get_page() == page
for row in Dwell.PageControl.new(3), Dwell.SegmentedProgress.new(3):
    row.next()
    assert row.get_page() == 1
    row.previous()
    assert row.get_page() == 0

# Dots elsewhere, and what belongs to single pages.
photos = Dwell.Carousel(indicator=Dwell.Indicator.NONE)
dots = Dwell.PageControl(carousel=photos)
assert dots.get_carousel() == photos == dots.props.carousel
for name in "ab":
    page = Gtk.Label(label=name)
    Dwell.page_set_title(page, name * 2)
    Dwell.page_set_duration(page, 2)
    Dwell.page_set_icon_name(page, "mark-location-symbolic")
    photos.append(page)
assert (Dwell.page_get_title(page), Dwell.page_get_duration(page)) == ("bb", 2)
assert Dwell.page_get_icon_name(page) == "mark-location-symbolic"
assert (dots.get_page_count(), dots.get_page()) == (2, 0)
dots.set_page(1)
assert photos.get_page() == 1
strip = Dwell.Carousel(carousel=photos)
strip.append(Gtk.Label(label="a"))
assert strip.get_carousel() == photos and Dwell.PageControl(carousel=strip).get_carousel() == photos
photos.set_page(0)
strip.next()
assert photos.get_page() == 1, "what the app does to the strip it does to the carousel"
photos.previous()
assert dots.get_page() == 0
photos.set_paused(True)
assert dots.get_paused()
actions = Dwell.page_actions(photos)
assert not actions.get_action_enabled("previous") or photos.get_loop()
actions.activate_action("next", None)
assert photos.get_page() == 1
refused("*dwell_page_set_duration*duration >= 0*", Dwell.page_set_duration, page, -1)
words = heard(dots, "carousel")
del photos
gc.collect()
assert words == ["carousel"] and dots.get_carousel() is None, "the reference is weak"

# Pages that are the items of a list, whose function is freed with the list or the widget.
items = Gio.ListStore(item_type=Gtk.StringObject)
for number in range(10_000):
    items.append(Gtk.StringObject.new(f"item {number}"))
made = []


def make_page(item):
    """Makes the widget of an item."""
    made.append(item.get_string())
    return Gtk.Label(label=item.get_string())


album = Dwell.Carousel(loop=False)
album.bind_model(items, make_page)
assert album.get_page_count() == 10_000 and not made
refused("*dwell_carousel_insert*is_bound*", album.append, Gtk.Label())
refused("*dwell_carousel_remove*is_bound*", album.remove, 0)
items.remove(0)
assert album.get_page_count() == 9_999
window = Gtk.Window(child=album, default_width=300, default_height=200)
window.present()
context = GLib.MainContext.default()
while not made:
    context.iteration(True)
assert set(made) <= {"item 1", "item 2"} and album.get_nth_page(0).get_label() == "item 1", made
album.bind_model(None, None)
assert album.get_page_count() == 0
window.destroy()

# A turn that the app may reject.
asked = Dwell.Carousel(asks_before_advancing=True)
for name in "ab":
    asked.append(Gtk.Label(label=name))
requests = []
asked.connect("advance-requested", lambda carousel, page: requests.append(page))
asked.set_progress(1)
asked.veto()
assert asked.get_page() == 0
asked.advance()
assert asked.get_page() == 1

# A turn beyond an end.
edges = []
asked.set_loop(False)
asked.connect("edge-overshot", lambda carousel, edge: edges.append(edge))
asked.next()
assert edges == [], "by the app"
asked.set_page(1)
asked.emit("edge-overshot", Gtk.PackType.END)
assert edges == [Gtk.PackType.END]

# GtkBuilder finds the types by name.
builder = Gtk.Builder.new_from_string(
    """<interface><object class="DwellPageView" id="pages">
         <property name="per-view">2</property>
         <child><object class="GtkLabel" id="one"/></child><child><object class="GtkLabel"/></child>
       </object></interface>""",
    -1,
)
view = builder.get_object("pages")
assert view.get_page_count() == 2 and view.get_per_view() == 2
assert view.get_nth_page(0) == builder.get_object("one")

# Pause buttons of timed widgets.
control = Dwell.PageControl.new(3)
words = heard(control, "paused")
button = Dwell.pause_button_new(control)
button.emit("clicked")
assert control.get_paused() and words == ["paused"]
assert Dwell.pause_button_new(Dwell.ProgressMeter.new(1, 2)) is None
assert Dwell.ProgressMeter.new(7, 10).get_fraction() == 0.7

# Widgets are finalized with their last reference, and their pages with them.
ends = []
page = Gtk.Label()
page.weak_ref(ends.append, "page")
last = Dwell.Carousel()
last.weak_ref(ends.append, "carousel")
last.append(page)
del page
gc.collect()
assert ends == []
del last
gc.collect()
assert sorted(ends) == ["carousel", "page"], ends
print("library: introspection ok")

# The recipes of the article, with the pages of GTK and libadwaita.
article = pathlib.Path(__file__).parents[2] / "Sources/DwellGTK/DwellGTK.docc/FollowOtherPages.md"
for recipe in re.findall("^```python\n(.*?)^```", article.read_text(), re.MULTILINE | re.DOTALL):
    exec(recipe)


def shown(child, marks):
    """Opens a window of pages with an indicator, and waits until it has been laid out."""
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    box.append(child)
    box.append(marks)
    window = Gtk.Window(child=box, default_width=300, default_height=200)
    window.present()
    wait(lambda: child.get_width() > 0, "a layout")
    return window


def wait(condition, what):
    """Runs the main loop until a condition holds; fails after three minutes."""
    end = GLib.get_monotonic_time() + 180_000_000
    while not condition():
        assert GLib.get_monotonic_time() < end, what
        GLib.MainContext.default().iteration(False)


# A stack.
marks, stack = Dwell.PageControl(timed=False), Gtk.Stack()
for name in ["one", "two", "three"]:
    stack.add_named(Gtk.Label(label=name), name)
follow_stack(marks, stack)
assert (marks.get_page_count(), marks.get_page()) == (3, 0)
stack.set_visible_child_name("three")
assert marks.get_page() == 2
marks.set_page(1)
assert stack.get_visible_child_name() == "two"
stack.add_named(Gtk.Label(), "four")
assert marks.get_page_count() == 4

# A scrolled window: the dots follow it, the user's scrolling turns nothing back, and selecting a dot scrolls.
marks, scroller, row = Dwell.PageControl(timed=False), Gtk.ScrolledWindow(vexpand=True), Gtk.Box()
for name in ["one", "two", "three", "four", "five"]:
    row.append(Gtk.Label(label=name, width_request=300))
scroller.set_child(row)
scroller.set_policy(Gtk.PolicyType.EXTERNAL, Gtk.PolicyType.NEVER)
follow_scrolled_window(marks, scroller)
window = shown(scroller, marks)
wait(lambda: marks.get_page_count() == 5, "five pages")
scroll = scroller.get_hadjustment()
words = heard(marks, "page-changed")
for value in [90, 190, 290, 300, 390, 490]:
    scroll.set_value(value)
    assert (marks.get_page(), marks.get_position()) == (0, value / 300)
wait(lambda: marks.get_page() == 2, "rest between two pages")
assert (scroll.get_value(), marks.get_position()) == (490, 490 / 300)
assert words == [("page-changed", 2)], words
marks.set_page(4)
assert scroll.get_value() == 1200 and marks.get_position() == 4
window.destroy()

# A libadwaita carousel: one selection is one turn, and the dots follow the pages.
marks, pages = Dwell.PageControl(duration=60, loop=False), Adw.Carousel(vexpand=True)
for name in ["one", "two", "three", "four", "five"]:
    pages.append(Gtk.Label(label=name, width_request=300))
follow_carousel(marks, pages)
stories = Dwell.SegmentedProgress.new(5)
pages.bind_property("position", stories, "position", GObject.BindingFlags.DEFAULT)
window = shown(pages, marks)
assert marks.get_page_count() == 5
words, places = heard(marks, "page-changed"), []
pages.connect("notify::position", lambda *_: places.append((pages.get_position(), marks.get_position())))
marks.set_page(4)
wait(lambda: pages.get_position() == 4, "the turn's end")
assert words == [("page-changed", 4)], words
assert len(places) > 5 and places[-1] == (4, 4), places
assert all(abs(one - other) < 0.002 for one, other in places), places
pages.scroll_to(pages.get_nth_page(1), True)
wait(lambda: marks.get_page() == 1, "the end of a turn by the app")
assert words[1:] == [("page-changed", 1)] and pages.get_position() == 1, words
wait(lambda: stories.get_page() == 1, "segments")
window.destroy()
print("library: recipes ok")
