// Only the "visual" Vitest project loads this file: after a story has passed as a test, in the dark theme, it is
// compared with its committed pictures, and its contrast is measured in the light theme too.
import { darkTheme, lightTheme, narrowThreshold } from "@caliper/design-system/theme";
import type { Theme } from "@caliper/design-system/theme";
import axe from "axe-core";
import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";

/** What a story may say about its pictures in `parameters.visual`. */
interface VisualParameters {
  /** Not a picture: it would never be the same twice. */
  skip?: boolean;
  /** Layout changes on a phone: one more picture at 390 px. */
  phone?: boolean;
  /** An overlay is open: the whole window instead of the story's own box. */
  page?: boolean;
  /** The story is about what sticks while something scrolls. */
  sticky?: boolean;
  /** Width of the window in px; the story's own viewport unless told. */
  width?: number;
}

interface StoryTask {
  story?: { parameters?: { visual?: VisualParameters } };
}

const phone = { width: 390, height: 844 };

const show = (theme: Theme["name"]) => {
  const root = document.documentElement;
  root.classList.remove(...lightTheme.split(" "), ...darkTheme.split(" "));
  root.classList.add(...(theme === "dark" ? darkTheme : lightTheme).split(" "));
};

// A head that could stick is drawn in a layer of its own, now and then a fraction of a pixel away.
// React Aria takes a window that pictures made lower for one with a keyboard on its screen, and holds overlays back,
// cut away and without opacity, until that has moved: a story that looks at once would find nothing.
const still = document.createElement("style");
const heldBack = '[style*="mask-image"]';
still.textContent = `
  [data-still] :is(th, td) { position: static !important }
  ${heldBack} { opacity: 1 !important }
  [data-entering] { opacity: 1 !important; transition: none !important }
`;
document.head.append(still);

// The camera may move the page by a few pixels while it takes aim, and a list that is open closes when somebody scrolls.
window.addEventListener(
  "scroll",
  (event) => {
    const isPage = event.target === document;
    if (isPage && document.querySelector("[data-trigger]")) event.stopImmediatePropagation();
  },
  true,
);

/** Off in any browser but the pinned one; the stories still run, as tests. */
const areComparable = import.meta.env["STORYBOOK_PICTURES"] !== "off";

/** Two frames: one in which the new width is known, one in which what depends on it is drawn. */
const settled = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const revealed = async () => {
  await expect.poll(() => document.querySelector(heldBack)).toBeNull();
};

/** A pointer that a play function left somewhere would open a tooltip in every other picture. */
const leaveHovered = () => {
  for (const element of document.querySelectorAll("[data-hovered]"))
    element.dispatchEvent(
      new PointerEvent("pointerout", {
        bubbles: true,
        pointerType: "mouse",
        relatedTarget: document.body,
      }),
    );
};

/** The one rule of axe that depends on the theme; all others have passed before. */
const expectContrast = async () => {
  const { violations } = await axe.run(
    { include: ["body"], exclude: [".sb-wrapper"] },
    { runOnly: ["color-contrast"], resultTypes: ["violations"] },
  );
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ""}`),
  );
  expect.soft(faint, "contrast in the light theme").toEqual([]);
};

/**
 * Of a whole page in the portal: between two runs a few words, of the same letters at the same place, are drawn with
 * other grey at their edges, in some 200 of three million pixels. What they are made of is compared to the pixel.
 */
const wholePage = { comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 400 } };

beforeEach(async () => {
  document.body.removeAttribute("data-still");
  // A page that the last story left scrolled is moved back when the next one is shorter, and a list that is open by then
  // closes, as it should when somebody scrolls.
  window.scrollTo(0, 0);
  await settled();
});

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (!storyId || context.task.result?.state === "fail") return;
  const visual = (context as StoryTask).story?.parameters?.visual ?? {};
  if (!areComparable) return;
  if (visual.skip) {
    show("light");
    await expectContrast();
    show("dark");
    return;
  }

  const picture = async (name: string) => {
    // By test id: a locator made from the element is named by its text, and that may change with the width.
    const target = visual.page
      ? page.elementLocator(document.body)
      : page.getByTestId("story-root");
    const options = storyId.startsWith("pages-") ? wholePage : {};
    await expect.soft(target).toMatchScreenshot(`${storyId}-${name}`, options);
  };

  /** As wide as told, and as high as the story: what has to be scrolled into a picture is drawn differently each time. */
  const fit = async (width: number, height: number) => {
    if (width !== window.innerWidth) await page.viewport(width, height);
    const root = document.querySelector("[data-testid=story-root]");
    await settled();
    const needed = Math.ceil(root?.getBoundingClientRect().height ?? 0);
    if (needed > window.innerHeight) await page.viewport(width, needed);
  };

  await document.fonts.ready;
  await revealed();
  document.body.toggleAttribute("data-still", !visual.sticky);
  leaveHovered();
  const isPhoneStory = window.innerWidth <= narrowThreshold;
  // Never under an open overlay: it would close or move.
  if (!visual.page)
    await fit(
      isPhoneStory ? window.innerWidth : (visual.width ?? window.innerWidth),
      window.innerHeight,
    );
  // The project renders dark first, so that axe has seen every story in both themes (the stories project is light).
  await picture("dark");
  show("light");
  await picture("light");
  await expectContrast();
  if (visual.phone) {
    await fit(phone.width, phone.height);
    await picture("light-phone");
  }
  // As the story's own theme root left it, or the next one would start with both.
  show("dark");
});
