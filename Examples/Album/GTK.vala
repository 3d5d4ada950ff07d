// An album of ten thousand pages, with dots and buttons beside it:
//   valac --pkg gtk4 --pkg dwell-gtk GTK.vala -o album && ./album .
// Makes the widget of an item.
Gtk.Widget make_page (Object item) {
    var text = ((Gtk.StringObject) item).string;
    var page = new Gtk.Label (text);
    page.add_css_class ("card");
    Dwell.page_set_title (page, "Photo " + text);
    return page;
}

int main (string[] args) {
    var folder = args[1];
    var app = new Gtk.Application (null, ApplicationFlags.FLAGS_NONE);
    app.activate.connect (() => {
        var style = new Gtk.CssProvider ();
        style.load_from_path (folder + "/album.css");
        Gtk.StyleContext.add_provider_for_display (Gdk.Display.get_default (), style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION);
        var photos = new ListStore (typeof (Gtk.StringObject));
        for (var number = 1; number <= 10000; number++) photos.append (new Gtk.StringObject (number.to_string ()));
        var builder = new Gtk.Builder.from_file (folder + "/album.ui");
        var window = (Gtk.Window) builder.get_object ("window");
        var pages = (Dwell.Carousel) builder.get_object ("pages");
        pages.bind_model (photos, make_page);
        pages.page_changed.connect ((page) => stdout.printf ("page %u\n", page));
        window.insert_action_group ("page", Dwell.page_actions (pages));
        window.application = app;
        window.present ();
    });
    return app.run (null);
}
