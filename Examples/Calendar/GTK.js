// The days of a calendar, a second each, with buttons above them and no end in either direction: gjs -m GTK.js
import Dwell from "gi://Dwell?version=0";
import GLib from "gi://GLib";
import GObject from "gi://GObject";
import Gtk from "gi://Gtk?version=4.0";

/** A day, from today, which is 0. */
const Day = GObject.registerClass(
  class Day extends GObject.Object {
    constructor(number) {
      super();
      this.number = number;
    }
  },
);

/** Makes the page of a day. */
function makePage(day) {
  const title = GLib.DateTime.new_now_local().add_days(day.number).format("%A, %d %B %Y");
  const page = new Gtk.Label({ label: title });
  Dwell.page_set_title(page, title);
  return page;
}

/** Opens the window. */
function activate(app) {
  const days = new Dwell.Carousel({ duration: 1 });
  const sorter = Gtk.CustomSorter.new((one, other) => one.number - other.number);
  days.bind_neighbours(new Day(0), sorter, (day, step) => new Day(day.number + step), makePage);
  days.connect("page-changed", () => print("page", days.item.number));
  const titlebar = new Gtk.HeaderBar();
  for (const turn of ["previous", "next"]) {
    titlebar.pack_start(new Gtk.Button({ iconName: `go-${turn}-symbolic`, actionName: `page.${turn}` }));
  }
  const today = new Gtk.Button({ label: "Today" });
  today.connect("clicked", () => days.select_item(new Day(0), true));
  titlebar.pack_end(today);
  const window = new Gtk.ApplicationWindow({ application: app, titlebar, child: days, defaultWidth: 360, defaultHeight: 240 });
  window.insert_action_group("page", Dwell.page_actions(days));
  window.present();
}

const app = new Gtk.Application();
app.connect("activate", activate);
app.run([]);
