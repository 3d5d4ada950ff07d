"""Stands in for GNOME's session manager on the session bus, for a time.

session-manager.py SECONDS: prints "ready", then each call as METHOD|ARGUMENTS.
"""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

INTERFACE = """
<node><interface name="org.gnome.SessionManager">
  <method name="RegisterClient">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
  </method>
  <method name="Inhibit">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="u" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="Uninhibit"><arg type="u" direction="in"/></method>
</interface></node>
"""
ANSWERS = {
    "RegisterClient": GLib.Variant("(o)", ("/org/gnome/SessionManager/Client1",)),
    "Inhibit": GLib.Variant("(u)", (7,)),
}


def call(_connection, _sender, _path, _interface, method, arguments, invocation):
    """Prints a call and answers it."""
    print("|".join([method] + [str(argument) for argument in arguments.unpack()]), flush=True)
    invocation.return_value(ANSWERS.get(method))


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object("/org/gnome/SessionManager", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], call)
Gio.bus_own_name_on_connection(
    bus, "org.gnome.SessionManager", Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
loop = GLib.MainLoop()
GLib.timeout_add(int(float(sys.argv[1]) * 1000), loop.quit)
loop.run()
