"""Stories of several people, as GObject Introspection has them, tried on a display: where they begin, what the app hears, and how
they close."""

from support import heard, refused
from gi.repository import Dwell, GLib, Gtk

# A carousel is a story, with the options of one, and stories begin where they were left.
stories = Dwell.Stories()
words = heard(stories, "person", "person-changed", "moment-shown", "close")
for name, count in [("Ann", 2), ("Bob", 3)]:
    story = Dwell.Carousel()
    Dwell.page_set_title(story, name)
    for number in range(count):
        story.append(Gtk.Label(label=f"{name} {number}"))
    stories.append(story)
assert stories.get_story(1) == story and stories.get_story(2) is None and stories.get_person_count() == 2
assert story.props.page_taps == Dwell.PageTaps.TURN and story.props.duration == 5 and not story.props.loop
for moment in range(2):
    stories.set_seen(0, moment, True)
assert stories.get_seen(0, 1) and not stories.get_seen(1, 0)
assert stories.props.person == 1 and words == ["person"], "the first person with a moment that wasn't seen"
stories.set_seen(1, 0, True)
assert story.get_page() == 1, "and the first moment"
window = Gtk.Window(child=stories, default_width=390, default_height=640)
window.present()
while ("moment-shown", 1, 1) not in words:
    GLib.MainContext.default().iteration(True)
assert stories.get_seen(1, 1)
words.clear()
stories.get_people().set_effect(Dwell.PageEffect.CUBE)
stories.select(0, False)
assert words == [("person-changed", 0), "person"], words
header = Gtk.Label(label="Ann and Bob")
stories.set_header(header)
assert stories.props.header == header and header.get_parent() == stories
stories.connect("close", lambda stories: stories.get_root().destroy())
stories.get_story(0).select(1, False)
stories.get_story(0).advance()
stories.get_story(1).select(2, False)
stories.get_story(1).advance()
assert words[-1] == ("close",) and not stories.get_mapped()
refused("*dwell_stories_insert*", stories.append, story)
refused("*dwell_stories_set_header*", stories.set_header, story)
refused("*dwell_stories_remove*person < *", stories.remove, 2)
stories.remove(0)
assert stories.get_person_count() == 1 and stories.get_story(0) == story
# A ring around a person's picture has an arc for each moment.
ring = Dwell.StoryRing(child=Gtk.Label(label="Ann"), moment_count=3)
words = heard(ring, "moment-count", "seen-count")
for moment in range(3):
    ring.set_seen(moment, moment == 1)
assert ring.props.seen_count == 0 and ring.get_seen(1) and not ring.get_seen(0), "those from the first on"
ring.set_seen_count(2)
assert ring.get_seen(0) and ring.get_seen(1) and not ring.get_seen(2)
ring.set_moment_count(5)
assert sorted(words) == ["moment-count"] + 3 * ["seen-count"], words
other = Dwell.StoryRing.new(None, 4)
refused("*gtk_widget_get_parent*", other.set_child, ring.get_child())
assert other.get_child() is None and other.get_moment_count() == 4
print("library: stories ok")
