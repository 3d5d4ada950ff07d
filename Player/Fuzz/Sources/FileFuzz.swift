@testable import DwellDeck
@testable import DwellJSON

#if GTK
@testable import DwellPlayer
#endif

/// Reads the bytes as the beginning of a file, and as file names.
func fuzzFiles(_ bytes: [UInt8]) {
  _ = PictureFormat(beginningOfFile: bytes)
  _ = fileKindGuess(beginningOfFile: bytes)
  #if GTK
  fuzzFile.write(bytes)
  if let file = try? OpenedFile.open(fuzzFile.path),
    let orientation = try? ExifOrientation(file, beginning: bytes)
  {
    expect((1...8).contains(orientation.value), "the orientation \(orientation.value)")
  }
  #endif
  let names = bytes.split(separator: 0, maxSplits: 2).map { String(decoding: $0, as: UTF8.self) }
  for name in names {
    for limit in [0, 8, 80] {
      let line = printable(name, limit: limit)
      expect(
        line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
        "\(line) controls the terminal")
    }
    _ = nearestName(to: name, among: names + ["deck.json"])
  }
  expectOrder(names.map { NaturalName($0) })
}

/// Fails unless the names have a strict total order, which `sort` requires.
private func expectOrder(_ names: [NaturalName]) {
  for a in names {
    expect(!(a < a), "\(a.name) comes before itself")
    for b in names {
      expect(!(a < b && b < a), "\(a.name) and \(b.name) come before one another")
      expect(a < b || b < a || a == b, "\(a.name) and \(b.name) are not ordered")
      for c in names where a < b && b < c {
        expect(a < c, "\(a.name), \(b.name), \(c.name) are in a cycle")
      }
    }
  }
}
