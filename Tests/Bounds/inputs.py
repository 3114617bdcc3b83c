"""Inputs that are small but could be expensive to process. Each function returns the arguments of a run."""

import json
import os

COLOR = {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}
GAP = {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}


def write(folder, name, content):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        if isinstance(content, str):
            file.write(content)
        else:
            json.dump(content, file)
    return path


def ir(folder, content, *more):
    return ["ir", write(folder, "a.tokens.json", content), *more]


def resolver(folder, sets, order, modifiers=None):
    document = {"version": "2025.10", "sets": sets, "modifiers": modifiers or {}}
    return ["ir", write(folder, "r.resolver.json", {**document, "resolutionOrder": order})]


def nested(levels, inner):
    """Returns JSON with `inner` inside `levels` nested groups. It's built as text, because `json` is recursive."""
    return '{"g":' * levels + inner + "}" * levels


# Sources


def chained_sets(folder):
    sets = {f"s{i}": {"sources": [{"$ref": f"#/sets/s{i + 1}"}]} for i in range(100_000)}
    sets["s100000"] = {"sources": [{"a": COLOR}]}
    return resolver(folder, sets, [{"$ref": "#/sets/s0"}])


def many_sets(folder):
    sets = {f"s{i}": {"sources": [{f"a{i}": COLOR}]} for i in range(20_000)}
    return resolver(folder, sets, [{"$ref": f"#/sets/s{i}"} for i in range(20_000)])


def unknown_sets(folder):
    sets = {f"set-{i}": {"sources": [{"a": COLOR}]} for i in range(5_000)}
    return resolver(folder, sets, [{"$ref": f"#/sets/sat-{i}"} for i in range(5_000)])


def tokens(count):
    return {f"t{i}": COLOR for i in range(count)}


def file_often_in_resolver(folder):
    write(folder, "many.tokens.json", tokens(10_000))
    sets = {"base": {"sources": [{"$ref": "many.tokens.json"}] * 3_000}}
    return resolver(folder, sets, [{"$ref": "#/sets/base"}])


def file_often_in_configuration(folder):
    write(folder, "many.tokens.json", tokens(10_000))
    outputs = [{"target": "json", "directory": "out"}]
    configuration = {"source": ["many.tokens.json"] * 3_000, "outputs": outputs}
    return ["build", write(folder, "tokens.config.json", configuration)]


def file_in_many_contexts(folder):
    write(folder, "many.tokens.json", tokens(10_000))
    contexts = {f"c{i}": [{"$ref": "many.tokens.json"}] for i in range(3_000)}
    modifiers = {"theme": {"contexts": contexts, "default": "c0"}}
    order = [{"$ref": "#/modifiers/theme"}]
    return resolver(folder, {}, order, modifiers)


def sums_over_modifiers(folder):
    modifiers = {
        f"m{m}": {
            "contexts": {
                f"c{c}": [{f"n{m}": {"$type": "number", "$value": c}}] for c in range(10)
            },
            "default": "c0",
        }
        for m in range(4)
    }
    expression = "~{n0} + {n1} * 10 + {n2} * 100 + {n3} * 1000"
    sums = {f"sum{i}": {"$type": "number", "$value": f"{expression} + {i}0000"} for i in range(300)}
    sets = {"base": {"sources": [sums]}}
    order = [{"$ref": f"#/modifiers/m{m}"} for m in range(4)] + [{"$ref": "#/sets/base"}]
    return resolver(folder, sets, order, modifiers)


def too_many_modifiers(folder):
    modifiers = {f"m{m}": {"contexts": {"a": [], "b": []}, "default": "a"} for m in range(5_000)}
    order = [{"$ref": f"#/modifiers/m{m}"} for m in range(5_000)]
    return resolver(folder, {}, order, modifiers)


# Groups and references


def doubling_groups(folder):
    groups = {"g0": {"a": COLOR, "b": COLOR}}
    for i in range(1, 30):
        groups[f"g{i}"] = {
            "x": {"$extends": f"{{g{i - 1}}}"},
            "y": {"$extends": f"{{g{i - 1}}}"},
        }
    return ir(folder, groups)


