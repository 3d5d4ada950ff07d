#if GTK
import DwellGTK

/// Watches a picture file go by, and knows whether it came to its end: of JPEG and PNG, the formats that are
/// cut short by cameras and downloads. Of other formats it believes that they did.
struct TruncationDetector {
  /// What the next byte is.
  private enum Place {
    /// One of the first eight bytes of the file.
    case signature
    /// A JPEG's: picture data, or the first byte of a marker.
    case data
    /// A JPEG's: the second byte of a marker (ITU-T T.81, table B.1).
    case marker
    /// A JPEG's: one of the two bytes of a segment's length, themselves counted.
    case segmentLength
    /// A PNG's: one of the eight bytes of a chunk's length and type (PNG specification, 5.3).
    case chunkHeader
    /// Nothing any more that matters.
    case done
  }

  /// Whether the end was reached, or the format is one whose end isn't known.
  private(set) var isReached = false
  /// What the next byte is.
  private var place = Place.signature
  /// The bytes of the place so far.
  private var collected: [UInt8] = []
  /// How many bytes to leave out first.
  private var skipped = 0

  /// Goes on with the next bytes of the file.
  mutating func read(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty, place != .done {
      if skipped > 0 {
        let count = min(skipped, rest.count)
        skipped -= count
        rest = rest.dropFirst(count)
      } else if place == .data {
        guard let index = rest.firstIndex(of: 0xFF) else { return }
        rest = rest[(index + 1)...]
        place = .marker
      } else if let byte = rest.popFirst() {
        take(byte)
      }
    }
  }

  /// Takes one byte that matters.
  private mutating func take(_ byte: UInt8) {
    switch place {
    case .signature: collect(byte, 8) { ending, bytes in ending.begin(bytes) }
    case .marker: takeMarker(byte)
    case .segmentLength:
      collect(byte, 2) { ending, bytes in
        ending.skipped = max(Int(bytes[0]) << 8 + Int(bytes[1]) - 2, 0)
        ending.place = .data
      }
    case .chunkHeader:
      collect(byte, 8) { ending, bytes in
        let length = bytes.prefix(4).reduce(0) { $0 << 8 + Int($1) }
        if bytes.suffix(4).elementsEqual("IEND".utf8) { ending.reach() }
        // The data, and four bytes of checksum.
        ending.skipped = length + 4
      }
    case .data, .done: break
    }
  }

  /// Collects so many bytes, and then does something with them.
  private mutating func collect(
    _ byte: UInt8, _ count: Int, _ body: (inout TruncationDetector, [UInt8]) -> Void
  ) {
    collected.append(byte)
    guard collected.count == count else { return }
    let bytes = collected
    collected.removeAll(keepingCapacity: true)
    body(&self, bytes)
  }

  /// Finds out the format.
  private mutating func begin(_ signature: [UInt8]) {
    if signature.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      place = .chunkHeader
    } else if signature.starts(with: [0xFF, 0xD8]) {
      // The signature's other six bytes belong to segments already.
      place = .data
      read(signature[2...])
    } else {
      reach()
    }
  }

  /// Takes the second byte of a JPEG's marker.
  private mutating func takeMarker(_ byte: UInt8) {
    switch byte {
    case 0xFF: break
    case 0xD9: reach()
    // A byte of data, or a marker without a segment.
    case 0x00, 0x01, 0xD0...0xD8: place = .data
    default: place = .segmentLength
    }
  }

  /// The end is here.
  private mutating func reach() {
    isReached = true
    place = .done
  }
}
#endif
