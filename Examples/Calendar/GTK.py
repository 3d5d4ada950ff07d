"""The days of a calendar, a second each, with buttons above them and no end in either direction: python3 GTK.py"""

import datetime

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Dwell", "0")
from gi.repository import Dwell, GObject, Gtk


class Day(GObject.Object):
    """A day, from today, which is 0."""

    def __init__(self, number):
        super().__init__()
        self.number = number


def make_page(day):
    """Makes the page of a day."""
    title = (datetime.date.today() + datetime.timedelta(days=day.number)).strftime("%A, %d %B %Y")
    page = Gtk.Label(label=title)
    Dwell.page_set_title(page, title)
    return page


def activate(app):
    """Opens the window."""
    days = Dwell.Carousel(duration=1)
    days.bind_neighbours(
        Day(0),
        Gtk.CustomSorter.new(lambda one, other, _: one.number - other.number),
        lambda day, step, _: Day(day.number + step),
        make_page,
    )
    days.connect("page-changed", lambda days, _: print("page", days.get_item().number, flush=True))
    bar = Gtk.HeaderBar()
    for turn in ["previous", "next"]:
        bar.pack_start(Gtk.Button(icon_name=f"go-{turn}-symbolic", action_name=f"page.{turn}"))
    today = Gtk.Button(label="Today")
    today.connect("clicked", lambda _: days.select_item(Day(0), True))
    bar.pack_end(today)
    window = Gtk.ApplicationWindow(application=app, titlebar=bar, child=days, default_width=360, default_height=240)
    window.insert_action_group("page", Dwell.page_actions(days))
    window.present()


app = Gtk.Application()
app.connect("activate", activate)
app.run()
