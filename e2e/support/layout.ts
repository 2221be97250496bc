/** Finds defects in how a page is laid out, at every width that the portal supports. */
import type { CDPSession, Page } from "playwright/test";

/** px. Desktops, a tablet and phones; first the size at which the tests open pages. */
export const viewports = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

/** A window of 1280 x 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What to look for at a size of the viewport. */
interface Checks {
  /** Texts and controls. */
  readonly contents: boolean;
  /** Bars that stay in view when the page is scrolled. */
  readonly bars: boolean;
}

/** Runs in the page: a frame in which a new width is measured, and one in which its dependents are drawn. */
const twoFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Runs in the page. Returns one line per defect; see each rule for what it accepts. */
function findDefects({ contents, bars }: Checks): string[] {
  /** px that two boxes may share or exceed: glyphs are smaller than their line boxes, and positions are rounded. */
  const tolerance = 2;
  const problems = new Set<string>();
  const { innerWidth: width, innerHeight: height } = window;

  const clips = (value: string) => value === "hidden" || value === "clip";
  const scrolls = (value: string) => value === "auto" || value === "scroll";
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element: Element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
    return `<${element.tagName.toLowerCase()}> "${text.replaceAll(/\s+/g, " ").slice(0, 50)}"`;
  };

  /** What the checks read of an element, once. */
  interface Facts {
    element: Element;
    box: DOMRect;
    style: CSSStyleDeclaration;
    position: string;
    overflowX: string;
    overflowY: string;
    /** It, or an ancestor, is reduced to a pixel, as texts for screen readers are. */
    isReduced: boolean;
    /** The nearest fixed or sticky ancestor, which covers what is below it, or the page. */
    layer: Element;
    /** Visible part of the viewport, without what ancestors clip or scroll out of view. */
    view: { left: number; right: number; top: number; bottom: number };
    /** An ancestor shows the rest when it is scrolled sideways. */
    scrollsSideways: boolean;
    /** The ancestors that may cut off its text, nearest first, up to a fixed one. */
    cutters: readonly Facts[];
  }
  const known = new Map<Element, Facts>();
  function factsOf(element: Element): Facts {
    const found = known.get(element);
    if (found) return found;
    const outer = element.parentElement ? factsOf(element.parentElement) : undefined;
    const style = getComputedStyle(element);
    const { position, overflowX, overflowY } = style;
    const box = element.getBoundingClientRect();
    const isPage = element === document.documentElement || element === document.body;
    const view = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6, ...outer?.view };
    if (position === "fixed")
      Object.assign(view, { left: 0, right: width, top: 0, bottom: height });
    if (!isPage && overflowX !== "visible") {
      view.left = Math.max(view.left, box.left);
      view.right = Math.min(view.right, box.right);
    }
    if (!isPage && overflowY !== "visible") {
      view.top = Math.max(view.top, box.top);
      view.bottom = Math.min(view.bottom, box.bottom);
    }
    const facts: Facts = {
      element,
      box,
      style,
      position,
      overflowX,
      overflowY,
      isReduced: (outer?.isReduced ?? false) || (clips(overflowX) && box.width <= 1),
      layer: position === "fixed" || position === "sticky" || !outer ? element : outer.layer,
      view,
      scrollsSideways: (outer?.scrollsSideways ?? false) || (!isPage && scrolls(overflowX)),
      cutters: position === "fixed" || isPage ? [] : (outer?.cutters ?? []),
    };
    const mayCut =
      overflowX !== "visible" || overflowY !== "visible" || box.width <= 1 || box.height <= 1;
    if (position !== "fixed" && !isPage && mayCut) facts.cutters = [facts, ...facts.cutters];
    known.set(element, facts);
    return facts;
  }

  interface Line {
    element: Element;
    text: string;
    layer: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** Text that an ancestor cuts off. With an ellipsis, the whole text must be readable elsewhere. */
  function checkCut({ cutters }: Facts, text: string, rect: DOMRect) {
    for (const { element, box, style, overflowX, overflowY } of cutters) {
      if (box.width <= 1 || box.height <= 1) return;
      const sideways = rect.right > box.right + tolerance || rect.left < box.left - tolerance;
      const down = rect.bottom > box.bottom + tolerance || rect.top < box.top - tolerance;
      if ((sideways && scrolls(overflowX)) || (down && scrolls(overflowY))) return;
      const isCut = (sideways && clips(overflowX)) || (down && clips(overflowY));
      if (!isCut) continue;
      const hasEllipsis = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const isReadable =
        element.closest("[title], [aria-describedby], [data-full-text]") !== null ||
        element.querySelector("[title]") !== null;
      if (!hasEllipsis) problems.add(`cut off: "${text.slice(0, 60)}" in ${name(element)}`);
      else if (!isReadable) problems.add(`ellipsis without the whole text: "${text.slice(0, 60)}"`);
      return;
    }
  }

  function checkTexts() {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.nodeValue ?? "").trim();
      if (text === "" || !element || element.localName === "option" || !isVisible(element))
        continue;
      const facts = factsOf(element);
      if (facts.isReduced) continue;
      const { layer, view } = facts;
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
        if (facts.cutters.length > 0) checkCut(facts, text, rect);
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
  }

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
  /** A box that a reader sees as a container: it has a border or a background of its own. */
  const isDrawn = ({ style }: Facts) =>
    style.borderInlineStartWidth !== "0px" ||
    (style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.backgroundColor !== "transparent");

  function checkContainer(control: HTMLElement, { box, position }: Facts) {
    let scrollsDown = false;
    for (
      let each = control.parentElement;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const outer = factsOf(each);
      if (outer.style.display === "contents") continue;
      scrollsDown ||= scrolls(outer.overflowY);
      if (!isDrawn(outer)) continue;
      const beyond = Math.max(outer.box.left - box.left, box.right - outer.box.right);
      const below = scrollsDown
        ? 0
        : Math.max(outer.box.top - box.top, box.bottom - outer.box.bottom);
      if (position !== "absolute" && Math.max(beyond, below) > tolerance)
        problems.add(
          `outside its container by ${Math.round(Math.max(beyond, below))} px: ${name(control)} in ${name(each)}`,
        );
      break;
    }
    if (box.right > width + 1 || box.left < -1) problems.add(`outside the page: ${name(control)}`);
  }

  function checkControls() {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    if (!pen) throw new Error("The browser has no canvas to measure text.");
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=option], [role=menuitem]",
    );
    for (const control of controls) {
      const facts = factsOf(control);
      const { box, style, view, isReduced, scrollsSideways } = facts;
      if (box.width <= 1 || box.height <= 1 || isReduced || !isVisible(control)) continue;
      // Scrolled out of view, or a skip link above the page until it has focus.
      if (box.right <= view.left || box.left >= view.right || box.bottom <= 0) continue;

      if (!scrollsSideways) checkContainer(control, facts);

      // A placeholder that the field cuts off.
      if (
        control instanceof HTMLInputElement &&
        control.placeholder !== "" &&
        control.value === ""
      ) {
        pen.font = style.font;
        const room = control.clientWidth - px(style.paddingLeft) - px(style.paddingRight);
        if (pen.measureText(control.placeholder).width > room + 1)
          problems.add(`placeholder cut off: "${control.placeholder}"`);
      }

      // A touch target under 24 px. WCAG 2.5.8 excepts links in a sentence.
      const label = control.closest("label");
      const target = label ? factsOf(label).box : box;
      const isSmall = target.width < 23.5 || target.height < 23.5;
      if (!isSmall || style.display === "inline") continue;
      const { across, down } = extension(control);
      if (target.width + across < 23.5 || target.height + down < 23.5)
        problems.add(
          `target of ${Math.round(target.width + across)} x ${Math.round(target.height + down)} px: ${name(control)}`,
        );
    }
  }

  /** Bars that stay in view when the page is scrolled half-way, and together cover more than a quarter of it. */
  function checkBars() {
    const fixed = [...document.querySelectorAll<HTMLElement>("body :not(svg, svg *)")].filter(
      (element) => {
        // A column of a table, a side menu or a pane beside the content is not a bar.
        if (element.offsetWidth <= width / 2) return false;
        const position = known.get(element)?.position ?? getComputedStyle(element).position;
        return position === "fixed" || position === "sticky";
      },
    );
    scrollTo(0, (document.body.scrollHeight - height) / 2);
    const bars = fixed.filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        // A pane of full height is not a bar either.
        box.height < height && box.bottom > 0 && Math.abs(box.top) < height
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
        Math.abs(height - box.bottom - Number.parseFloat(style.bottom)) < 1;
      if (!isStuck) continue;
      covered += Math.min(box.bottom, height) - Math.max(box.top, 0);
      names.push(
        `<${bar.tagName.toLowerCase()} class="${bar.className}"> ${Math.round(box.height)} px`,
      );
    }
    // Before the next frame, so that the scrolled page is never painted.
    scrollTo(0, 0);
    if (covered > height / 4)
      problems.add(
        `bars cover ${Math.round((covered / height) * 100)} % of the viewport: ${names.join(", ")}`,
      );
  }

  if (contents) {
    // A page wider than the viewport.
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      problems.add(`the page is ${scrollWidth - clientWidth} px wider than the viewport`);
    checkTexts();
    checkControls();
  }
  if (bars) checkBars();
  return [...problems];
}

