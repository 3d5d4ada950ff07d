#if GTK
import DwellGTK

/// Detects picture files that are cut short: JPEG and PNG, which cameras and downloads truncate. Other
/// formats count as complete.
struct TruncationDetector {
  /// The meaning of the next byte.
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
    /// No further bytes matter.
    case done
  }

  /// Whether the end was reached, or the format is another one.
  private(set) var isReached = false
  /// The meaning of the next byte.
  private var place = Place.signature
  /// The bytes collected for the current state.
  private var collected: [UInt8] = []
  /// The number of bytes to skip first.
  private var skipped = 0

  /// Processes the next bytes of the file.
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

  /// Processes one byte that isn't skipped.
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
        // The data, and the checksum of four bytes.
        ending.skipped = length + 4
      }
    case .data, .done: break
    }
  }

  /// Collects `count` bytes, and then passes them on.
  private mutating func collect(
    _ byte: UInt8, _ count: Int, _ body: (inout TruncationDetector, [UInt8]) -> Void
  ) {
    collected.append(byte)
    guard collected.count == count else { return }
    let bytes = collected
    collected.removeAll(keepingCapacity: true)
    body(&self, bytes)
  }

  /// Recognises the format.
  private mutating func begin(_ signature: [UInt8]) {
    if signature.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      place = .chunkHeader
    } else if signature.starts(with: [0xFF, 0xD8]) {
      // The signature's other six bytes belong to segments.
      place = .data
      read(signature[2...])
    } else {
      reach()
    }
  }

  /// Processes the second byte of a JPEG marker.
  private mutating func takeMarker(_ byte: UInt8) {
    switch byte {
    case 0xFF: break
    case 0xD9: reach()
    // A byte of data, or a marker without a segment.
    case 0x00, 0x01, 0xD0...0xD8: place = .data
    default: place = .segmentLength
    }
  }

  /// Marks the end as reached.
  private mutating func reach() {
    isReached = true
    place = .done
  }
}
#endif
