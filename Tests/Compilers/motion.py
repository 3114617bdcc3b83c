"""Checks in Chromium that a modifier named `motion` follows the user's preference. Called by `check.py`."""

import json
import os

import chromium

TOKENS = {
    "quick": {"$type": "duration", "$value": {"value": 200, "unit": "ms"},
              "$extensions": {"dev.tokens": {"contexts": {"reduced": {"value": 0, "unit": "ms"}}}}},
    "button": {
        "$extensions": {"dev.tokens": {"component": "button"}},
        "press": {"$type": "transition", "$value": {"duration": "{quick}", "delay": {"value": 0, "unit": "ms"},
                                                    "timingFunction": [0, 0, 1, 1]}},
        "color": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "colorPressed": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
        "opacityDisabled": {"$type": "number", "$value": 0.5},
    },
}


def run(check):
    if not chromium.program():
        return check.skip("reduced motion", "no Chromium")
    problems, count = [], 0
    with chromium.Browser() as browser:
        for contexts in (["full", "reduced"], ["reduced", "full"], ["full", "reduced", "none"]):
            folder = f"{check.work}/motion-{'-'.join(contexts)}"
            os.makedirs(folder)
            # The default is the base, so the override of the first context would have no effect.
            tokens = json.loads(json.dumps(TOKENS))
            if contexts[0] == "reduced":
                tokens["quick"] |= {"$value": {"value": 0, "unit": "ms"}, "$extensions": {"dev.tokens": {"contexts": {
                    "full": {"value": 200, "unit": "ms"}}}}}
            with open(f"{folder}/motion.tokens.json", "w") as file:
                json.dump(tokens, file)
            outputs = [{"target": "css", "directory": "css", "options": {"transitionProperties": True}},
                       {"target": "tailwind", "directory": "tailwind"}]
            with open(f"{folder}/tokens.config.json", "w") as file:
                json.dump({"source": ["motion.tokens.json"], "outputs": outputs,
                           "modifiers": {"motion": {"contexts": contexts, "default": contexts[0]}}}, file)
            built = check.run(check.options.program, "build", f"{folder}/tokens.config.json", "--quiet")
            if built.returncode:
                return check.report("reduced motion: css builds", built.stderr)
            sheet = ""
            for name in ("tokens", "components"):
                with open(f"{folder}/css/{name}.css") as file:
                    sheet += file.read()
            with open(f"{folder}/tailwind/theme.css") as file:
                # Browsers skip the at-rules that only Tailwind understands.
                if "prefers-reduced-motion: reduce" not in file.read():
                    problems.append(f"{contexts}: tailwind has no media query")
            page = browser.page()
            page.show(f"<style>{sheet}</style><p id=a class=button></p>"
                      "<div data-motion=full><p id=b class=button></p></div>"
                      "<div data-motion=reduced><p id=c class=button></p></div>")
            for preference, wanted in (("reduce", ["0s", "0.2s", "0s"]), ("no-preference", ["0.2s", "0.2s", "0s"])):
                page.emulate({"prefers-reduced-motion": preference})
                for name, duration in zip("abc", wanted):
                    found = page.evaluate(f"getComputedStyle({name}).transitionDuration.split(',')[0] + ' ' + "
                                          f"getComputedStyle({name}).transitionProperty")
                    count += 1
                    if found != f"{duration} color, opacity":
                        problems.append(f"{contexts}, {preference}: {name} has {found}, expected {duration}")
            page.close()
    check.report("a modifier named motion follows the user's preference in Chromium", "\n".join(problems), f"{count} elements")
