"""`tokens serve` and its clients."""

import json
import re
import signal
import socket
import statistics
import time

import client
import project

SAVES = 200
# The limit on processor time for each save in seconds. Unlike elapsed time, it doesn't depend on other processes.
LIMIT = 0.1


def run(program, folder):
    project.make(folder)
    words, failures = [], []
    server, port = start(program, folder)
    for check in [latency, crowd, mistakes, slowness]:
        try:
            words.append(check(server, port, folder))
        except (AssertionError, OSError, TimeoutError) as failure:
            failures.append(f"{check.__name__}: {failure!r}")
    try:
        words.append(restart(program, server, port, folder))
    except (AssertionError, OSError, TimeoutError) as failure:
        failures.append(f"restart: {failure!r}")
    return words, failures


def start(program, folder, port=0):
    server = project.Program(program, ["serve", "--port", str(port), "--pages", "."], folder)
    line = server.wait("serving http://localhost:")
    return server, int(re.search(r"localhost:(\d+)", line).group(1))


def accent(port):
    return json.loads(client.get(port, "/tokens.json")[1])["base"]["color"]["accent"]


def latency(server, port, folder):
    events = client.Events(port)
    events.wait("theme")
    times = []
    began = server.seconds()
    for number in range(1, SAVES + 1):
        before = time.monotonic()
        project.save(folder, project.color(number), number)
        event = events.wait("theme")
        # The server may first notice files that were written just before it started.
        if number == 1 and event["data"]["changed"] == []: event = events.wait("theme")
        times.append(event["time"] - before)
        assert event["data"]["changed"] == ["color.accent", "color.link"], event
        if number % 50 == 0: assert accent(port) == f"#{number:06x}ff"
    times.sort()
    median, worst = statistics.median(times), times[-1]
    used = (server.seconds() - began) / SAVES
    assert used < LIMIT, f"{used * 1000:.0f} ms of processor time"
    return (f"{SAVES} saves, one event each: median {median * 1000:.1f} ms, "
            f"90% below {times[SAVES * 9 // 10] * 1000:.1f} ms, maximum {worst * 1000:.1f} ms; "
            f"processor time {used * 1000:.1f} ms each")


def crowd(server, port, folder):
    listeners = [client.Events(port), client.Events(port)]
    silent = client.silent(port)
    for listener in listeners: listener.wait("theme")
    first = 1000
    for number in range(300):
        project.save(folder, project.color(first + number), 1)
        time.sleep(0.01)
    last = f"#{first + 299:06x}ff"
    deadline = time.monotonic() + 20
    while accent(port) != last:
        assert time.monotonic() < deadline, "the last of 300 saves doesn't arrive"
        time.sleep(0.01)
    counts = []
    revision = json.loads(client.get(port, "/tokens.json")[1])["revision"]
    for listener in listeners:
        while listener.wait("theme")["data"]["revision"] != revision: pass
        counts.append(listener.count)
    silent.close()
    assert counts[0] == counts[1], f"two clients got {counts} events"
    assert counts[0] < 200, f"{counts[0]} events for 300 saves"
    return f"300 saves in 3 s: {counts[0] - 1} builds; two clients got all events while a third never reads"


def mistakes(server, port, folder):
    events = client.Events(port)
    revision = events.wait("theme")["data"]["revision"]
    with open(f"{folder}/color.tokens.json", "w", encoding="utf-8") as file: file.write("{")
    event = events.wait("mistakes")
    assert event["data"]["revision"] == revision
    assert event["data"]["diagnostics"][0]["code"] == "malformed-json", event
    assert json.loads(client.get(port, "/tokens.json")[1])["revision"] == revision
    project.save(folder, project.color(7), 0)
    event = events.wait("theme")
    assert event["data"]["revision"] != revision and accent(port) == "#000007ff"
    return "the errors of a broken source are sent, and the last theme stays available until it's fixed"


def slowness(server, port, folder):
    before = server.descriptors()
    slow = socket.create_connection(("127.0.0.1", port))
    request = f"GET /tokens.json HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n".encode()
    longest = 0
    for byte in request[:-1]:
        slow.sendall(bytes([byte]))
        start = time.monotonic()
        assert accent(port) == "#000007ff"
        longest = max(longest, time.monotonic() - start)
    slow.sendall(request[-1:])
    answer = b""
    while part := slow.recv(65536): answer += part
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    slow.close()
    for number in range(200):
        other = socket.create_connection(("127.0.0.1", port))
        if number % 2: other.sendall(request[:number])
        other.close()
    deadline = time.monotonic() + 20
    while server.descriptors() > before:
        assert time.monotonic() < deadline, f"{server.descriptors()} descriptors, {before} before"
        accent(port)
    assert longest < 1, f"a client waited {longest * 1000:.0f} ms"
    return (f"a client that sends byte by byte doesn't delay others (longest {longest * 1000:.1f} ms); "
            "200 clients that disconnect leak no descriptors")


def restart(program, server, port, folder):
    events = client.Events(port)
    event = events.wait("theme")
    response, _ = client.get(port, "/tokens.json")
    tag = response.headers["ETag"]
    server.process.kill()
    server.process.wait(20)
    assert events.next() is None
    began = time.monotonic()
    server, again = start(program, folder, port)
    seconds = time.monotonic() - began
    assert again == port
    response, body = client.get(port, "/tokens.json", {"If-None-Match": tag})
    assert response.status == 304 and not body
    event = client.Events(port, event["id"]).wait("theme")
    assert event["data"]["changed"] == [], event
    status = server.end(signal.SIGTERM)
    assert status == -signal.SIGTERM, status
    return f"killed and restarted at the same port in {seconds * 1000:.0f} ms; the client resumes with its tag"
