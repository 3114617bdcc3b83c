"""Other build systems: what a first build makes, and that a second one runs nothing."""

import os
import shutil
import time

from project import Project, say, snippet

HERE = os.path.dirname(os.path.abspath(__file__))


def check(folder, program, repository):
    for part in (check_make, check_ninja, check_npm, check_gradle):
        part(Project(os.path.join(folder, part.__name__), program), repository)


def add_source(project):
    """A source that a resolver document names, so that builds read it."""
    project.write("tokens/more.tokens.json",
                  '{ "more": { "$type": "number", "one": { "$value": 1 } } }\n')
    project.replace("tokens/app.resolver.json", '"swatch.tokens.json" }',
                    '"swatch.tokens.json" }, { "$ref": "more.tokens.json" }')


def touched(project, path):
    """Makes a file newer than what was made before, whatever the clock's steps are."""
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
    say(status == 0 and "tokens build" in text, "make builds when a source is gone", text)


def check_ninja(project, repository):
    project.write("build.ninja", snippet(repository, "Ninja"))
    project.must("ninja")
    say(project.exists("out/tokens/generated/css/tokens.css"), "ninja builds")
    say("no work to do" in project.must("ninja"), "a second ninja runs nothing")
    project.change_color()
    touched(project, project.COLOR)
    say("tokens build" in project.must("ninja"), "ninja builds when a source has changed")
    say("no work to do" in project.must("ninja"), "and then runs nothing")


def check_npm(project, repository):
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
    say(made, "gradle puts each output in the folder that the task declares")
    say("UP-TO-DATE" in project.must(*build), "a second gradle runs nothing")
    project.change_color()
    project.replace("tokens/tokens.config.json", '{ "target": "android", "directory": "generated/android" }',
                    '{ "target": "android", "directory": "generated/android", "include": { "types": "color" } }')
    before = project.exists("build/generated/res/buildTokens/values/dimens.xml")
    text = project.must(*build)
    gone = not project.exists("build/generated/res/buildTokens/values/dimens.xml")
    say("UP-TO-DATE" not in text and before and gone, "a file that is not made any more is gone", text)
