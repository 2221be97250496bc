/** Finds defects in how a page is laid out, at every width that the portal supports. */
import type { Page } from "playwright/test";

/** px. Phones, a tablet, and desktops. */
export const viewports = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** A window of 1280 x 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 } as const;

/** Runs in the page. One line per defect; see each rule for what it accepts. */
function findProblems(): string[] {
  /** px that two boxes may share or exceed: glyphs are smaller than their line boxes, and positions are rounded. */
  const tolerance = 2;
  const problems = new Set<string>();
  const { innerWidth: width, innerHeight: height } = window;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    let box = boxes.get(element);
    if (!box) boxes.set(element, (box = element.getBoundingClientRect()));
    return box;
  };
  const clips = (value: string) => value === "hidden" || value === "clip";
  const scrolls = (value: string) => value === "auto" || value === "scroll";
  const name = (element: Element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
    return `<${element.tagName.toLowerCase()}> "${text.replaceAll(/\s+/g, " ").slice(0, 50)}"`;
  };

  interface Surroundings {
    /** Not drawn at all. */
    isHidden: boolean;
    /** The nearest fixed or sticky ancestor, which covers what is below it, or the page. */
    layer: Element;
    /** Visible part of the viewport, without what ancestors clip or scroll out of view. */
    view: { left: number; right: number; top: number; bottom: number };
    /** An ancestor shows the rest when it is scrolled sideways. */
    scrollsSideways: boolean;
  }
  const known = new Map<Element, Surroundings>();
  function surroundings(element: Element): Surroundings {
    const found = known.get(element);
    if (found) return found;
    const style = styleOf(element);
    const parent = element.parentElement;
    const outer: Surroundings = parent
      ? surroundings(parent)
      : {
          isHidden: false,
          layer: element,
          view: { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 },
          scrollsSideways: false,
        };
    const result = { ...outer, view: { ...outer.view } };
    if (
      style.display === "none" ||
      style.visibility !== "visible" ||
      style.opacity === "0" ||
      style.contentVisibility === "hidden" ||
      (clips(style.overflowX) && boxOf(element).width <= 1)
    )
      result.isHidden = true;
    if (style.position === "fixed" || style.position === "sticky") {
      result.layer = element;
      if (style.position === "fixed")
        result.view = { left: 0, right: width, top: 0, bottom: height };
    }
    if (element !== document.documentElement && element !== document.body) {
      const box = boxOf(element);
      if (style.overflowX !== "visible") {
        result.view.left = Math.max(result.view.left, box.left);
        result.view.right = Math.min(result.view.right, box.right);
      }
      if (style.overflowY !== "visible") {
        result.view.top = Math.max(result.view.top, box.top);
        result.view.bottom = Math.min(result.view.bottom, box.bottom);
      }
      if (scrolls(style.overflowX)) result.scrollsSideways = true;
    }
    known.set(element, result);
    return result;
  }

  const cutting = new Map<Element, readonly Element[]>();

  // A page wider than the viewport.
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    problems.add(`the page is ${root.scrollWidth - root.clientWidth} px wider than the viewport`);

  interface Line {
    element: Element;
    text: string;
    layer: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (!element || text === "" || element.closest("script, style, option, noscript, template"))
      continue;
    const { isHidden, layer, view } = surroundings(element);
    if (isHidden) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const line = {
        element,
        text,
        layer,
        left: Math.max(rect.left, view.left),
        right: Math.min(rect.right, view.right),
        top: Math.max(rect.top, view.top),
        bottom: Math.min(rect.bottom, view.bottom),
      };
      if (line.right - line.left > 1 && line.bottom - line.top > 1) lines.push(line);
      checkCut(element, text, rect);
    }
  }

  /** The element's ancestors that may cut off its text, nearest first, up to a fixed one. */
  function cuttersOf(element: Element): readonly Element[] {
    const found = cutting.get(element);
    if (found) return found;
    const { parentElement: parent } = element;
    const { position, overflowX, overflowY } = styleOf(element);
    const outer =
      position === "fixed" || !parent || parent === document.body ? [] : cuttersOf(parent);
    const box = boxOf(element);
    const isRelevant =
      position !== "fixed" &&
      (overflowX !== "visible" || overflowY !== "visible" || box.width <= 1 || box.height <= 1);
    const result = isRelevant ? [element, ...outer] : outer;
    cutting.set(element, result);
    return result;
  }

  /** Text that an ancestor cuts off. With an ellipsis, the whole text must be readable elsewhere. */
  function checkCut(element: Element, text: string, rect: DOMRect) {
    for (const each of cuttersOf(element)) {
      const style = styleOf(each);
      const box = boxOf(each);
      if (box.width <= 1 || box.height <= 1) return;
      const sideways = rect.right > box.right + tolerance || rect.left < box.left - tolerance;
      const down = rect.bottom > box.bottom + tolerance || rect.top < box.top - tolerance;
      if ((sideways && scrolls(style.overflowX)) || (down && scrolls(style.overflowY))) return;
      const isCut = (sideways && clips(style.overflowX)) || (down && clips(style.overflowY));
      if (!isCut) continue;
      const hasEllipsis = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const isReadable =
        each.closest("[title], [aria-describedby], [data-full-text]") !== null ||
        each.querySelector("[title]") !== null;
      if (!hasEllipsis) problems.add(`cut off: "${text.slice(0, 60)}" in ${name(each)}`);
      else if (!isReadable) problems.add(`ellipsis without the whole text: "${text.slice(0, 60)}"`);
      return;
    }
  }

  // Overlapping text of one layer. Sorted by their tops, only neighbors need a comparison.
  lines.sort((a, b) => a.top - b.top);
  for (const [index, a] of lines.entries()) {
    for (let other = index + 1; other < lines.length; other += 1) {
      const b = lines[other];
      if (!b || b.top >= a.bottom - tolerance) break;
      if (a.element === b.element || a.layer !== b.layer) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Line boxes of neighboring lines may touch; a third of the lower text is an overlap.
      const third = Math.min(a.bottom - a.top, b.bottom - b.top) / 3;
      if (across > tolerance && down > Math.max(tolerance, third))
        problems.add(`overlap: "${a.text.slice(0, 40)}" and "${b.text.slice(0, 40)}"`);
    }
  }

  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=option], [role=menuitem]",
  );
  /** A box that a reader sees as a container: it has a border or a background of its own. */
  const isDrawn = (element: Element) => {
    const style = styleOf(element);
    return (
      style.borderInlineStartWidth !== "0px" ||
      (style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.backgroundColor !== "transparent")
    );
  };
  const px = (value: string) => Number.parseFloat(value) || 0;
  /** px by which a pseudo-element extends an element's target on each axis. */
  const extension = (element: Element) => {
    let across = 0;
    let down = 0;
    for (const pseudo of ["::before", "::after"]) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === "none" || style.position !== "absolute") continue;
      across = Math.max(across, -px(style.left) - px(style.right));
      down = Math.max(down, -px(style.top) - px(style.bottom));
    }
    return { across, down };
  };

  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) throw new Error("The browser has no canvas to measure text.");
  for (const control of controls) {
    const { isHidden, view, scrollsSideways } = surroundings(control);
    const box = boxOf(control);
    if (isHidden || box.width <= 1 || box.height <= 1) continue;
    // Scrolled out of view, or a skip link above the page until it has focus.
    if (box.right <= view.left || box.left >= view.right || box.bottom <= 0) continue;

    // A control outside its container.
    if (!scrollsSideways) {
      let scrollsDown = false;
      for (
        let each = control.parentElement;
        each && each !== document.body;
        each = each.parentElement
      ) {
        if (styleOf(each).display === "contents") continue;
        scrollsDown ||= scrolls(styleOf(each).overflowY);
        if (!isDrawn(each)) continue;
        const outer = boxOf(each);
        const beyond = Math.max(outer.left - box.left, box.right - outer.right);
        const below = scrollsDown ? 0 : Math.max(outer.top - box.top, box.bottom - outer.bottom);
        if (styleOf(control).position !== "absolute" && Math.max(beyond, below) > tolerance)
          problems.add(
            `outside its container by ${Math.round(Math.max(beyond, below))} px: ${name(control)} in ${name(each)}`,
          );
        break;
      }
      if (box.right > width + 1 || box.left < -1)
        problems.add(`outside the page: ${name(control)}`);
    }

    // A placeholder that the field cuts off.
    if (control instanceof HTMLInputElement && control.placeholder !== "" && control.value === "") {
      const style = styleOf(control);
      pen.font = style.font;
      const room = control.clientWidth - px(style.paddingLeft) - px(style.paddingRight);
      if (pen.measureText(control.placeholder).width > room + 1)
        problems.add(`placeholder cut off: "${control.placeholder}"`);
    }

    // A touch target under 24 px. WCAG 2.5.8 excepts links in a sentence.
    const isInline = styleOf(control).display === "inline";
    const label = control.closest("label");
    const target = label ? boxOf(label) : box;
    const { across, down } = extension(control);
    if (!isInline && (target.width + across < 23.5 || target.height + down < 23.5))
      problems.add(
        `target of ${Math.round(target.width + across)} x ${Math.round(target.height + down)} px: ${name(control)}`,
      );
  }
  return [...problems];
}

