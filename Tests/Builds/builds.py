"""Other build systems: the result of a first build, and a second build that runs nothing."""

import os
import shutil
import time

from project import Project, say, snippet

HERE = os.path.dirname(os.path.abspath(__file__))


def check(folder, program, repository):
    for part in (check_make, check_ninja, check_ninja_alone, check_names, check_npm, check_gradle):
        part(Project(os.path.join(folder, part.__name__), program), repository)


def add_source(project):
    """Adds a source file and a reference to it in the resolver document."""
    project.write("tokens/more.tokens.json",
                  '{ "more": { "$type": "number", "one": { "$value": 1 } } }\n')
    project.replace("tokens/app.resolver.json", '"swatch.tokens.json" }',
                    '"swatch.tokens.json" }, { "$ref": "more.tokens.json" }')


def touched(project, path):
    """Makes a file newer than all generated files, regardless of the clock's resolution."""
    later = time.time() + 5
    os.utime(os.path.join(project.path, path), (later, later))


def check_make(project, repository):
    project.write("Makefile", snippet(repository, "Make"))
    project.must("make")
    say(project.exists("tokens/generated/css/tokens.css"), "make builds")
    say("up to date" in project.must("make"), "a second make runs nothing")
    add_source(project)
    touched(project, "tokens/app.resolver.json")
    say("tokens build" in project.must("make"), "make builds when a source has changed")
    os.remove(os.path.join(project.path, "tokens/more.tokens.json"))
    project.replace("tokens/app.resolver.json", ', { "$ref": "more.tokens.json" }', "")
    status, text = project.run("make")
    say(status == 0 and "tokens build" in text, "make builds when a source is deleted", text)


def check_ninja(project, repository):
    project.write("build.ninja", snippet(repository, "Ninja"))
    project.must("ninja")
    say(project.exists("out/tokens/generated/css/tokens.css"), "ninja builds")
    say("no work to do" in project.must("ninja"), "a second ninja runs nothing")
    project.change_color()
    touched(project, project.COLOR)
    say("tokens build" in project.must("ninja"), "ninja builds when a source has changed")
    say("no work to do" in project.must("ninja"), "and then runs nothing")


# Names that a depfile can contain. Other names are rejected, which `DepfileTests` checks.
NAMES = ["a b", "a  b", "#a", "a#", "$a", "a$$b", ":a", "a:b", "(a) b", "a(b", "a@b", "a!b", "a,b",
         "a+b", "-a", "a{b}", "a]b", "a~b", "é", " a", "a#: $b"]


def check_names(project, repository):
    """Builds sources and outputs with all names that both make and ninja can read."""
    for number, name in enumerate(NAMES):
        project.write(f"names/{name}.tokens.json", f'{{ "t{number}": {{ "$type": "number", "$value": {number} }} }}\n')
    project.write("names/tokens.config.json", '{ "source": "*.tokens.json", "outputs": ['
                  '{ "target": "css", "directory": "a b#$:c" }] }\n')
    manifest = "names/.tokens-manifest.json"
    command = "tokens build --depfile names.d names/tokens.config.json"
    project.write("Makefile", f"{manifest}: names/tokens.config.json\n\t{command}\n\ttouch $@\n-include names.d\n")
    project.write("build.ninja", f"rule tokens\n  command = {command} && touch {manifest} 'names/a b#$$:c/tokens.css'\n"
                  "  depfile = names.d\n"
                  f"build {manifest} names/a$ b#$$$:c/tokens.css: tokens names/tokens.config.json\n")
    for tool, idle in [("make", "up to date"), ("ninja", "no work to do")]:
        project.run("rm", "-f", "names.d", manifest)
        project.must(tool)
        missed = [] if idle in project.must(tool) else ["it rebuilds without a change"]
        for name in NAMES:
            # The clock has a limited resolution, so wait until the file gets a newer time.
            time.sleep(0.02)
            os.utime(os.path.join(project.path, f"names/{name}.tokens.json"))
            if "tokens build" not in project.must(tool, *(["-v"] if tool == "ninja" else [])): missed.append(name)
        if idle not in project.must(tool): missed.append("it keeps rebuilding")
        say(not missed, f"{tool} detects changes of files with all names that a depfile can contain", missed)
    project.write("names/a;touch x;.tokens.json", "{}\n")
    status, text = project.run("sh", "-c", command)
    say(status == 1 and "unlistable-path" in text, "a name that make would execute is rejected", text)


def check_ninja_alone(project, repository):
    """Runs the snippet outside a repository, with the paths given on the page."""
    project.run("rm", "-rf", ".git")
    project.write("build.ninja", snippet(repository, "Ninja").replace("out/tokens/", "out/"))
    project.must("ninja")
    say(project.exists("out/generated/css/tokens.css"), "ninja builds without a repository")
    say("no work to do" in project.must("ninja"), "and a second ninja runs nothing")


def check_npm(project, repository):
    project.replace("tokens/tokens.config.json", '// { "target": "typescript"', '{ "target": "typescript"')
    project.write("package.json", snippet(repository, "npm"))
    project.write("build.js", "console.log('bundled');\n")
    status, text = project.run("npm", "run", "build")
    built = project.exists("tokens/generated/css/tokens.css")
    say(status == 0 and built and "bundled" in text, "npm builds the tokens before the app", text)


def check_gradle(project, repository):
    shutil.copy(os.path.join(HERE, "build.gradle"), project.path)
    build = ("gradle", "--no-daemon", "--offline", "--console=plain", "buildTokens")
    resource = "build/generated/res/buildTokens/values/colors.xml"
    project.must(*build)
    made = project.exists(resource) and project.exists("build/generated/kotlin/buildTokens/design")
    say(made, "gradle puts each output in its declared folder")
    say("UP-TO-DATE" in project.must(*build), "a second gradle runs nothing")
    project.change_color()
    project.replace("tokens/tokens.config.json", '{ "target": "android", "directory": "generated/android" }',
                    '{ "target": "android", "directory": "generated/android", "include": { "types": "color" } }')
    before = project.exists("build/generated/res/buildTokens/values/dimens.xml")
    text = project.must(*build)
    gone = not project.exists("build/generated/res/buildTokens/values/dimens.xml")
    say("UP-TO-DATE" not in text and before and gone, "a file that is no longer generated is deleted", text)
