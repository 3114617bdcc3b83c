// The table of contents: sections, and the groups in each as a tree.

/** A group in the contents: the name of its link, the path, and the groups inside it. */
function treeOf(paths) {
  const root = { name: "", path: "", children: [] };
  for (const path of paths.filter(Boolean)) {
    let node = root;
    let reached = "";
    for (const name of path.split(".")) {
      reached = reached ? `${reached}.${name}` : name;
      let next = node.children.find((child) => child.name === name);
      if (!next) node.children.push((next = { name, path: reached, children: [] }));
      node = next;
    }
    node.isGroup = true;
  }
  return root.children.map(shortened);
}

/** Joins a group without tokens and its only group. */
function shortened(node) {
  if (!node.isGroup && node.children.length === 1) {
    const only = shortened(node.children[0]);
    return { ...only, name: `${node.name}.${only.name}` };
  }
  return { ...node, children: node.children.map(shortened) };
}

function groupId(section, path) {
  return `group:${section}:${path}`;
}

/** The first group with tokens in a node of the tree. */
function firstGroup(node) {
  return node.isGroup ? node.path : firstGroup(node.children[0]);
}

function treeItem(section, node) {
  const path = firstGroup(node);
  const own = node.isGroup ? groupId(section, path) : undefined;
  const link = make("a", { href: `#/${section}/${encodeURIComponent(path)}`, "data-group-link": own }, breakable(node.name));
  return make("li", {}, link, node.children.length > 0 && make("ul", {}, node.children.map((child) => treeItem(section, child))));
}

function addContents(nav) {
  const list = [...document.querySelectorAll("main > section[data-section]")].map((section) => {
    const id = section.dataset.section;
    const [title, count] = section.querySelector("h2").childNodes;
    const paths = [...section.querySelectorAll(":scope > .group")].map((group) => group.dataset.group);
    const tree = paths.length > 1 ? treeOf(paths) : [];
    return make("li", {}, make("a", { href: `#/${id}`, class: "section-link", "data-section-link": id }, title.textContent, make("span", { class: "count" }, count.textContent)),
      tree.length > 0 && make("ul", { class: "tree" }, tree.map((node) => treeItem(id, node))));
  });
  nav.append(make("ul", {}, list));
  addEventListener("scroll", () => (awaited ??= requestAnimationFrame(markCurrent)), { passive: true });
}

/** The requested frame in which the contents are updated. */
let awaited;

/** The element of the last link that was followed, until the page is scrolled by hand. */
let target;
for (const event of ["wheel", "touchmove", "keydown"]) addEventListener(event, () => (target = undefined), { passive: true });

/** The target if it's in a list, or the last element of the list that begins above the limit; of several in a row, the first. */
function current(list, limit) {
  if (target && list.includes(target)) return target;
  const tops = list.map((element) => (element.hidden ? Infinity : element.getBoundingClientRect().top)).map((top) => (top <= limit ? top : -Infinity));
  const highest = Math.max(...tops);
  return highest === -Infinity ? undefined : list[tops.indexOf(highest)];
}

/** Marks the section and the group at the top of the page. */
function markCurrent() {
  awaited = undefined;
  const limit = barHeight() + 48;
  const sections = [...document.querySelectorAll("main > section[data-section]")];
  const section = (target && sections.find((section) => section.contains(target))) ?? current(sections, limit);
  const group = section && current([...section.querySelectorAll(":scope > .group")], limit);
  for (const link of document.querySelectorAll("#contents a")) {
    const isSection = link.dataset.sectionLink !== undefined;
    const isCurrent = isSection ? link.dataset.sectionLink === (section ?? firstSection())?.dataset.section : group !== undefined && link.dataset.groupLink === group.id;
    if (isCurrent) link.setAttribute("aria-current", isSection ? "true" : "location");
    else link.removeAttribute("aria-current");
    if (isSection) link.parentElement.classList.toggle("open", isCurrent);
    else if (isCurrent) showInside(document.querySelector(".side"), link);
  }
}

function firstSection() {
  return document.querySelector("main > section[data-section]:not([hidden])");
}

/** Scrolls a list so that one of its elements is visible, without scrolling the page. */
function showInside(list, element) {
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - outer.height / 2;
}

/** The height of the bar that covers the top of the page. */
function barHeight() {
  const bar = document.getElementById("bar");
  return getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
}

/** Goes to a section, or to a group in it: `colors/color.text`. */
function goTo(place) {
  if (place === "main") return document.getElementById("main").focus();
  const [section, group] = place.split("/").map(decode);
  const element = document.getElementById(group ? groupId(section, group) : `section:${section}`);
  if (!element) return;
  if (element.hidden) clearSearch();
  target = element;
  reveal(element);
  element.querySelector("h2, h3")?.focus({ preventScroll: true });
}

/** Scrolls to an element, and again until the elements above it have their final height. */
function reveal(element, block = "start", tries = 6) {
  element.scrollIntoView({ block });
  if (tries > 0) requestAnimationFrame(() => reveal(element, block, tries - 1));
  else markCurrent();
}
