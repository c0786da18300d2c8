// Elements, and the few drawings that board, cover and score sheet share.
const SVG = "http://www.w3.org/2000/svg";
export const MEADOWS = ["brook", "hill", "wood"];

/** An element with attributes and children; strings become text, never HTML. */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  return filled(made, attributes, children);
}

export function s(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null) made.setAttribute(name, String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== false));
  return made;
}

/** The content security policy forbids inline styles, so they come as a file. */
export function needStyles() {
  const href = new URL("./fireflies.css", import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(h("link", { rel: "stylesheet", href }));
}

const GROUND = {
  brook: ["#1d3b3a", "M0 92q40-12 80 0t80 0v48H0z", "M60 140q6-22 24-30t10-22q30 10 22 28t-6 24z"],
  hill: ["#2a3a20", "M0 108q40-52 88-48t72 40v40H0z", "M20 140q30-34 66-34t60 34z"],
  wood: ["#16301f", "M0 100h160v40H0z", "M18 102l16-46 16 46zM60 102l20-60 20 60zM108 102l16-44 16 44z"],
};

/** Points that look scattered: steps by the golden angle around the centre. */
function place(number) {
  const angle = number * 2.39996;
  const far = 10 + 7.5 * Math.sqrt(number);
  return [80 + 1.55 * far * Math.cos(angle), 60 + 0.8 * far * Math.sin(angle)];
}

/** A meadow at night with its fireflies, in a box of 160 by 140. */
export function scene(meadow, glow, part = {}) {
  const [colour, land, detail] = GROUND[meadow];
  const stars = [12, 47, 88, 120, 150].map((x, n) =>
    s("circle", { cx: x, cy: 10 + ((n * 17) % 26), r: 0.8, fill: "#dfe8ff" }),
  );
  const flies = Array.from({ length: Math.min(glow, 40) }, (_, number) => {
    const [x, y] = place(number);
    return s("g", { class: `fly fly${number % 4}` }, [
      s("circle", { cx: x, cy: y, r: 6, fill: "#f6ff8a", opacity: 0.28 }),
      s("circle", { cx: x, cy: y, r: 2.4, fill: "#f9ffb8" }),
    ]);
  });
  return s("g", part, [
    s("rect", { width: 160, height: 140, fill: "#101b36" }),
    ...stars,
    s("path", { d: land, fill: colour }),
    s("path", { d: detail, fill: meadow === "brook" ? "#3f7fa0" : colour, opacity: 0.85 }),
    ...flies,
  ]);
}

/** A lantern in a box of 20 by 24; dark once it has been used. */
export function lantern(lit) {
  return s("svg", { viewBox: "0 0 20 24", class: "lantern", "aria-hidden": "true" }, [
    s("path", { d: "M6 7a4 4 0 0 1 8 0", fill: "none", stroke: "currentColor", "stroke-width": 1.6 }),
    s("path", { d: "M4 8h12v2H4zM4 20h12v3H4z", fill: "currentColor" }),
    s("path", { d: "M5 10h10v10H5z", fill: lit ? "#ffd95a" : "none", stroke: "currentColor" }),
  ]);
}
