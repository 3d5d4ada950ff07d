#if GTK
import CDwellGTK
import Dwell

/// The icons of the icon theme that are shown instead of dots, as textures, one for each name.
@MainActor
enum IconTextures {
  /// The names, by the icon's number.
  private static var names: [String] = []
  /// The textures that were made, by name, each with its reference.
  private static var textures: [String: OpaquePointer] = [:]
  /// The number of the first icon: the app's own images have lower ones.
  private static let firstNumber = 1 << 24
  /// The width and height of a texture, in pixels: sharp up to scale 3 at the size of a dot's image.
  private static let length: Int32 = 64

  /// Returns the image that stands for an icon.
  static func image(_ name: String) -> ImageName {
    if let index = names.firstIndex(of: name) { return ImageName(firstNumber + index) }
    names.append(name)
    return ImageName(firstNumber + names.count - 1)
  }

  /// Returns the texture (GdkTexture) of an icon's image; nil for an image of the app's own.
  static func texture(_ image: ImageName) -> OpaquePointer? {
    let index = image.number - firstNumber
    guard names.indices.contains(index) else { return nil }
    if let texture = textures[names[index]] { return texture }
    let texture = make(names[index])
    textures[names[index]] = texture
    return texture
  }

  /// The icon theme, whose changes discard the textures; nil without a display.
  private static let theme: OpaquePointer? = {
    guard let theme = gdk_display_get_default().flatMap({ gtk_icon_theme_get_for_display($0) }) else {
      return nil
    }
    Signal.connect(UnsafeMutableRawPointer(theme), "changed") {
      for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
      textures = [:]
    }
    return theme
  }()

  /// Draws an icon of the theme into a texture.
  private static func make(_ name: String) -> OpaquePointer? {
    guard let theme,
      let icon = gtk_icon_theme_lookup_icon(
        theme, name, nil, length, 1, GTK_TEXT_DIR_NONE, GTK_ICON_LOOKUP_FORCE_SYMBOLIC),
      let snapshot = gtk_snapshot_new()
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    gdk_paintable_snapshot(icon, snapshot, Double(length), Double(length))
    guard let node = gtk_snapshot_free_to_node(snapshot), let renderer = gsk_cairo_renderer_new() else {
      return nil
    }
    defer {
      gsk_render_node_unref(node)
      g_object_unref(UnsafeMutableRawPointer(renderer))
    }
    guard gsk_renderer_realize(renderer, nil, nil) != 0 else { return nil }
    defer { gsk_renderer_unrealize(renderer) }
    var bounds = Rect(x: 0, y: 0, width: Double(length), height: Double(length)).graphene
    return gsk_renderer_render_texture(renderer, node, &bounds)
  }
}
#endif
