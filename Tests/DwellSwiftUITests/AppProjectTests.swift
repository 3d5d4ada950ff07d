import DwellConformance
import Foundation
import Testing

@Suite("The app projects compile against stand-ins for Apple's modules", .serialized)
struct AppProjectTests {
  /// The app project for Xcode and Swift Playgrounds.
  static let playgrounds = "Apps/DwellGallery.swiftpm"
  /// The package for macOS.
  static let mac = "Apps/DwellGalleryMac"

  @Test("The manifests are valid", arguments: [playgrounds, mac])
  func manifest(folder: String) throws {
    let manifest = Snippet.file("\(folder)/Package.swift")
    #expect(try manifest.compilerErrors() == nil)
    #expect(manifest.code.hasPrefix("// swift-tools-version: 6.2\n"), "the version of Dwell's own manifest")
    #expect(manifest.code.contains(".package(name: \"Dwell\", path: \"../..\")"))
  }

  @Test("A wrong app product is refused")
  func refuses() throws {
    let manifest = Snippet.file("\(Self.playgrounds)/Package.swift")
    let wrong = Snippet(
      place: "wrong", code: manifest.code.replacing("displayVersion: \"1.0\"", with: "displayVersion: 1.0"))
    #expect(try wrong.compilerErrors() != nil)
  }

  @Test(
    "The sources of the project for Xcode compile; those of the other need the player's package (Scripts/platforms.sh)"
  )
  func sources() throws {
    let files = Snippet.files(below: Self.playgrounds + "/Sources", suffix: ".swift").map { Snippet.file($0) }
    #expect(!files.isEmpty)
    let code = files.map(\.code).joined(separator: "\n")
    #expect(try Snippet(place: Self.playgrounds, code: code).compilerErrors() == nil)
  }

  @Test("The package index gets schemes and targets that exist")
  func packageIndex() {
    let file = Snippet.file(".spi.yml").code
    let manifest = Snippet.file("Package.swift").code
    // Longer files are not read.
    #expect(file.utf8.count <= 1000)
    let names = file.split(separator: "\n").filter { $0.contains("scheme:") || $0.contains("targets:") }
      .flatMap { line in line.split(separator: ":", maxSplits: 1)[1].split { " [],".contains($0) } }
    #expect(Set(names) == ["Dwell", "DwellSwiftUI", "DwellText"])
    for name in names { #expect(manifest.contains(".library(name: \"\(name)\"")) }
    for platform in ["ios", "macos-xcodebuild", "tvos", "visionos", "watchos"] {
      #expect(file.contains("platform: \(platform)\n      scheme: DwellSwiftUI\n"))
    }
  }
}
