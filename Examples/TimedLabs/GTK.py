"""Three labs, four seconds each, with a timed page control below them: python3 GTK.py"""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Dwell", "0")
from gi.repository import Dwell, Gtk


def activate(app):
    """Opens the window."""
    carousel = Dwell.Carousel()
    for name in ["Red", "Green", "Blue"]:
        carousel.append(Gtk.Label(label=name))
    carousel.connect("page-changed", lambda carousel, page: print("page", page, flush=True))
    window = Gtk.ApplicationWindow(application=app, child=carousel, default_width=300, default_height=400)
    window.present()


app = Gtk.Application()
app.connect("activate", activate)
app.run()
