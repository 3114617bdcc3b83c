"""Compiles Kotlin in one process, which is started by the first call. See KotlinServer.kt."""

import atexit
import os
import re
import subprocess
import sys
import tempfile

COMPILER = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"


class Compiler:
    """The compiler in the archive `kernel`, with Kotlin's library in the archive `library`."""

    def __init__(self, kernel, library):
        self.kernel, self.library = kernel, library
        self.path = os.pathsep.join([kernel, library])
        self.server = None

    def compile(self, classpath, output, files, *flags):
        """Compiles `files` to `output`, and returns the completed process."""
        path = os.pathsep.join(part for part in [classpath, self.library] if part)
        words = ["-no-stdlib", "-no-reflect", "-classpath", path, "-d", output, *flags, *files]
        server = self.running()
        server.stdin.write("\t".join(words).encode() + b"\n")
        server.stdin.flush()
        for line in server.stdout:
            head = re.fullmatch(r"result (\d+) (\d+)\n", line.decode())
            if head:
                break
            # A message of the virtual machine.
            sys.stderr.write(line.decode())
        else:
            return subprocess.CompletedProcess(words, 1, "", "the Kotlin compiler ended unexpectedly")
        status, count = map(int, head.groups())
        return subprocess.CompletedProcess(words, status, "", server.stdout.read(count).decode())

    def running(self):
        """Returns the server, which is started if it isn't running."""
        if self.server is None or self.server.poll() is not None:
            self.server = subprocess.Popen(
                # The default room for compiled code is full after some twenty compilations.
                ["java", "-Xss8m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=240m",
                 "-cp", os.pathsep.join([self.built(), self.path]), "server.KotlinServerKt"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            atexit.register(self.server.kill)
        return self.server

    def built(self):
        """Compiles the server, and returns the folder with its classes."""
        folder = tempfile.TemporaryDirectory(prefix="tokens-kotlin-")
        atexit.register(folder.cleanup)
        source = f"{os.path.dirname(os.path.abspath(__file__))}/KotlinServer.kt"
        subprocess.run(["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", self.path, COMPILER, "-no-stdlib",
                        "-no-reflect", "-classpath", self.path, "-d", folder.name, source], check=True)
        return folder.name
