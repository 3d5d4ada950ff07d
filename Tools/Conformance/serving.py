"""A local server for the suite's scripts, the drivers, and the libraries' builds."""

import contextlib
import http.server
import mimetypes
import threading
from pathlib import Path
from urllib.parse import unquote, urlsplit

SUITE = Path(__file__).resolve().parent
ROOT = SUITE.parents[1]
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


class Handler(http.server.BaseHTTPRequestHandler):
    """Serves the files in the site's folders."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):  # noqa: N802, the base class's name
        path = unquote(urlsplit(self.path).path)
        for prefix, folder in self.server.folders.items():
            # Debian's builds are links to other folders: only the requested path must stay inside.
            if path.startswith(prefix) and ".." not in path.split("/") and (folder / path.removeprefix(prefix)).is_file():
                return self.answer(200, folder / path.removeprefix(prefix))
        return self.answer(404, None)

    def answer(self, status, file):
        """Sends a response."""
        body = file.read_bytes() if file else b""
        kind = (TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]) if file else "text/plain"
        self.send_response(status)
        self.send_header("Content-Type", kind or "application/octet-stream")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            self.wfile.write(body)

    def log_message(self, *_):
        """Logs nothing."""


class Site:
    """The server, as a context manager; `folders` maps the first component of a path to a folder."""

    browser = SUITE / "Browser"

    def __init__(self, folders):
        self.folders = {"/browser/": self.browser, "/drivers/": SUITE / "Drivers", **folders}

    def __enter__(self):
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        self.http.folders = self.folders
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.http.shutdown()
        self.http.server_close()

    def address(self, path):
        """The URL of a path."""
        return f"http://127.0.0.1:{self.http.server_port}{path}"
