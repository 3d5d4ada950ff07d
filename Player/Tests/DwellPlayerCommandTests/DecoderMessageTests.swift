#if GTK
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// The messages that picture decoders log themselves.
@Suite struct DecoderMessageTests {
  /// A library that is loaded before GdkPixbuf, and logs the messages of decoders for broken files, in the
  /// domains of GdkPixbuf, of a decoder's library, in none, and in that of GTK.
  private static let library = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    extern void g_log(const char *domain, int level, const char *format, ...);
    void *gdk_pixbuf_loader_new(void) {
      void *(*original)(void) = (void *(*)(void))dlsym(RTLD_NEXT, "gdk_pixbuf_loader_new");
      g_log("GdkPixbuf", 1 << 3, "of the pixbufs");
      g_log("libheif", 1 << 3, "of a decoder");
      g_log((void *)0, 1 << 4, "of nothing");
      g_log("Gtk", 1 << 3, "of the toolkit");
      return original();
    }

    """

  @Test func `a damaged picture is reported once, by the command, and the toolkit's other messages remain`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write(Self.library, to: "loud.c")
    let build = try DwellProcess(
      shell: "clang -shared -fPIC loud.c -o loud.so -ldl", in: scratch.folder)
    try #require(build.status == 0, "\(build.errors)")
    // The signature of a PNG file, without valid content.
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 7, count: 64)).write(
      to: scratch.folder.appending(path: "a.png"))
    let export = try DwellProcess(
      shell:
        "ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD=$PWD/loud.so $DWELL export a.png -o sheet.png",
      in: scratch.folder)
    #expect(export.status == 2)
    #expect(export.errors.contains("a.png: is damaged: "))
    for message in ["of the pixbufs", "of a decoder", "of nothing"] {
      #expect(!export.errors.contains(message), "\(export.errors)")
    }
    #expect(export.errors.contains("Gtk-CRITICAL") && export.errors.contains("of the toolkit"))
  }
}
#endif
