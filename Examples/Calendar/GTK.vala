// The days of a calendar, a second each, with buttons above them and no end in either direction:
//   valac --pkg gtk4 --pkg dwell-gtk GTK.vala -o calendar
// A day, from today, which is 0.
class Day : Object {
    public int number;

    public Day (int number) {
        this.number = number;
    }
}

// Makes the page of a day.
Gtk.Widget make_page (Object day) {
    var title = new DateTime.now_local ().add_days (((Day) day).number).format ("%A, %d %B %Y");
    var page = new Gtk.Label (title);
    Dwell.page_set_title (page, title);
    return page;
}

int main (string[] args) {
    var app = new Gtk.Application (null, ApplicationFlags.FLAGS_NONE);
    app.activate.connect (() => {
        var days = new Dwell.Carousel () { duration = 1 };
        var sorter = new Gtk.CustomSorter ((one, other) => ((Day) one).number - ((Day) other).number);
        days.bind_neighbours (new Day (0), sorter, (day, step) => new Day (((Day) day).number + step), make_page);
        days.page_changed.connect (() => stdout.printf ("page %d\n", ((Day) days.item).number));
        var bar = new Gtk.HeaderBar ();
        foreach (unowned var turn in new string[] { "previous", "next" }) {
            bar.pack_start (new Gtk.Button.from_icon_name (@"go-$turn-symbolic") { action_name = @"page.$turn" });
        }
        var today = new Gtk.Button.with_label ("Today");
        today.clicked.connect (() => days.select_item (new Day (0), true));
        bar.pack_end (today);
        var window = new Gtk.ApplicationWindow (app) {
            titlebar = bar,
            child = days,
            default_width = 360,
            default_height = 240
        };
        window.insert_action_group ("page", Dwell.page_actions (days));
        window.present ();
    });
    return app.run (args);
}
