"""What the tests of the C library in Python share: GTK's classes beside Dwell's, with every warning fatal, what a widget tells, and
incorrect calls."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Dwell", "0")
from gi.repository import GLib, Gtk

GLib.log_set_always_fatal(GLib.LogLevelFlags.LEVEL_CRITICAL | GLib.LogLevelFlags.LEVEL_WARNING)
assert Gtk.init_check()


def heard(widget, *names):
    """Returns a list that records a widget's notifications and signals."""
    words = []
    for name in names:
        if widget.find_property(name):
            widget.connect("notify::" + name, lambda widget, spec: words.append(spec.name))
        else:
            widget.connect(name, lambda widget, *values, name=name: words.append((name, *values)))
    return words


def refused(message, call, *arguments):
    """Makes an incorrect call, which the library reports as GTK does."""
    GLib.test_expect_message("Dwell", GLib.LogLevelFlags.LEVEL_CRITICAL, message)
    call(*arguments)
    GLib.test_assert_expected_messages_internal("Dwell", __file__, 0, call.__name__)
