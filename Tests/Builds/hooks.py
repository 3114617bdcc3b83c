"""Git hooks, with and without pre-commit."""

import os
import shutil
import sys

from project import Folder, Project, say, snippet, snippets

PRE_COMMIT = (sys.executable, "-m", "pre_commit")


def check(folder, program, repository):
    source = hook_source(folder, program, repository)
    project = Project(os.path.join(folder, "with"), program)
    configure(project, source, snippet(repository, "Git hooks with pre-commit"))
    check_commits(project, "tokens-check")
    check_selection(project)
    check_untracked(project)
    check_files(project, source, repository)
    check_building(Project(os.path.join(folder, "building"), program), source, repository)
    plain = Project(os.path.join(folder, "without"), program)
    plain.write(".githooks/pre-commit", snippet(repository, "Git hooks without pre-commit"))
    os.chmod(os.path.join(plain.path, ".githooks/pre-commit"), 0o755)
    plain.must("git", "config", "core.hooksPath", ".githooks")
    check_commits(plain, "a Git hook")
    check_untracked(plain)


def hook_source(folder, program, repository):
    """Creates a repository that pre-commit clones instead of this one. It only contains the definition."""
    source = Folder(os.path.join(folder, "source"), program)
    shutil.copy(os.path.join(repository, ".pre-commit-hooks.yaml"), source.path)
    status, text = source.run(*PRE_COMMIT, "validate-manifest", ".pre-commit-hooks.yaml")
    say(status == 0, "pre-commit accepts the definition", text)
    source.must("git", "init", "--quiet")
    source.must("git", "add", ".")
    source.must("git", "-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "Hooks")
    source.must("git", "tag", source.must("tokens", "--version").split()[1])
    return source.path


def configure(project, source, text):
    """Installs the hooks of the page, with the installed program."""
    text = text.replace("https://example.com/tokens", source)
    for name in ("tokens-check", "tokens-build"):
        text = text.replace(f"id: {name}\n", f"id: {name}-system\n")
    project.write(".pre-commit-config.yaml", text)
    project.must(*PRE_COMMIT, "install")


def commit(project, *paths):
    """Stages `paths`, or everything, and commits. Returns whether it succeeded, and the output."""
    project.must("git", "add", *(paths or ["--all"]))
    status, text = project.run("git", "commit", "-m", "Change")
    return status == 0, text


def check_commits(project, name):
    project.must("tokens", "build")
    is_made, text = commit(project)
    say(is_made, f"{name}: a commit of up-to-date files is accepted", text)

    project.change_color()
    is_made, text = commit(project)
    say(not is_made and "files are out of date" in text and "run `tokens build`" in text,
        f"{name}: a commit of stale files is rejected with a hint", text)
    say(project.temporary not in text,
        f"{name}: paths are relative to the repository", text)

    project.must("tokens", "build")
    is_made, text = commit(project)
    say(is_made, f"{name}: after a build, the commit is accepted", text)

    project.change_color()
    project.must("tokens", "build")
    is_made, text = commit(project, project.COLOR)
    say(not is_made, f"{name}: a source without its outputs is rejected", text)
    is_made, text = commit(project)
    say(is_made, f"{name}: a source with its outputs is accepted", text)

    project.write("tokens/notes.txt", name)
    project.must("git", "add", "--all")
    project.change_color()
    status, text = project.run("git", "commit", "-m", "Change")
    say(status == 0, f"{name}: unstaged changes are ignored", text)
    project.must("git", "checkout", "--quiet", ".")
    say(not os.listdir(project.temporary), f"{name}: no temporary files are left",
        os.listdir(project.temporary))


def check_selection(project):
    project.write("App.swift", "print(1)\n")
    is_made, text = commit(project)
    say(is_made and "Skipped" in text, "a commit of other files doesn't run the hook", text)


def check_untracked(project):
    """Checks commits that lack required files."""
    project.replace("tokens/tokens.config.json", '"outputs": [',
                    '"outputs": [\n    { "target": "css", "directory": "generated/web" },')
    project.must("tokens", "build")
    is_made, text = commit(project, "tokens/tokens.config.json", "tokens/.tokens-manifest.json")
    say(not is_made and "generated/web" in text, "an output that wasn't added is rejected", text)
    is_made, text = commit(project)
    say(is_made, "after it's added, the commit is accepted", text)


def check_files(project, source, repository):
    """Checks the second snippet, which lists other files that run the hook."""
    files = snippets(repository, "Git hooks with pre-commit")[1][1]
    head = snippet(repository, "Git hooks with pre-commit").split("      - id:")[0]
    configure(project, source, head + files)
    project.replace("tokens/tokens.config.json", '"generated/swift"', '"../Sources/DesignTokens"')
    project.must("tokens", "build")
    is_made, text = commit(project)
    say(is_made, "outputs can move to Sources/DesignTokens", text)
    with open(os.path.join(project.path, "Sources/DesignTokens/Tokens.swift"), "a") as file:
        file.write("// by hand\n")
    is_made, text = commit(project)
    say(not is_made and "edited" in text, "with `files`, an edit by hand in another folder is rejected", text)


def check_building(project, source, repository):
    both = snippet(repository, "Git hooks with pre-commit").split("      - id:")[0]
    both += "      - id: tokens-build\n      - id: tokens-check\n"
    configure(project, source, both)
    project.must("tokens", "build")
    commit(project)
    project.change_color()
    is_made, text = commit(project)
    say(not is_made and "files were modified by this hook" in text,
        "tokens-build builds and stops the commit", text)
    is_made, text = commit(project)
    say(is_made, "tokens-build: generated files are accepted after they're added", text)
