#if GTK
import CDwellGTK
import CDwellJPEG
import CDwellLCMS
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// The colours of pictures with an ICC profile.
@MainActor
final class ColorProfileTests: GTKTestCase {
  /// A colour of CIE 1931, by its chromaticity.
  private typealias Chromaticity = (x: Double, y: Double)
  /// The primaries of sRGB (IEC 61966-2-1).
  private let (red, green, blue): (Chromaticity, Chromaticity, Chromaticity) = (
    (0.64, 0.33), (0.30, 0.60), (0.15, 0.06)
  )

  /// Returns a profile whose channels have these primaries, with sRGB's white and curve.
  private func profile(_ primaries: [Chromaticity]) throws -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    func color(_ index: Int) -> cmsCIExyY { cmsCIExyY(x: primaries[index].x, y: primaries[index].y, Y: 1) }
    var colors = cmsCIExyYTRIPLE(Red: color(0), Green: color(1), Blue: color(2))
    let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let curve = try XCTUnwrap(cmsBuildParametricToneCurve(nil, 4, parameters))
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    return try bytes(of: XCTUnwrap(cmsCreateRGBProfile(&white, &colors, &curves)))
  }

  /// Returns the bytes of a profile's file, and closes it.
  private func bytes(of profile: cmsHPROFILE) throws -> [UInt8] {
    defer { cmsCloseProfile(profile) }
    var count: UInt32 = 0
    cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    XCTAssertNotEqual(cmsSaveProfileToMem(profile, &bytes, &count), 0)
    return bytes
  }

  /// Writes the four quarters with a profile, as PNG or JPEG by the name's extension.
  private func write(_ path: String, _ profile: [UInt8], isClear: Bool = false) throws {
    var pixbuf = try SamplePictures.pixbuf(width: 400, height: 300)
    if isClear {
      let clear = try XCTUnwrap(gdk_pixbuf_add_alpha(pixbuf, 0, 0, 0, 0))
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
      pixbuf = clear
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var names = [strdup("icc-profile"), nil]
    let text = try XCTUnwrap(g_base64_encode(profile, gsize(profile.count)))
    var values: [UnsafeMutablePointer<CChar>?] = [text, nil]
    defer {
      free(names[0])
      g_free(text)
    }
    guard path.hasSuffix("png") else {
      XCTAssertNotEqual(gdk_pixbuf_savev(pixbuf, path, "jpeg", &names, &values, nil), 0)
      return
    }
    // GdkPixbuf 2.42 writes the profile before the header, which libpng refuses.
    XCTAssertNotEqual(gdk_pixbuf_savev(pixbuf, path, "png", nil, nil, nil), 0)
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    // Behind the signature and the header's chunk.
    bytes.insert(contentsOf: chunk(profile), at: 33)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Returns the chunk of a PNG for a profile, which is stored without compression (PNG, 11.3.2.3; RFC 1950).
  private func chunk(_ profile: [UInt8]) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let count = UInt16(profile.count)
    let sizes = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let sums = profile.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    let stream = [0x78, 0x01, 0x01] + sizes + profile + number(sums.1 << 16 | sums.0)
    let body = Array("iCCP".utf8) + Array("test".utf8) + [0, 0] + stream
    return number(UInt32(body.count - 4)) + body + PNGChecksum.crc32(body)
  }

  /// Returns the colours at the centres of a picture's quarters.
  private func quarters(_ path: String, side: Int) throws -> [[Int]] {
    let picture = try PictureDecoder.decode(path: path, box: PixelSize(width: side, height: side))
    let pixels = Pixels(picture)
    let (width, height) = (picture.size.width, picture.size.height)
    return [(1, 1), (3, 1), (1, 3), (3, 3)].map { column, row in
      Array(pixels[width * column / 4, height * row / 4].prefix(3))
    }
  }

  /// Fails unless colours are nearly equal.
  private func assertEqual(_ colors: [[Int]], _ expected: [[Int]], _ what: String, line: UInt = #line) {
    for (color, wanted) in zip(colors.joined(), expected.joined()) {
      XCTAssertEqual(Double(color), Double(wanted), accuracy: 4, "\(what): \(colors)", line: line)
    }
  }

  func testAProfileWithItsPrimariesSwappedSwapsColors() async throws {
    let folder = try temporaryFolder()
    let swapped = SamplePictures.quarters.map { [$0[2], $0[1], $0[0]] }
    let profile = try profile([blue, green, red])
    for name in ["a.png", "a.jpg"] {
      try write("\(folder)/\(name)", profile)
      for side in [1000, 100] {
        assertEqual(try quarters("\(folder)/\(name)", side: side), swapped, "\(name) \(side)")
      }
    }
    try write(folder + "/clear.png", profile, isClear: true)
    assertEqual(try quarters(folder + "/clear.png", side: 100), swapped, "with transparency")
  }

  func testAWideProfileMakesColorsStrongerAndKeepsGreys() async throws {
    // Adobe RGB's green.
    let path = try temporaryFolder() + "/a.png"
    try write(path, try profile([red, (0.21, 0.71), blue]))
    let wide = try quarters(path, side: 400)
    XCTAssertLessThan(wide[1][0], SamplePictures.quarters[1][0] - 10, "green has less red: \(wide[1])")
    let conversion = try XCTUnwrap(ColorProfile(try profile([red, (0.21, 0.71), blue])))
    let grey = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 3, 3))
    defer { g_object_unref(UnsafeMutableRawPointer(grey)) }
    gdk_pixbuf_fill(grey, 0x8080_80FF)
    conversion.convert(grey)
    let pixels = try XCTUnwrap(gdk_pixbuf_get_pixels(grey))
    for channel in 0..<3 { XCTAssertEqual(Double(pixels[channel]), 128, accuracy: 1) }
  }

  func testSRGBDamagedProfilesAndThoseOfOtherColorsChangeNothing() async throws {
    let path = try temporaryFolder() + "/a.png"
    let grey = try XCTUnwrap(cmsBuildGamma(nil, 1))
    defer { cmsFreeToneCurve(grey) }
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    let profiles = [
      try profile([red, green, blue]), try bytes(of: XCTUnwrap(cmsCreate_sRGBProfile())),
      try bytes(of: XCTUnwrap(cmsCreateGrayProfile(&white, grey))),
      Array(try profile([blue, green, red]).prefix(200)),
    ]
    for (index, profile) in profiles.enumerated() {
      XCTAssertNil(dwell_lcms_open(profile, UInt32(profile.count), 3), "profile \(index)")
    }
    try write(path, profiles[0])
    XCTAssertEqual(try quarters(path, side: 1000), SamplePictures.quarters)
  }

  /// Returns the 8 bits of a linear fraction of light in sRGB (IEC 61966-2-1).
  private func byte(_ light: Double) -> Int {
    Int((255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)).rounded())
  }

  func testAProfileOfGreysLightensAndDarkensThem() async throws {
    let curve = try XCTUnwrap(cmsBuildGamma(nil, 1))
    defer { cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: 0.3457, y: 0.3585, Y: 1)
    let profile = try bytes(of: XCTUnwrap(cmsCreateGrayProfile(&white, curve)))
    let path = try temporaryFolder() + "/a.jpg"
    let greys = [20, 90, 160, 255]
    try SampleJPEGs.write(
      path, width: 400, height: 300, isProgressive: false, space: JCS_GRAYSCALE,
      colors: greys.map { [$0] }, profile: profile)
    let expected = greys.map { [Int](repeating: byte(Double($0) / 255), count: 3) }
    for side in [400, 100] { assertEqual(try quarters(path, side: side), expected, "linear greys") }
    let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 3, 3))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    gdk_pixbuf_fill(pixbuf, 0x5A5A_5A80)
    try XCTUnwrap(ColorProfile(profile)).convert(pixbuf)
    let pixels = try XCTUnwrap(gdk_pixbuf_get_pixels(pixbuf))
    assertEqual([(0..<3).map { Int(pixels[$0]) }], [expected[1]], "of other formats")
    XCTAssertEqual(pixels[3], 0x80, "with transparency")
    gdk_pixbuf_fill(pixbuf, 0x5A5B_5AFF)
    try XCTUnwrap(ColorProfile(profile)).convert(pixbuf)
    XCTAssertEqual((0..<3).map { pixels[$0] }, [0x5A, 0x5B, 0x5A], "a picture that has colours stays")
  }

  /// Returns an ink profile: each corner of the inks' cube has the lightness and the colours of a closure
  /// (CIELAB), with interpolation between them.
  private func inks(_ color: (_ inks: [Bool]) -> (l: Double, a: Double, b: Double)) throws -> [UInt8] {
    let profile = try XCTUnwrap(cmsCreateProfilePlaceholder(nil))
    cmsSetProfileVersion(profile, 2.1)
    cmsSetDeviceClass(profile, cmsSigOutputClass)
    cmsSetColorSpace(profile, cmsSigCmykData)
    cmsSetPCS(profile, cmsSigLabData)
    var table: [UInt16] = []
    for corner in 0..<16 {
      let (l, a, b) = color([8, 4, 2, 1].map { corner & $0 != 0 })
      // The encoding of version 2 (ICC.1:2001-04, annex A): 100 is 0xFF00, and 0 of a and b 0x8000.
      table += [l * 652.8, (a + 128) * 256, (b + 128) * 256].map { UInt16($0.rounded()) }
    }
    let pipeline = try XCTUnwrap(cmsPipelineAlloc(nil, 4, 3))
    defer { cmsPipelineFree(pipeline) }
    XCTAssertNotEqual(
      cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocCLut16bit(nil, 2, 4, 3, table)), 0)
    XCTAssertNotEqual(cmsWriteTag(profile, cmsSigAToB0Tag, UnsafeRawPointer(pipeline)), 0)
    return try bytes(of: profile)
  }

  /// Returns an ink profile without colours: black ink leaves a fifth of the lightness, and magenta half.
  private func greyInks() throws -> [UInt8] { try inks { inks in (inks[3] ? 20 : inks[1] ? 50 : 100, 0, 0) } }

  /// Returns the grey for a lightness by that profile. The darkest ink is black on a screen (black-point
  /// compensation, ISO 18619), and lightness between is proportional.
  private func grey(_ lightness: Double) -> [Int] {
    /// Returns the light of a lightness (CIE 1976), above 8.
    func light(_ lightness: Double) -> Double { pow((lightness + 16) / 116, 3) }
    return [Int](repeating: byte((light(lightness) - light(20)) / (1 - light(20))), count: 3)
  }

  func testAProfileOfInksDecidesHowTheyLook() async throws {
    let profile = try greyInks()
    let path = try temporaryFolder() + "/a.jpg"
    // No ink, black, magenta, and cyan, each without the others: Adobe's are inverted.
    let colors = [[255, 255, 255, 255], [255, 255, 255, 0], [255, 0, 255, 255], [0, 255, 255, 255]]
    for isProgressive in [false, true] {
      try SampleJPEGs.write(
        path, width: 400, height: 300, isProgressive: isProgressive, space: JCS_CMYK, colors: colors,
        profile: profile)
      for side in [400, 100] {
        assertEqual(try quarters(path, side: side), [grey(100), grey(20), grey(50), grey(100)], "\(side)")
      }
    }
    // Without an ink profile, inks act as filters.
    for profile in [[], try self.profile([blue, green, red])] {
      try SampleJPEGs.write(
        path, width: 400, height: 300, isProgressive: false, space: JCS_CMYK, colors: colors, profile: profile
      )
      assertEqual(
        try quarters(path, side: 400), [[255, 255, 255], [0, 0, 0], [255, 0, 255], [0, 255, 255]], "plain")
    }
  }

  func testATIFFsProfileOfInksDecidesHowTheyLook() async throws {
    let path = try temporaryFolder() + "/a.tif"
    // No ink, black, magenta, and cyan, each without the others.
    let colors = [[0, 0, 0, 0], [0, 0, 0, 255], [0, 255, 0, 0], [255, 0, 0, 0]]
    var sample = SampleTIFFs(.inks, colors, profile: try greyInks())
    for (depth, isBigEndian, rows) in [(8, false, nil), (8, true, 7), (16, false, 7), (16, true, nil)] {
      (sample.depth, sample.isBigEndian, sample.rowsPerStrip) = (depth, isBigEndian, rows)
      try sample.write(path)
      for side in [400, 10] {
        assertEqual(
          try quarters(path, side: side), [grey(100), grey(20), grey(50), grey(100)], "\(depth), \(side)")
      }
    }
    // Without an ink profile, inks act as filters; the profile isn't read if each ink has a plane.
    let plain = [[255, 255, 255], [0, 0, 0], [255, 0, 255], [0, 255, 255]]
    sample = SampleTIFFs(.inks, colors)
    for profile in [[], try profile([blue, green, red])] {
      sample.profile = profile
      try sample.write(path)
      assertEqual(try quarters(path, side: 400), plain, "plain")
    }
    sample.profile = try greyInks()
    sample.isPlanar = true
    try sample.write(path)
    assertEqual(try quarters(path, side: 400), plain, "planes")
  }

  func testATIFFsProfileOfColorsOrGreysDecidesHowTheyLook() async throws {
    let path = try temporaryFolder() + "/a.tif"
    try SampleTIFFs(.colors, SamplePictures.quarters, profile: try profile([blue, green, red])).write(path)
    let swapped = SamplePictures.quarters.map { [$0[2], $0[1], $0[0]] }
    assertEqual(try quarters(path, side: 400), swapped, "colours")
    let curve = try XCTUnwrap(cmsBuildGamma(nil, 1))
    defer { cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: 0.3457, y: 0.3585, Y: 1)
    let profile = try bytes(of: XCTUnwrap(cmsCreateGrayProfile(&white, curve)))
    let greys = [20, 90, 160, 255]
    try SampleTIFFs(.greys, greys.map { [$0] }, profile: profile).write(path)
    let expected = greys.map { [Int](repeating: byte(Double($0) / 255), count: 3) }
    assertEqual(try quarters(path, side: 400), expected, "linear greys")
  }

  func testATIFFOfInksIsUprightAndScaledAndADamagedOneIsRefused() async throws {
    let path = try temporaryFolder() + "/a.tif"
    let colors = [[0, 0, 0, 0], [0, 0, 0, 255], [0, 255, 0, 0], [255, 0, 0, 0]]
    let (white, black, magenta, cyan) = ([255, 255, 255], [0, 0, 0], [255, 0, 255], [0, 255, 255])
    var sample = SampleTIFFs(.inks, colors)
    for (orientation, expected) in [
      (1, [white, black, magenta, cyan]), (2, [black, white, cyan, magenta]),
      (3, [cyan, magenta, black, white]), (6, [magenta, white, cyan, black]),
    ] {
      sample.orientation = orientation
      try sample.write(path)
      let picture = try PictureDecoder.decode(path: path, box: PixelSize(width: 20, height: 20))
      XCTAssertEqual([picture.size.width, picture.size.height], orientation < 5 ? [20, 15] : [15, 20])
      XCTAssertEqual(picture.fullSize.area, 1200)
      assertEqual(try quarters(path, side: 20), expected, "\(orientation)")
    }
    // The first strip is claimed to be at the end of the file.
    var claims = SampleTIFFs(.inks, colors)
    claims.orientation = 1
    var claimed = claims.bytes()
    let entry = try XCTUnwrap(
      (0..<claimed.count - 8).first { Array(claimed[$0..<$0 + 4]) == [0x11, 0x01, 4, 0] })
    claimed.replaceSubrange(entry + 8..<entry + 12, with: [0xF0, 0xFF, 0xFF, 0x0F])
    try Data(claimed).write(to: URL(fileURLWithPath: path))
    XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: PixelSize(width: 9, height: 9))) {
      XCTAssert("\($0)".hasPrefix("is damaged: "), "\($0)")
    }
    claims.width = 20000
    claims.height = 2
    claimed = claims.bytes()
    let height = try XCTUnwrap(
      (0..<claimed.count - 8).first { Array(claimed[$0..<$0 + 4]) == [0x01, 0x01, 4, 0] })
    claimed.replaceSubrange(height + 8..<height + 12, with: [0, 0x40, 0, 0])
    try Data(claimed).write(to: URL(fileURLWithPath: path))
    XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: PixelSize(width: 9, height: 9))) {
      XCTAssertEqual(
        $0 as? PictureProblem, .tooLarge(PixelSize(width: 20000, height: 16384), maximum: 120_000_000))
    }
  }

  func testALargeJPEGIsShownReducedAndAProgressiveOneIsRefusedWithTheFix() async throws {
    let folder = try temporaryFolder()
    let (width, height) = (16000, 12500)
    let path = folder + "/large.jpg"
    try SampleJPEGs.write(path, width: width, height: height, isProgressive: false)
    let picture = try PictureDecoder.decode(path: path, box: PixelSize(width: 400, height: 400))
    XCTAssertEqual(picture.fullSize, PixelSize(width: width, height: height))
    XCTAssertEqual(picture.size, PixelSize(width: 400, height: 313))
    assertEqual(try quarters(path, side: 400), SamplePictures.quarters, "200 million pixels")
    // The frame's marker makes it progressive, and nothing after it is read.
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let marker = try XCTUnwrap(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes[marker + 1] = 0xC2
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    XCTAssertThrowsError(try PictureDecoder.decode(path: path, box: PixelSize(width: 400, height: 400))) {
      let problem = $0 as? PictureProblem
      XCTAssertEqual(problem?.description, "has 16000 x 12500 pixels; at most 120 million are read")
      XCTAssertEqual(problem?.fix, "save it smaller, or as a baseline JPEG")
    }
  }
}
#endif
