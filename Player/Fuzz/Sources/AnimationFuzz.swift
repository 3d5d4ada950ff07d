import DwellDeck

/// Reads the bytes as an animated picture's file: its frames, their times, and the file of each; and as a
/// video that browsers may play, and that may be rotated.
func fuzzAnimation(_ bytes: [UInt8]) {
  fuzzFile.write(bytes)
  if DeckPage(path: fuzzFile.path, format: .video).webVideoType != nil {
    expect(bytes.count >= 16 || bytes.first == 0x1A, "a video of \(bytes.count) bytes")
  }
  if let turn = (try? OpenedFile.open(fuzzFile.path)).flatMap({ VideoTurn($0) }) {
    expect((0...3).contains(turn.quarters), "a turn of \(turn.quarters) quarters")
  }
  guard let file = AnimationFile(path: fuzzFile.path) else { return }
  let animation = file.animation
  let count = animation.frames.count
  expect(animation.width > 0 && animation.height > 0 && count > 1, "\(count) frames")
  expect(animation.loopCount ?? 1 >= 1, "no loop")
  expect(0 < animation.playingTime && animation.playingTime <= Deck.maximumDuration, "an endless page")
  for (index, frame) in animation.frames.enumerated() {
    expect(frame.width > 0 && frame.height > 0 && frame.x >= 0 && frame.y >= 0, "frame \(index) is nowhere")
    expect(frame.duration > 0.01, "frame \(index) has no time")
  }
  expectOrder(of: animation)
  for index in animation.frames.indices.prefix(4) {
    guard let picture = file.picture(ofFrame: index) else { continue }
    expect(PictureFormat(beginningOfFile: picture) == PictureFormat(beginningOfFile: bytes), "another format")
    // Its data, and the parts around it, which all frames may share.
    expect(picture.count < bytes.count + 100, "a frame of \(picture.count) bytes")
  }
  expect(file.picture(ofFrame: count) == nil, "a frame that doesn't exist")
}

/// Fails unless frames follow one another at the times of their changes.
private func expectOrder(of animation: PictureAnimation) {
  var (time, frame) = (0.0, 0)
  expect(animation.frame(at: -1) == 0 && animation.frame(at: 0) == 0, "the first frame isn't first")
  for _ in 0..<20 {
    guard let next = animation.nextChange(after: time) else {
      return expect(frame == animation.frames.count - 1, "it stays at frame \(frame)")
    }
    expect(next > time, "a change at \(next) s after \(time) s")
    frame = (frame + 1) % animation.frames.count
    expect(
      animation.frame(at: next) == frame, "\(animation.frame(at: next)) instead of \(frame) at \(next) s")
    expect(animation.hasPlayed(at: next) == (next > animation.roundDuration - 1e-6), "the round at \(next) s")
    time = next
  }
}