def deep_extends(folder, forward=True):
    leaf = json.dumps(COLOR)
    groups = ['"e0":' + nested(400, '{"a":' + leaf + "}")]
    for i in range(1, 90):
        groups.append(f'"e{i}":' + nested(400, '{"$extends":"{e' + str(i - 1) + '}"}'))
    return ir(folder, "{" + ",".join(groups if forward else reversed(groups)) + "}")


def deep_extends_backward(folder):
    return deep_extends(folder, forward=False)


def wrong_extends(folder):
    groups = {f"group-number-{i}": {"a": COLOR} for i in range(10_000)}
    groups |= {f"x{i}": {"$extends": f"{{grup-numbr-{i}}}"} for i in range(10_000)}
    return ir(folder, groups)


def long_chain(folder):
    chain = {f"t{i}": {"$value": f"{{t{i + 1}}}"} for i in range(100_000)}
    return ir(folder, {**chain, "t100000": COLOR})


def long_reference(folder):
    return ir(folder, {"a": {"$type": "color", "$value": "{" + "a." * 500_000 + "a}"}})


def long_pointer(folder):
    pointer = "#" + "/a" * 500_000 + "/$value"
    return ir(folder, {"a": {"$type": "color", "$value": {"$ref": pointer}}})


def long_group_pointer(folder):
    return ir(folder, {"a": {"$ref": "#" + "/a" * 500_000}, "b": {"$extends": "#" + "/b" * 500_000}})


def long_path_in_expression(folder):
    return ir(folder, {"a": {"$type": "number", "$value": "~@" + "a." * 500_000 + "a + 1"}})


def long_path_in_source(folder):
    sets = {"base": {"sources": [{"$ref": "#" + "/a" * 500_000}]}}
    return resolver(folder, sets, [{"$ref": "#/sets/base"}])


def long_name_with_periods(folder):
    return ir(folder, {"a." * 500_000 + "a": COLOR, "b": {"$value": "{a.a.a}"}})


def long_names(folder):
    names = {"n" * 100_000 + str(i): COLOR for i in range(50)}
    wrong = {f"x{i}": {"$type": "color", "$value": "{" + "m" * 100_000 + str(i) + "}"} for i in range(50)}
    return ir(folder, {**names, **wrong})


def hundred_thousand_mistakes(folder):
    return ir(folder, {f"t{i}": {"$type": "color", "$value": f"{{nowhere{i}}}"} for i in range(100_000)})


def hundred_thousand_mistakes_as_json(folder):
    return hundred_thousand_mistakes(folder) + ["--format", "json"]


def hundred_thousand_old_forms(folder):
    return ir(folder, {f"t{i}": {"$type": "color", "$value": "#ffffff"} for i in range(100_000)})


# Text


def many_brackets(folder):
    return ir(folder, "[" * 5_000_000)


def deep_expression(folder):
    return ir(folder, {"a": {"$type": "number", "$value": "~" + "(" * 500_000 + "1" + ")" * 500_000}})


def many_signs(folder):
    return ir(folder, {"a": {"$type": "number", "$value": "~" + "-" * 500_000 + "1"}})


def long_sum(folder):
    return ir(folder, {"a": {"$type": "number", "$value": "~1" + " + 1" * 250_000}})


def many_repeated_members(folder):
    return ir(folder, "{" + ",".join('"a":{}' for _ in range(300_000)) + "}")


def many_stops(folder):
    stop = {"color": COLOR["$value"], "position": 0.5}
    return ir(folder, {"a": {"$type": "gradient", "$value": [stop] * 100_000}})


def endless_file(folder):
    return ["ir", "/dev/zero"]


def endless_configuration(folder):
    return ["build", "/dev/zero"]


def endless_source_of_configuration(folder):
    outputs = [{"target": "json", "directory": "out"}]
    configuration = {"source": "/dev/zero", "outputs": outputs}
    return ["build", write(folder, "tokens.config.json", configuration)]


def endless_pipe(folder):
    return ["ir", "/dev/stdin"]


# Templates


def template(folder, text, rules=None, source=None):
    write(folder, "t/own/main.template", text)
    target = {"targetVersion": 1, "files": rules or [{"path": "out.txt", "template": "main.template"}]}
    write(folder, "t/own/target.json", target)
    write(folder, "a.tokens.json", source or {"a": COLOR})
    outputs = [{"target": "own", "directory": "out"}]
    configuration = {"source": "a.tokens.json", "templates": "t", "outputs": outputs}
    return ["build", write(folder, "tokens.config.json", configuration)]


