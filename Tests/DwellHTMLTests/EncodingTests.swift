import Testing

@testable import DwellHTML

/// Digests and Base64 follow their specifications.
@Suite struct EncodingTests {
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func `digests are those of FIPS 180-4`(text: String, digest: String) {
    #expect(Base64.text(of: SHA256.digest(Array(text.utf8))) == digest)
  }

  @Test func `digests of many blocks and of all lengths around a block are correct`() {
    let many = SHA256.digest([UInt8](repeating: UInt8(ascii: "a"), count: 100_000))
    #expect(many.prefix(4) == [0x6d, 0x1c, 0xf2, 0x2d])
    let digests = (0...130).map { SHA256.digest([UInt8](repeating: 7, count: $0)) }
    #expect(Set(digests).count == 131)
    #expect(digests.allSatisfy { $0.count == 32 })
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("12", "MTI="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base64 follows RFC 4648`(text: String, letters: String) {
    #expect(Base64.text(of: Array(text.utf8)) == letters)
  }
}
