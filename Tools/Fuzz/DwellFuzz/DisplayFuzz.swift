import DwellText
import Dwell
import DwellScenes

/// Parses the bytes as a display list; a valid one is written, parsed again and drawn as SVG.
func fuzzDisplay(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let list: DisplayList
  do throws(DisplayListProblem) {
    list = try DisplayList(text: text)
  } catch {
    expect("\(error)".utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "the message breaks its line: \(error)")
    return
  }
  let written = list.text
  do throws(DisplayListProblem) {
    let again = try DisplayList(text: written)
    expect(again.text == written, "written twice, it differs:\n\(written)\n\(again.text)")
  } catch { fault("its own text cannot be read: \(error)\n\(written)") }
  for palette in [Palette.light, .dark] {
    let svg = SVGDocument(list, size: Size(width: 390, height: 44), palette, title: text).text
    expectWellFormed(svg)
  }
}
