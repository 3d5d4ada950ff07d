#if GTK
import CDwellLCMS
import DwellGTK

/// Converts rows of a CMYK picture to red, green and blue: by its profile or, without one, as if inks were
/// perfect filters.
final class CMYKConverter {
  /// The number of inks: cyan, magenta, yellow and black.
  static let inkCount = 4

  /// The conversion by a profile; nil without one.
  private let conversion: cmsHTRANSFORM?
  /// Whether 255 is no ink.
  private let isInverted: Bool

  /// A converter for a picture with a profile, or without an ink profile.
  /// - Parameter isInverted: whether 255 is no ink, as in Adobe's programs.
  init(_ profile: ColorProfile?, isInverted: Bool) {
    self.isInverted = isInverted
    conversion = profile.flatMap {
      dwell_lcms_inks($0.bytes, UInt32(clamping: $0.bytes.count), isInverted ? 1 : 0)
    }
  }

  deinit { if let conversion { cmsDeleteTransform(conversion) } }

  /// Converts a row of pixels of four inks to pixels of three channels.
  func convert(_ inks: UnsafeBufferPointer<UInt8>, to colors: UnsafeMutableBufferPointer<UInt8>) {
    let count = min(inks.count / Self.inkCount, colors.count / AreaScaler.channels)
    guard let source = inks.baseAddress, let target = colors.baseAddress else { return }
    if let conversion { return cmsDoTransform(conversion, source, target, UInt32(count)) }
    let inversion: UInt8 = isInverted ? 0 : 255
    for pixel in 0..<count {
      let ink = source + pixel * Self.inkCount
      let light = Int(ink[3] ^ inversion)
      for channel in 0..<AreaScaler.channels {
        target[pixel * AreaScaler.channels + channel] = UInt8(Int(ink[channel] ^ inversion) * light / 255)
      }
    }
  }
}
#endif
