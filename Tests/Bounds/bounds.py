"""Runs the program on inputs that are small but could be expensive to process. See README.md in this folder."""

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading

import inputs

# The limits on processor time in seconds and on memory in megabytes, for every input. A development machine needs far
# less, but a CI machine can be four times as slow.
SECONDS = 20
MEGABYTES = 1000
REPORT = 1 << 20

# The exit status and a code that the diagnostics must contain; None for a valid source.
EXPECTED = {
    "chained_sets": (1, "source-limit"),
    "many_sets": (0, None),
    "unknown_sets": (1, "unresolved-source"),
    "file_often_in_resolver": (0, None),
    "file_often_in_configuration": (1, "repeated-source"),
    "file_in_many_contexts": (1, "source-limit"),
    "sums_over_modifiers": (1, "too-many-contexts"),
    "too_many_modifiers": (1, "source-limit"),
    "doubling_groups": (1, "too-many-tokens"),
    "deep_extends": (1, "nesting-too-deep"),
    "deep_extends_backward": (1, "nesting-too-deep"),
    "wrong_extends": (1, "unknown-reference"),
    "long_chain": (1, "reference-too-deep"),
    "long_reference": (1, "nesting-too-deep"),
    "long_pointer": (1, "nesting-too-deep"),
    "long_group_pointer": (1, "nesting-too-deep"),
    "long_path_in_expression": (1, "malformed-expression"),
    "long_path_in_source": (1, "unresolved-source"),
    "long_name_with_periods": (1, "invalid-name"),
    "long_names": (1, "unknown-reference"),
    "hundred_thousand_mistakes": (1, "unknown-reference"),
    "hundred_thousand_mistakes_as_json": (1, "unknown-reference"),
    "hundred_thousand_old_forms": (0, "legacy-color"),
    "many_brackets": (1, "nesting-too-deep"),
    "deep_expression": (1, "malformed-expression"),
    "many_signs": (1, "malformed-expression"),
    "long_sum": (1, "malformed-expression"),
    "many_repeated_members": (1, "repeated-member"),
    "many_stops": (0, None),
    "endless_file": (3, "unreadable-file"),
    "endless_configuration": (3, "unreadable-file"),
    "endless_source_of_configuration": (3, "unreadable-file"),
    "endless_pipe": (3, "unreadable-file"),
    "doubling_template": (1, "template-limit"),
    "doubling_variables": (1, "template-limit"),
    "many_large_files": (1, "template-limit"),
    "deep_template_expression": (1, "template-limit"),
    "many_joins": (1, "template-limit"),
    "many_conditions": (1, "template-limit"),
    "nested_tags": (1, "template-limit"),
    "many_branches": (0, None),
    "many_outputs": (1, "template-limit"),
    "large_manifest": (0, None),
    "large_journal": (0, None),
    "endless_pattern": (0, None),
    "many_properties": (1, "source-limit"),
    "many_resources": (1, "source-limit"),
    "many_theme_colors": (1, "source-limit"),
    "many_sheet_values": (1, "source-limit"),
    "as_many_properties_as_possible": (0, None),
    "doubling_properties": (0, "not-imported"),
    "many_blocks": (1, "source-limit"),
}


def run(program, name, folder):
    """Runs one input. Returns the status, seconds, peak megabytes, and the size and text of the diagnostics."""
    arguments = getattr(inputs, name)(folder)
    report = os.path.join(folder, "report")
    endless = subprocess.Popen(["yes"], stdout=subprocess.PIPE) if name == "endless_pipe" else None
    with open(report, "wb") as errors, open(os.path.join(folder, "result"), "wb") as result:
        process = subprocess.Popen(
            [program, *arguments],
            stdin=endless.stdout if endless else subprocess.DEVNULL,
            stdout=result,
            stderr=errors,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)),
        )
        guard = threading.Timer(SECONDS * 10, process.kill)
        guard.start()
        _, status, usage = os.wait4(process.pid, 0)
        guard.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
    seconds = usage.ru_utime + usage.ru_stime
    if endless:
        endless.stdout.close()
        endless.terminate()
        endless.wait()
    size = os.path.getsize(report)
    if "json" in arguments: size += os.path.getsize(os.path.join(folder, "result"))
    text = open(report, errors="replace").read()
    if "json" in arguments: text += open(os.path.join(folder, "result"), errors="replace").read()
    return process.returncode, seconds, usage.ru_maxrss / 1024, size, text


def problems(name, status, seconds, megabytes, size, text):
    expected, code = EXPECTED[name]
    if status != expected: yield f"status {status}, expected {expected}"
    if code and not re.search(rf"\b{code}\b", text): yield f"the diagnostics don't contain {code}"
    if seconds > SECONDS: yield f"more than {SECONDS} s"
    if megabytes > MEGABYTES: yield f"more than {MEGABYTES} MB"
    if size > REPORT: yield f"{size >> 20} MB of diagnostics"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--verbose", action="store_true", help="print the beginning of the diagnostics")
    parser.add_argument("inputs", nargs="*", choices=[[], *EXPECTED], metavar="INPUT")
    options = parser.parse_args()
    failed = False
    for name in options.inputs or EXPECTED:
        folder = tempfile.mkdtemp(prefix="tokens-bounds-")
        try:
            found = run(os.path.abspath(options.program), name, folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        wrong = list(problems(name, *found))
        failed = failed or bool(wrong)
        status, seconds, megabytes, size, text = found
        print(
            f"{'FAIL' if wrong else 'PASS'}  {name:34} {seconds:6.2f} s {megabytes:6.0f} MB"
            f" {size / 1024:7.0f} KB  {'; '.join(wrong)}",
            flush=True,
        )
        if options.verbose or wrong: print("\n".join(text[:1200].splitlines()[:12]), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
