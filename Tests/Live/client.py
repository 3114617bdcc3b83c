"""A client of the server: requests, and the event stream."""

import http.client
import json
import queue
import socket
import threading
import time


def get(port, path, headers=None, method="GET"):
    connection = http.client.HTTPConnection("localhost", port, timeout=20)
    connection.request(method, path, headers=headers or {})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


class Events:
    """The events of the stream, each with the time of its arrival."""

    def __init__(self, port, last=None):
        self.connection = http.client.HTTPConnection("localhost", port, timeout=60)
        self.connection.request("GET", "/events", headers={"Last-Event-ID": last} if last else {})
        self.response = self.connection.getresponse()
        self.queue = queue.Queue()
        self.count = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        event = {}
        try:
            for line in self.response:
                line = line.decode().rstrip("\n")
                name, _, value = line.partition(": ")
                if name == "data":
                    event.setdefault("data", []).append(value)
                elif name in ("event", "id"):
                    event[name] = value
                elif not line and "data" in event:
                    event["data"] = json.loads("\n".join(event["data"]))
                    event["time"] = time.monotonic()
                    self.count += 1
                    self.queue.put(event)
                    event = {}
        except (OSError, ValueError, http.client.HTTPException):
            pass
        self.queue.put(None)

    def next(self, seconds=20):
        """Returns the next event; `None` at the end of the stream."""
        return self.queue.get(timeout=seconds)

    def wait(self, name, seconds=20):
        while True:
            event = self.next(seconds)
            assert event is not None, "the stream has ended"
            if event["event"] == name: return event


def silent(port):
    """Connects a client that requests events and never reads them."""
    client = socket.create_connection(("127.0.0.1", port))
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    client.sendall(f"GET /events HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode())
    return client
