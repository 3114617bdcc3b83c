"""A small source, the ways in which editors save it, and the program while it runs."""

import os
import queue
import signal
import subprocess
import threading
import time

CONFIGURATION = """{
  "source": ["base.tokens.json", "color.tokens.json"],
  "modifiers": { "theme": { "contexts": ["light", "dark"] } },
  "outputs": [{ "target": "css", "directory": "out" }]
}
"""
BASE = """{ "space": { "$type": "dimension",
  "small": { "$value": { "value": 4, "unit": "px" } },
  "large": { "$value": { "value": 16, "unit": "px" } } } }
"""


def color(number):
    """A source whose accent is the colour with a number."""
    digits = f"#{number:06x}"
    return f"""{{ "color": {{ "$type": "color",
  "accent": {{ "$value": "{digits}", "$extensions": {{ "dev.tokens": {{ "contexts": {{
    "theme": {{ "dark": "#ffffff" }} }} }} }} }},
  "link": {{ "$value": "{{color.accent}}" }} }} }}
"""


def make(folder):
    for name, text in [("tokens.config.json", CONFIGURATION), ("base.tokens.json", BASE),
                       ("color.tokens.json", color(0))]:
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file: file.write(text)


def save(folder, text, way):
    """Saves the colours in one of four ways."""
    path = os.path.join(folder, "color.tokens.json")
    if way % 4 == 0:
        target = path
    elif way % 4 == 1:
        target = path + ".new"
    elif way % 4 == 2:
        os.rename(path, path + "~")
        target = path
    else:
        os.remove(path)
        target = path
    with open(target, "w", encoding="utf-8") as file: file.write(text)
    if target != path: os.rename(target, path)


def heed_interrupts():
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Program:
    """The program while it runs, and what it says."""

    def __init__(self, program, arguments, folder):
        # Whoever runs the check may have been started to ignore interrupts.
        self.process = subprocess.Popen([program] + arguments, cwd=folder, stdin=subprocess.DEVNULL,
                                        stderr=subprocess.PIPE, text=True, preexec_fn=heed_interrupts)
        self.lines = []
        self.queue = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stderr:
            self.lines.append(line.rstrip())
            self.queue.put(line.rstrip())

    def wait(self, text, seconds=20):
        """The next line with a text."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self.queue.get(timeout=max(0.001, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"`{text}` is not said: {self.lines[-5:]}") from None
            if text in line: return line

    def descriptors(self):
        """The open descriptors between builds: a build has its own for as long as it reads and writes."""
        counts = []
        for _ in range(30):
            counts.append(len(os.listdir(f"/proc/{self.process.pid}/fd")))
            time.sleep(0.01)
        return min(counts)

    def memory(self):
        """The resident memory in KiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def seconds(self):
        """The processor time that the program has used."""
        with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file: fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, number=signal.SIGINT):
        self.process.send_signal(number)
        return self.process.wait(20)
