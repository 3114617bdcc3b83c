"""A small source, the ways in which editors save it, and the running program."""

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
    """Returns a source whose accent color is the RGB value `number`."""
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
    """Saves the colors in one of four ways: in place, by renaming, after a backup, or after deletion."""
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
    """The running program, and the lines it prints."""

    def __init__(self, program, arguments, folder):
        # The process that runs the check may ignore interrupts, and child processes would inherit that.
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
        """Returns the next line that contains a text."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self.queue.get(timeout=max(0.001, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"`{text}` isn't printed: {self.lines[-5:]}") from None
            if text in line: return line

    def descriptors(self):
        """Returns the number of open descriptors between builds, that is, without those opened by a build."""
        counts = []
        for _ in range(30):
            counts.append(len(os.listdir(f"/proc/{self.process.pid}/fd")))
            time.sleep(0.01)
        return min(counts)

    def memory(self):
        """Returns the resident memory in KiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def seconds(self):
        """Returns the processor time used so far, in seconds."""
        with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file: fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, number=signal.SIGINT):
        self.process.send_signal(number)
        return self.process.wait(20)
