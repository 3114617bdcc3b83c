"""Reads the output of the target `dtcg` with `tokens ir --strict`, and compares every value."""

import glob
import json
import os

import web

# The units that DTCG defines, in pixels.
STANDARD = {"px": 1, "rem": 16}


def run(check, systems):
    """Checks the output of several systems: triples of a name, a folder, and an IR."""
    for name, folder, ir in systems:
        files_of(check, name, folder, ir)


def mistakes(check, folders):
    """Returns the errors in the first file of each folder."""
    return {folder: mistake(check, folder) for folder in folders}


def mistake(check, folder):
    for path in sorted(glob.glob(f"{folder}/dtcg/*.tokens.json"))[:1]:
        # A field name can resemble a built-in one. The warning is for the source, not for the output.
        configuration = f"{folder}/dtcg.config.json"
        with open(configuration, "w") as file:
            json.dump({"source": os.path.relpath(path, folder), "outputs": [],
                       "lint": {"misspelled-component": "allow"}}, file)
        done = check.run(check.options.program, "ir", "--strict", configuration)
        if done.returncode or done.stderr:
            return done.stderr or "it failed"
    return ""


def files_of(check, name, folder, ir):
    files = sorted(glob.glob(f"{folder}/dtcg/*.tokens.json"))
    choices = list(web.choices(ir))
    problems = []
    count = 0
    if len(files) != len(choices):
        problems.append(f"{len(files)} files, expected {len(choices)}")
    for choice in choices:
        path = f"{folder}/dtcg/{file_name(ir, choice)}"
        done = check.run(check.options.program, "ir", "--strict", path)
        if done.returncode or done.stderr:
            problems.append(done.stderr or "it failed")
            continue
        found, wrong = compare(ir, choice, json.loads(done.stdout))
        count += found
        problems += [f"{os.path.basename(path)}: {one}" for one in wrong]
    if count == 0:
        problems.append("no values found")
    check.report(f"{name}: dtcg is valid and has the values of the source", "\n".join(problems),
                 f"{count} values in {len(files)} files")


def file_name(ir, choice):
    """Returns the name of the file for a combination: the contexts, in the order of the modifiers in the source."""
    names = [kebab(choice[one["name"]]) for one in ir["modifiers"]]
    return f"{'-'.join(names) or 'base'}.tokens.json"


def kebab(text):
    return "".join(c if c.isalnum() else "-" for c in text.lower())


def compare(ir, choice, read):
    count = 0
    problems = []
    found = {token["path"]: token for token in read["tokens"]}
    wanted = {token["path"]: (token, web.inside(token, choice)) for token in web.public(ir)}
    wanted = {path: pair for path, pair in wanted.items() if pair[1] is not None and is_standard(*pair)}
    for path in found.keys() ^ wanted.keys():
        problems.append(f"{path} is {'extra' if path in found else 'missing'}")
    for path in found.keys() & wanted.keys():
        token, value = wanted[path]
        for member, expected in facts(token, value).items():
            actual = facts(found[path], found[path])[member]
            if actual != expected:
                problems.append(f"{path}: {member} is {actual}, expected {expected}")
        count += 1
    read_constants = dict(web.constants(read))
    for path, constant in web.constants(ir):
        value = web.inside(constant, choice)
        if value is None:
            continue
        actual = read_constants.get(path)
        if actual is None or actual["type"] != constant["type"] or actual["value"] != value["value"]:
            problems.append(f"constant {path}: {actual and actual['value']}, expected {value['value']}")
        count += 1
    if public_components(read["components"], found) != public_components(ir["components"], wanted):
        problems.append("the components differ")
    return count, problems


def is_standard(token, value):
    """Whether DTCG can represent the value. Other values are omitted with a warning."""
    measures = [one["value"] for one in [token, *token["variants"]]]
    if token["type"] == "typography":
        measures = [[part for name, part in one.items() if name != "letterSpacing"] for one in measures]
        if not {"fontFamily", "fontSize", "lineHeight"} <= value["value"].keys():
            return False
    return not has_other_unit(measures) and not has_other_unit(token["extensions"])


def has_other_unit(value):
    if isinstance(value, list):
        return any(has_other_unit(one) for one in value)
    if isinstance(value, dict):
        return value.get("unit", "px") not in (*STANDARD, "ms", "s") or any(has_other_unit(one) for one in value.values())
    return False


def facts(token, value):
    """Returns the properties that must be equal, in a normal form."""
    return {
        "type": token["type"],
        "value": normal(token["type"], value["value"], value.get("textStyle")),
        "description": token["description"],
        "deprecated": token["deprecated"],
        "derived": value.get("derived"),
        "textStyle": style(value.get("textStyle")),
    }


def normal(type, value, text=None):
    """Returns the normal form of a value that DTCG allows to write in several ways."""
    if type in ("color", "shadow", "layer", "border", "gradient"):
        if isinstance(value, list):
            return [normal("layer" if type == "shadow" else type, one) for one in value]
        if isinstance(value, dict) and "colorSpace" in value:
            return {"alpha": 1} | {key: part for key, part in value.items() if key != "hex"}
        if type == "shadow":
            return [normal("layer", value)]
        if type == "layer":
            value = {"inset": False} | value
        if isinstance(value, dict):
            return {key: normal("color", part) for key, part in value.items()}
    if type == "fontFamily" and isinstance(value, str):
        return [value]
    if type == "typography":
        value = {"fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}} | value
        spacing = value.pop("letterSpacing")
        if spacing["unit"] in STANDARD:
            value["spacing"] = spacing["value"] * STANDARD[spacing["unit"]]
        else:
            value["spacing"] = text["kern"] and text["kern"]["absolute"]
        return {key: normal(key, part) for key, part in value.items()}
    return value


def style(text):
    """Returns a text style without font files, which are stored with the font tokens."""
    if text is None:
        return None
    text = dict(text)
    text["kern"] = text["kern"] or {"absolute": 0, "em": 0}
    text["weight"] = text["weight"] or 400
    text["families"] = [one["name"] for one in text["families"]]
    for part in ("color", "shadow"):
        text[part] = text[part] and normal(part, text[part]["value"])
    return text


def public_components(components, tokens):
    """Returns the components by path, with the fields and parts that the file can represent."""
    found = {}
    for one in components:
        fields = [field["name"] for field in one["fields"] if field.get("token") in tokens]
        parts = public_components(one["parts"], tokens)
        if fields or parts:
            found[one.get("path", one.get("name"))] = {"kind": one["kind"], "fields": fields, "parts": parts}
    return found
