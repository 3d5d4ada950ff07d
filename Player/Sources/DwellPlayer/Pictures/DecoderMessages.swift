#if GTK
import CDwellGTK

/// The messages that picture decoders log about damaged files, besides the errors that they return.
public enum DecoderMessages {
  /// The domains of their messages.
  private static let domains: Set<String> = ["GdkPixbuf", "librsvg", "libheif", "heif", "avif", "jxl"]

  /// Discards their messages from now on: a command itself reports each picture that it leaves out. Call it
  /// once, before GTK is initialised. Messages without a domain are from decoders that GdkPixbuf has loaded.
  public static func discard() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        guard let fields else { return G_LOG_WRITER_UNHANDLED }
        let domain = (0..<Int(count)).first { strcmp(fields[$0].key, "GLIB_DOMAIN") == 0 }
          .flatMap { fields[$0].value }.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        guard let domain, !DecoderMessages.domains.contains(domain) else { return G_LOG_WRITER_HANDLED }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }
}
#endif
