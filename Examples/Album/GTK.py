"""An album of ten thousand pages, with dots and buttons beside it: python3 GTK.py"""

import pathlib

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
gi.require_version("Dwell", "0")
from gi.repository import Dwell, Gdk, Gio, Gtk

FOLDER = pathlib.Path(__file__).parent


def make_page(item):
    """Makes the widget of an item."""
    page = Gtk.Label(label=item.get_string())
    page.add_css_class("card")
    Dwell.page_set_title(page, f"Photo {item.get_string()}")
    return page


def activate(app):
    """Opens the window."""
    style = Gtk.CssProvider()
    style.load_from_path(str(FOLDER / "album.css"))
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
    photos = Gio.ListStore(item_type=Gtk.StringObject)
    for number in range(10_000):
        photos.append(Gtk.StringObject.new(str(number + 1)))
    Dwell.Carousel  # loads the library, so that GtkBuilder knows its classes
    builder = Gtk.Builder.new_from_file(str(FOLDER / "album.ui"))
    window, pages = builder.get_object("window"), builder.get_object("pages")
    pages.bind_model(photos, make_page)
    pages.connect("page-changed", lambda pages, page: print("page", page, flush=True))
    window.insert_action_group("page", Dwell.page_actions(pages))
    window.set_application(app)
    window.present()


app = Gtk.Application()
app.connect("activate", activate)
app.run()
