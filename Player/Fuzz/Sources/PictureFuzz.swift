#if GTK
import DwellDeck
@testable import DwellPlayer

/// Decodes the bytes as a picture file, small and upright, like the player.
func fuzzPicture(_ bytes: [UInt8]) {
  fuzzFile.write(bytes)
  let box = PixelSize(width: 40, height: 30)
  do throws(PictureProblem) {
    let picture = try PictureDecoder.decode(DeckPage(path: fuzzFile.path, format: .png), box: box)
    let size = picture.size
    expect(size.width > 0 && size.height > 0, "a picture of \(size)")
    expect(size.width <= box.width && size.height <= box.height, "\(size) does not fit into \(box)")
  } catch {
    expect(!"\(error)".isEmpty, "an error without a message")
  }
  guard let format = PictureFormat(beginningOfFile: bytes) else { return }
  let page = DeckPage(path: fuzzFile.path, format: format)
  fuzzFrames(
    (try? OpenedFile.open(fuzzFile.path)).flatMap { AnimationDecoder($0, beginning: bytes) }, of: page, box)
}

/// Decodes the first frames of an animated picture: the last of them first, and as in a video.
private func fuzzFrames(_ decoder: AnimationDecoder?, of page: DeckPage, _ box: PixelSize) {
  guard let decoder else { return }
  for frame in decoder.animation.frames.indices.prefix(3).reversed() {
    guard let picture = try? decoder.picture(ofFrame: frame, box: box, fit: .scaleDown) else { continue }
    expect(picture.size.width <= box.width && picture.size.height <= box.height, "\(picture.size)")
  }
  let video = VideoAnimation(page, box: box, fit: .scaleDown)
  for frame in decoder.animation.frames.prefix(3) {
    guard let shown = try? video.show(at: frame.duration) else { continue }
    expect(video.picture != nil && shown < decoder.animation.frames.count, "the frame \(shown)")
  }
}
#endif
