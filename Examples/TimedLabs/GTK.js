// Three labs, four seconds each, with a timed page control below them: gjs -m GTK.js
import Dwell from "gi://Dwell?version=0";
import Gtk from "gi://Gtk?version=4.0";

/** Opens the window. */
function activate(app) {
  const carousel = new Dwell.Carousel();
  for (const label of ["Red", "Green", "Blue"]) carousel.append(new Gtk.Label({ label }));
  carousel.connect("page-changed", (_, page) => print("page", page));
  const window = new Gtk.ApplicationWindow({
    application: app, child: carousel, default_width: 300, default_height: 400,
  });
  window.present();
}

const app = new Gtk.Application();
app.connect("activate", activate);
app.run([]);
