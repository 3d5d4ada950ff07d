"""Small images of one colour and small videos, for decks."""

import struct
import subprocess
import zlib


def picture(red, green, blue, width=64, height=48):
    """Returns a PNG file of one colour."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes((red, green, blue)) * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def video(path, seconds, codec="libvpx"):
    """Makes a video of a test pattern, 96 by 64 pixels, ten frames per second."""
    source = ["-f", "lavfi", "-i", f"testsrc=size=96x64:rate=10:duration={seconds}"]
    subprocess.run(["ffmpeg", "-loglevel", "error", *source, "-pix_fmt", "yuv420p", "-c:v", codec, path], check=True)
