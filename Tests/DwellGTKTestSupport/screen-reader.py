"""Reads and operates the first window of a process through AT-SPI, like a screen reader.

screen-reader.py PID COMMAND...   commands:
  tree                    prints every object: depth|role|name|description|value of low...high|actions|states
  set ROLE VALUE          sets the value of the first object of a role
  act ROLE ACTION         performs an action of the first object of a role
  press NAME              performs the first action of the first object of a name
  events SECONDS          prints the announcements and changes of name, value and description within a time
"""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The seconds that a process may take to register: only a hang takes that long, however slow the machine is.
PATIENCE = 120


def application(pid):
    """Returns the process's accessible application; waits for it to register."""
    for _ in range(PATIENCE * 20):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == pid:
                return child
        time.sleep(0.05)
    sys.exit("the process is not on the accessibility bus")


def walk(item, depth=0):
    """Yields an object and all its descendants, in reading order."""
    yield item, depth
    for index in range(item.get_child_count()):
        child = item.get_child_at_index(index)
        if child:
            yield from walk(child, depth + 1)


def first(root, role):
    """Returns the first object with a role."""
    for item, _ in walk(root):
        if item.get_role_name() == role:
            return item
    sys.exit(f"there is no {role}")


def named(root, name):
    """Returns the first object with a name."""
    for item, _ in walk(root):
        if item.get_name() == name:
            return item
    sys.exit(f"nothing is called {name}")


def actions(item):
    """Returns the names of an object's actions."""
    action = item.get_action_iface()
    return [Atspi.Action.get_action_name(action, i) for i in range(Atspi.Action.get_n_actions(action))] if action else []


def line(item, depth):
    """Returns an object as a line."""
    value = item.get_value_iface()
    text = ""
    if value:
        low, high = Atspi.Value.get_minimum_value(value), Atspi.Value.get_maximum_value(value)
        text = f"{Atspi.Value.get_current_value(value):g} of {low:g}...{high:g}"
    states = item.get_state_set()
    shown = [s.value_nick for s in (Atspi.StateType.SHOWING, Atspi.StateType.FOCUSABLE, Atspi.StateType.FOCUSED,
                                       Atspi.StateType.SENSITIVE, Atspi.StateType.SELECTED, Atspi.StateType.PRESSED)
             if states.contains(s)]
    return "|".join([str(depth), item.get_role_name(), item.get_name() or "", item.get_description() or "", text,
                     ",".join(actions(item)), ",".join(shown)])


def listen(seconds):
    """Prints the changes within a time."""
    def heard(event):
        print(f"{event.type}|{event.source.get_role_name()}|{event.any_data}", flush=True)
    listener = Atspi.EventListener.new(heard)
    for name in ("object:announcement", "object:property-change:accessible-name",
                 "object:property-change:accessible-value", "object:property-change:accessible-description"):
        listener.register(name)
    print("listening", flush=True)
    GLib.timeout_add(int(seconds * 1000), Atspi.event_quit)
    Atspi.event_main()


def main():
    """Runs the commands in order."""
    app = application(int(sys.argv[1]))
    words = sys.argv[2:]
    while words:
        command = words.pop(0)
        if command == "tree":
            for item, depth in walk(app):
                print(line(item, depth))
        elif command == "set":
            role, number = words.pop(0), float(words.pop(0))
            Atspi.Value.set_current_value(first(app, role).get_value_iface(), number)
        elif command == "act":
            role, name = words.pop(0), words.pop(0)
            item = first(app, role)
            names = actions(item)
            if name not in names:
                sys.exit(f"{role} has no {name}: {names}")
            Atspi.Action.do_action(item.get_action_iface(), names.index(name))
        elif command == "press":
            Atspi.Action.do_action(named(app, words.pop(0)).get_action_iface(), 0)
        elif command == "events":
            listen(float(words.pop(0)))
        else:
            sys.exit(__doc__)


main()