/**
 * Resizes the viewport only. `setViewportSize` resizes the window, too, so that each page is laid out twice.
 * @returns sets a size
 */
function resizer(session: CDPSession) {
  return ({ width, height }: Size) => {
    const metrics = { width, height, screenWidth: width, screenHeight: height };
    const scale = { deviceScaleFactor: 1, mobile: false };
    return session.send("Emulation.setDeviceMetricsOverride", { ...metrics, ...scale });
  };
}

/** Runs in the page: whether it is painted. What is not painted is laid out all the same. */
const paint = (isPainted: boolean) =>
  document.documentElement.style.setProperty("clip-path", isPainted ? "" : "inset(50%)");

/** Layout defects of the page at each width, such as `320 px: cut off: "…"`. Restores the viewport. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  const resize = resizer(session);
  const problems: string[] = [];
  const check = async (viewport: Size, checks: Checks) => {
    await resize(viewport);
    await page.evaluate(twoFrames);
    const found = await page.evaluate(findDefects, checks);
    problems.push(...found.map((problem) => `${viewport.width} px: ${problem}`));
  };
  await page.evaluate(paint, false);
  for (const viewport of viewports) {
    const isZoomable = viewport.width === zoomed.width;
    await check(viewport, { contents: true, bars: !isZoomable });
    if (isZoomable) await check(zoomed, { contents: false, bars: true });
  }
  await page.evaluate(paint, true);
  if (before) {
    await resize(before);
    // What is pressed next must not be replaced, as a card by a row.
    await page.evaluate(twoFrames);
  }
  // An open session would set its last size again at every navigation, also in later tests.
  await session.detach();
  return problems;
}
