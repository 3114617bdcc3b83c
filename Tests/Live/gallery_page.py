"""The gallery of `tokens serve` in Chromium while the source is edited."""

import time

import project
import screens  # adds the folder of `chromium` to the path
import serving

import chromium

STATE = """(() => ({
  scroll: scrollY, mark: window.mark, search: document.getElementById("search").value,
  open: document.getElementById("inspector").hidden ? null : document.getElementById("inspector-title").textContent,
  theme: document.querySelector("#switches input[value=dark]").checked,
  value: document.querySelector("[id='token:color.link'] .value").textContent,
  mistakes: document.getElementById("mistakes").textContent,
  cards: document.querySelectorAll("main .card").length,
}))()"""


def run(program, folder):
    project.make(folder)
    server, port = serving.start(program, folder)
    words, failures = [], []
    try:
        with chromium.Browser(reachable=["localhost"]) as browser:
            words.append(follow(browser.page(800, 300), port, folder))
    except (AssertionError, *screens.Failure) as failure:
        failures.append(f"page: {failure!r}")
    finally:
        server.process.kill()
    return words, failures


def wait(page, is_wanted):
    """Waits for a state that satisfies a condition, and returns it with the seconds that it took."""
    began = time.monotonic()
    while True:
        try:
            state = page.evaluate(STATE)
            if is_wanted(state): return state, time.monotonic() - began
        except chromium.Failure:
            pass  # The page is being loaded.
        assert time.monotonic() < began + 20, page.evaluate(STATE)
        time.sleep(0.01)


def follow(page, port, folder):
    page.open(f"http://localhost:{port}/")
    page.evaluate("""(() => {
      window.mark = 1;
      document.querySelector("#switches input[value=dark]").click();
      document.getElementById("search").value = "color";
      document.getElementById("search").dispatchEvent(new Event("input"));
      document.querySelector("main a[title='color.link']").click();
    })()""")
    time.sleep(0.5)
    page.evaluate("scrollTo(0, 150)")
    before, _ = wait(page, lambda state: state["scroll"] == 150)
    assert before["open"] == "color.link" and before["theme"], before
    times = []
    for number in range(1, 21):
        # The token differs in dark, so only the light value changes unless both are edited.
        project.save(folder, project.color(0).replace("#ffffff", f"#{number:06x}"), number)
        state, seconds = wait(page, lambda state: state["value"] == f"#{number:06x}")
        times.append(seconds)
        for name in ("scroll", "mark", "search", "open", "theme"):
            assert state[name] == before[name], f"{name} was {before[name]}, is {state[name]}"
    with open(f"{folder}/color.tokens.json", "w", encoding="utf-8") as file:
        file.write(project.color(0).replace("{color.accent}", "{color.accnt}"))
    state, _ = wait(page, lambda state: state["mistakes"])
    for text in ("unknown-reference", "color.tokens.json:4:", "\"{color.accnt}\"", "did you mean `{color.accent}`"):
        assert text in state["mistakes"], state["mistakes"]
    assert state["value"] == "#000014" and state["mark"] == 1, state
    project.save(folder, project.color(0), 0)
    state, _ = wait(page, lambda state: not state["mistakes"] and state["value"] == "#ffffff")
    assert state["mark"] == 1, "the page was loaded again"
    project.save(folder, project.color(0).replace('"accent"', '"added": { "$value": "#123456" }, "accent"', 1), 0)
    state, _ = wait(page, lambda state: state["cards"] == before["cards"] + 1)
    for name in ("search", "open", "theme"):
        assert state[name] == before[name], f"{name} was {before[name]}, is {state[name]}"
    assert not page.problems, page.problems
    return (f"20 saves are shown in place (median {sorted(times)[10] * 1000:.0f} ms), mistakes appear and disappear, "
            "and an added token keeps theme, search, and open token")