def doubling_template(folder):
    text = "{% macro m(a: code) %}{{ m(a ~ a) }}{% endmacro %}{{ m('x') }}"
    return template(folder, text)


def doubling_variables(folder):
    lines = ["{% set a0 = 'xxxxxxxxxxxxxxxx' %}"]
    lines += [f"{{% set a{i} = a{i - 1} ~ a{i - 1} %}}" for i in range(1, 40)]
    return template(folder, "\n".join(lines) + "{{ a39 }}")


def many_large_files(folder):
    body = "x" * 50_000 + "\n"
    rules = [{"path": "{token.path}.txt", "template": "main.template", "each": "token"}]
    return template(folder, body, rules, tokens(100_000))


def deep_template_expression(folder):
    return template(folder, "{{ " + "(" * 200_000 + "1" + ")" * 200_000 + " }}")


def many_joins(folder):
    return template(folder, "{{ " + " ~ ".join(["'a'"] * 100_000) + " }}")


def many_conditions(folder):
    return template(folder, "{% if " + " and ".join(["true"] * 100_000) + " %}a{% endif %}")


def nested_tags(folder):
    return template(folder, "{% if true %}" * 100_000 + "{% endif %}" * 100_000)


def many_branches(folder):
    return template(folder, "{% if true %}a" + "{% elif true %}b" * 100_000 + "{% endif %}")


# Files next to the configuration


def configuration(folder, **members):
    write(folder, "a.tokens.json", {"a": COLOR})
    outputs = [{"target": "json", "directory": "out"}]
    content = {"source": "a.tokens.json", "outputs": outputs, **members}
    return ["build", write(folder, "tokens.config.json", content)]


def many_outputs(folder):
    outputs = [{"target": "swift", "directory": f"out/{i}"} for i in range(3_000)]
    arguments = configuration(folder, outputs=outputs)
    write(folder, "a.tokens.json", tokens(2_000))
    return arguments


def large_manifest(folder):
    lines = "".join(f"json {i:016x} out/{i}.json\n" for i in range(500_000))
    write(folder, ".tokens-manifest.json", lines)
    return configuration(folder)


def large_journal(folder):
    lines = "".join(f"json {i:016x} out/{i}.json\n" for i in range(500_000))
    write(folder, ".tokens-build.lock", lines)
    return configuration(folder)


def endless_pattern(folder):
    os.makedirs(os.path.join(folder, "x"))
    os.symlink("..", os.path.join(folder, "x", "up"))
    return configuration(folder, source=["**/*/**/*/**/*/**/*.tokens.json"])


# Files of other formats


def imported(folder, format, name, text):
    return ["import", format, write(folder, name, text), "--to", os.path.join(folder, "made")]


def many_properties(folder):
    properties = "".join(f"--p{i}: {i}px;\n" for i in range(3_000_000))
    return imported(folder, "css", "a.css", ":root {\n" + properties + "}")


def many_resources(folder):
    resources = "".join(f'<color name="c{i}">#123456</color>\n' for i in range(2_500_000))
    return imported(folder, "colors-xml", "a.xml", "<resources>\n" + resources + "</resources>")


def many_theme_colors(folder):
    colors = {f"c{i}": {"r": 1, "g": 2, "b": 3} for i in range(1_000_000)}
    return imported(folder, "theme-json", "a.json", json.dumps({"colors": colors}))


def many_sheet_values(folder):
    return imported(folder, "stylesheet", "a.json", json.dumps({f"v{i}": i for i in range(2_000_000)}))


def as_many_properties_as_possible(folder):
    properties = "".join(f"--p{i}: {f'var(--p{i - 1})' if i % 50 else '4px'};\n" for i in range(100_000))
    return imported(folder, "css", "a.css", ":root {\n" + properties + "}")


def doubling_properties(folder):
    doubled = "".join(f"--p{i}: var(--p{i - 1}) var(--p{i - 1});\n" for i in range(1, 2_000))
    return imported(folder, "css", "a.css", ":root { --x: 1px; --p0: a b;\n" + doubled + "}")


def many_blocks(folder):
    blocks = "".join(f'[data-x="c{i}"] {{ --p{i}: 1px }}\n' for i in range(100_000))
    return imported(folder, "css", "a.css", blocks)
