// Three labs, four seconds each, with a timed page control below them:
//   valac --pkg gtk4 --pkg dwell-gtk GTK.vala -o labs
int main (string[] args) {
    var app = new Gtk.Application (null, ApplicationFlags.FLAGS_NONE);
    app.activate.connect (() => {
        var carousel = new Dwell.Carousel ();
        foreach (unowned var name in new string[] { "Red", "Green", "Blue" }) {
            carousel.append (new Gtk.Label (name));
        }
        carousel.page_changed.connect ((page) => stdout.printf ("page %u\n", page));
        var window = new Gtk.ApplicationWindow (app) {
            child = carousel,
            default_width = 300,
            default_height = 400
        };
        window.present ();
    });
    return app.run (args);
}