/** Runs in the page. Bars that stay in view when it is scrolled half-way, and together cover more than a quarter of it. */
function findCovering(): string[] {
  scrollTo(0, (document.body.scrollHeight - innerHeight) / 2);
  const bars = [...document.querySelectorAll("body *")].filter((element) => {
    const { position, display } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return (
      (position === "fixed" || position === "sticky") &&
      display !== "none" &&
      // A column of a table, a side menu or a pane of full height beside the content is not a bar.
      box.width > innerWidth / 2 &&
      box.height < innerHeight &&
      box.bottom > 0 &&
      box.top < innerHeight &&
      (position === "fixed" || Math.abs(box.top) < innerHeight)
    );
  });
  let covered = 0;
  const names: string[] = [];
  for (const bar of bars) {
    if (bars.some((other) => other !== bar && other.contains(bar))) continue;
    const box = bar.getBoundingClientRect();
    const style = getComputedStyle(bar);
    // A sticky element that is in its own place covers nothing.
    const isStuck =
      style.position === "fixed" ||
      Math.abs(box.top - Number.parseFloat(style.top)) < 1 ||
      Math.abs(innerHeight - box.bottom - Number.parseFloat(style.bottom)) < 1;
    if (!isStuck) continue;
    covered += Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    names.push(
      `<${bar.tagName.toLowerCase()} class="${bar.className}"> ${Math.round(box.height)} px`,
    );
  }
  // Before the next frame, so that the scrolled page is never painted.
  scrollTo(0, 0);
  return covered > innerHeight / 4
    ? [
        `bars cover ${Math.round((covered / innerHeight) * 100)} % of the viewport: ${names.join(", ")}`,
      ]
    : [];
}

/** Two frames: one in which the new width is measured, one in which its dependents are drawn. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** Layout defects of the page at each width, such as `320 px: cut off: "…"`. Restores the viewport. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await settle(page);
    const found = await page.evaluate(findProblems);
    if (viewport.width === zoomed.width) {
      await page.setViewportSize(zoomed);
      await settle(page);
    }
    found.push(...(await page.evaluate(findCovering)));
    problems.push(...found.map((problem) => `${viewport.width} px: ${problem}`));
  }
  if (before) await page.setViewportSize(before);
  return problems;
}
