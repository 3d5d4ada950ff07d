"""A local server for the built files and the tests' pages."""

import functools
import gzip
import http.server
import mimetypes
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {"/dist/": ROOT / "Web" / "dist", "/src/": ROOT / "Web" / "src", "/tests/": ROOT / "Tests" / "Web"}


@functools.cache
def gzipped(body):
    """A file's bytes, compressed."""
    return gzip.compress(body, 9, mtime=0)


class Handler(http.server.BaseHTTPRequestHandler):
    """Serves the tests' pages, and files of the folders."""

    protocol_version = "HTTP/1.1"
    # Whether files are compressed on the way, for measurements.
    compresses = False

    def do_GET(self):  # noqa: N802, the base class's name
        page = self.server.pages.get(self.path.removesuffix("?more"))
        if page is not None and self.path.endswith("?more"):
            page["asked"].release()
            return self.answer(204, "text/plain", b"", {})
        if page is not None:
            body = page["html"]
            if isinstance(body, list):
                return self.stream(body, page)
            body = body if isinstance(body, bytes) else body.encode()
            return self.answer(200, "text/html; charset=utf-8", body, page["headers"])
        for prefix, folder in FOLDERS.items():
            file = (folder / self.path.removeprefix(prefix)).resolve()
            if self.path.startswith(prefix) and file.is_relative_to(folder) and file.is_file():
                kind = {".mjs": "text/javascript"}.get(file.suffix) or mimetypes.guess_type(file.name)[0]
                kind = kind or "application/octet-stream"
                if self.compresses:
                    return self.answer(200, kind, gzipped(file.read_bytes()), {"Content-Encoding": "gzip"})
                return self.answer(200, kind, file.read_bytes(), {})
        return self.answer(404, "text/plain", b"", {})

    def stream(self, parts, page):
        """Sends a page's parts, each but the first once another request has asked for it."""
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Connection", "close")
        self.end_headers()
        for number, part in enumerate(parts):
            if number:
                page["asked"].acquire()
            self.wfile.write(part.encode())

    def answer(self, status, kind, body, headers):
        """Sends a response."""
        self.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Logs nothing."""


class Server:
    """A server that runs for the duration of a `with` statement."""

    def __enter__(self):
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        self.http.pages = {"/": {"html": "<!doctype html><title>Dwell</title>", "headers": {}}}
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.http.shutdown()
        self.http.server_close()

    def put(self, html, headers=None):
        """Serves a page and returns its address. Of a page in parts the first is sent, and another one whenever the address is fetched with `?more`."""
        path = f"/page/{len(self.http.pages)}"
        self.http.pages[path] = {"html": html, "headers": headers or {}, "asked": threading.Semaphore(0)}
        return f"http://127.0.0.1:{self.http.server_port}{path}"


def page(body, *, head="", clock=True, script="/dist/dwell.js", css=True, attributes='lang="en"'):
    """Returns a page with a body, the elements and, unless disabled, a manual clock."""
    return f"""<!doctype html><html {attributes}><head><meta charset="utf-8"><title>Dwell</title>
<meta name="viewport" content="width=device-width">
{'<link rel="stylesheet" href="/dist/dwell.css">' if css else ""}
<style>body {{ margin: 0; }}</style>{head}
{f'<script src="{script}"></script><script src="/tests/seen.js"></script>' if script else ""}
{'<script src="/tests/clock.js"></script>' if clock and script else ""}
</head><body>{body}</body></html>"""


# The manual clock, for pages that the tests don't write: installed as soon as the page's script has defined its clock.
CLOCK = """let made;
Object.defineProperty(globalThis, 'Dwell', { get: () => made, set(value) { made = value; %s }, configurable: true });
""" % (ROOT / "Tests/Web/clock.js").read_text()
