// Durations, curves, and transitions, which animate on request.

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** A ball on a track, a button that moves it, and the curve. */
function motionSpecimen(entry) {
  const ball = make("span", { class: "ball" });
  const curve = entry.type === "duration" ? undefined : draw("path", {});
  const button = make("button", { type: "button", class: "play", "aria-label": `Play ${entry.path}` },
    draw("svg", { viewBox: "0 0 16 16", width: 14, height: 14, "aria-hidden": "true" }, draw("path", { d: "M4.5 2.8v10.4l8.5-5.2z" })));
  const element = make("div", { class: "specimen motion" },
    curve && draw("svg", { class: "curve", viewBox: "-0.1 -0.35 1.2 1.7", "aria-hidden": "true" }, draw("path", { class: "axes", d: "M0 0v1h1" }), curve),
    make("div", { class: "track" }, ball),
    button);
  let timing = {};
  button.addEventListener("click", () => play(ball, timing));
  return {
    element,
    update(value) {
      timing = timingOf(entry.type, value);
      const [x1, y1, x2, y2] = timing.curve;
      curve?.setAttribute("d", `M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`);
      Object.assign(ball.dataset, { duration: timing.duration, delay: timing.delay, easing: cssCurve(timing.curve) });
    },
  };
}

function timingOf(type, value) {
  if (type === "duration") return { duration: milliseconds(value), delay: 0, curve: [0, 0, 1, 1] };
  if (type === "cubicBezier") return { duration: 800, delay: 0, curve: value };
  return { duration: milliseconds(value.duration), delay: milliseconds(value.delay), curve: plain(value.curve) };
}

/** Moves the ball to the end. With reduced motion, it fades instead. */
function play(ball, { duration, delay, curve }) {
  const way = ball.parentElement.clientWidth - ball.offsetWidth;
  const frames = stillness.matches ? [{ opacity: 0.2 }, { opacity: 1 }] : [{ transform: "none" }, { transform: `translateX(${way}px)` }];
  for (const animation of ball.getAnimations()) animation.cancel();
  ball.animate(frames, { duration, delay, easing: cssCurve(curve), fill: "both" }).finished
    .then((animation) => setTimeout(() => animation.cancel(), 700), () => {});
}
