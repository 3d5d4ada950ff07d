// An album of ten thousand pages, with dots and buttons beside it: gjs -m GTK.js
import Dwell from "gi://Dwell?version=0";
import Gdk from "gi://Gdk?version=4.0";
import Gio from "gi://Gio";
import GLib from "gi://GLib";
import Gtk from "gi://Gtk?version=4.0";

const [folder] = GLib.filename_from_uri(import.meta.url.replace("/GTK.js", ""));

/** Makes the widget of an item. */
function makePage(item) {
  const page = new Gtk.Label({ label: item.string });
  page.add_css_class("card");
  Dwell.page_set_title(page, `Photo ${item.string}`);
  return page;
}

/** Opens the window. */
function activate(app) {
  const provider = new Gtk.CssProvider();
  provider.load_from_path(`${folder}/album.css`);
  Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION);
  const photos = new Gio.ListStore({ itemType: Gtk.StringObject });
  for (let number = 1; number <= 10_000; number += 1) photos.append(Gtk.StringObject.new(`${number}`));
  void Dwell.Carousel; // loads the library, so that GtkBuilder knows its classes
  const builder = Gtk.Builder.new_from_file(`${folder}/album.ui`);
  const [window, pages] = ["window", "pages"].map((id) => builder.get_object(id));
  pages.bind_model(photos, makePage);
  pages.connect("page-changed", (_, page) => print("page", page));
  window.insert_action_group("page", Dwell.page_actions(pages));
  window.application = app;
  window.present();
}

const app = new Gtk.Application();
app.connect("activate", activate);
app.run([]);
