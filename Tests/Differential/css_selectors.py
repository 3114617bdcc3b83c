"""Matches CSS selectors against elements: compounds, descendants, `:is()`, `:where()`, `:not()`, and attributes.

An element is `{"attributes": {...}, "parent": element or None}`. `:host` never matches, because there are no shadow trees.
"""

import functools

import tinycss2


@functools.cache
def parsed(text):
    """Returns the selectors in a list, each as its specificity and a function that matches elements."""
    return [compiled(part) for part in split(tinycss2.parse_component_value_list(text, skip_comments=True), ",")]


def split(tokens, sign):
    parts = [[]]
    for token in tokens:
        if token.type == "literal" and token.value == sign:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def compiled(tokens):
    while tokens and tokens[0].type == "whitespace":
        tokens = tokens[1:]
    while tokens and tokens[-1].type == "whitespace":
        tokens = tokens[:-1]
    compounds, specificity = [[]], (0, 0, 0)
    for token in tokens:
        if token.type == "whitespace":
            compounds.append([])
        else:
            compounds[-1].append(token)
    tests = []
    for compound in compounds:
        test, own = compound_test(compound)
        tests.append(test)
        specificity = tuple(map(sum, zip(specificity, own)))
    return specificity, lambda element: matches(tests, element)


def matches(tests, element):
    if not tests[-1](element):
        return False
    if len(tests) == 1:
        return True
    ancestor = element["parent"]
    while ancestor is not None:
        if matches(tests[:-1], ancestor):
            return True
        ancestor = ancestor["parent"]
    return False


def compound_test(tokens):
    """Returns a function that tests one element, and the specificity."""
    tests, specificity = [], [0, 0, 0]
    index = 0
    while index < len(tokens):
        token = tokens[index]
        if token.type == "[] block":
            tests.append(attribute(token.content))
            specificity[1] += 1
        elif token.type == "literal" and token.value == ".":
            index += 1
            name = tokens[index].value
            tests.append(lambda element, name=name: name in element["attributes"].get("class", "").split())
            specificity[1] += 1
        elif token.type == "literal" and token.value == "*":
            tests.append(lambda element: True)
        elif token.type == "literal" and token.value == ":":
            index += 1
            if tokens[index].type == "literal":
                # A pseudo-element.
                index += 1
                tests.append(lambda element: False)
            else:
                test, own = pseudo(tokens[index])
                tests.append(test)
                specificity = [a + b for a, b in zip(specificity, own)]
        elif token.type == "ident":
            tests.append(lambda element, name=token.value: element.get("name") == name)
            specificity[2] += 1
        else:
            raise ValueError(f"unknown selector: {tinycss2.serialize(tokens)}")
        index += 1
    return lambda element: all(test(element) for test in tests), specificity


def attribute(content):
    name = content[0].value
    values = [token.value for token in content[1:] if token.type in ("string", "ident")]
    if not values:
        return lambda element: name in element["attributes"]
    return lambda element: element["attributes"].get(name) == values[0]


def pseudo(token):
    name = token.lower_name if token.type == "function" else token.lower_value
    if token.type != "function":
        if name == "root":
            return lambda element: element["parent"] is None, (0, 1, 0)
        # `:host`, `:hover`, and similar pseudo-classes never match.
        return lambda element: False, (0, 1, 0)
    if name not in ("is", "where", "not"):
        return lambda element: False, (0, 1, 0)
    inner = [compiled(part) for part in split(token.arguments, ",")]
    specificity = (0, 0, 0) if name == "where" else max(one[0] for one in inner)
    if name == "not":
        return lambda element: not any(test(element) for _, test in inner), specificity
    return lambda element: any(test(element) for _, test in inner), specificity
