// After a story has passed as a test, in the dark theme: its pictures, and its contrast in both themes.
import { darkTheme, lightTheme, narrowThreshold, type Theme } from "@caliper/design-system/theme";
import { afterEach, beforeEach, expect, type TestContext, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { addProbes } from "../tools/fonts.ts";
import type { PictureOptions } from "../tools/pictures.ts";
import { faintTexts } from "./contrast.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    comparePicture: (name: string, options: PictureOptions) => Promise<string | null>;
    foreignProbes: () => Promise<string[]>;
  }
}

/** What a story may say about its pictures in `parameters.visual`. */
interface VisualParameters {
  /** No picture: it would differ between runs, or another story has the same. */
  skip?: boolean;
  /** Layout changes on a phone: one more picture at 390 px. */
  phone?: boolean;
  /** An overlay is open: the whole window instead of the story's own box. */
  page?: boolean;
  /** The story shows elements that stick while something scrolls. */
  sticky?: boolean;
  /** Width of the window in px; by default that of the story's own viewport. */
  width?: number;
}

interface StoryTask {
  story?: {
    parameters?: {
      visual?: VisualParameters;
      /** The story shows a failure that React or the browser logs. */
      logsErrors?: boolean;
    };
  };
}

const errors = vi.spyOn(console, "error");
/** Elements whose files the story could not load. */
let missing: string[] = [];
window.addEventListener(
  "error",
  ({ target }) => {
    // Stories break a picture by its data on purpose.
    if (target instanceof Element && !target.matches('[src^="data:"]'))
      missing.push(target.outerHTML.slice(0, 200));
  },
  // Such an event does not bubble.
  { capture: true },
);

const phone = { width: 390, height: 844 };

const show = (theme: Theme["name"]) => {
  const root = document.documentElement;
  root.classList.remove(...lightTheme.split(" "), ...darkTheme.split(" "));
  root.classList.add(...(theme === "dark" ? darkTheme : lightTheme).split(" "));
};

// A sticky header is drawn in a separate layer, sometimes a fraction of a pixel away.
// When a window becomes lower, React Aria assumes an on-screen keyboard and hides overlays with a mask and
// without opacity until the keyboard has moved: a story would not see them if it checked immediately.
const masked = '[style*="mask-image"]';
const style = document.createElement("style");
style.textContent = `
  * { caret-color: transparent !important }
  [data-still] :is(th, td) { position: static !important }
  ${masked} { opacity: 1 !important }
`;
document.head.append(style);

// Taking a picture may scroll the page by a few pixels, and an open list closes when the page scrolls.
window.addEventListener(
  "scroll",
  (event) => {
    const isPage = event.target === document;
    if (isPage && document.querySelector("[data-trigger]")) event.stopImmediatePropagation();
  },
  true,
);

/** Only in the pinned browser; in others the stories run only as tests. */
const areComparable = import.meta.env["STORYBOOK_PICTURES"] !== "off";

/** Two frames: one in which the new width is measured, one in which its dependents are drawn. */
const settled = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

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

const expectContrast = async (theme: Theme["name"]) => {
  expect.soft(await faintTexts(theme), `contrast in the ${theme} theme`).toEqual([]);
};

/** Chromium logs this when a resize observer is notified one frame late, which is harmless. */
const isLateResize = ([error]: readonly unknown[]): boolean =>
  error instanceof Error && error.message.startsWith("ResizeObserver loop");

const expectNoErrors = () => {
  const logged = errors.mock.calls.filter((call) => !isLateResize(call));
  expect.soft(logged, "errors in the console").toEqual([]);
  expect.soft(missing, "elements whose files are missing").toEqual([]);
};

const expectOwnFonts = async () => {
  await document.fonts.ready;
  const { undeclared, probes } = addProbes();
  const foreign = probes === 0 ? [] : await commands.foreignProbes();
  expect.soft([...undeclared, ...foreign], "text in fonts that are not self-hosted").toEqual([]);
};

/** Axe's rule `avoid-inline-spacing`: users can change the spacing of all text. */
const expectFreeSpacing = () => {
  const fixed = [...document.querySelectorAll('[style*="important"]')].filter((element) =>
    /(?:line-height|letter-spacing|word-spacing)[^;]*!\s*important/u.test(
      element.getAttribute("style") ?? "",
    ),
  );
  expect.soft(fixed, "text with fixed spacing").toEqual([]);
};

/** Stories in which the themes differ by more than their tokens: each variant and state, focus rings, the themes themselves. */
const themed = /--(?:all-variants|states|.*focus.*|keyboard|rings|roles|heights|side-by-side)$/;

/**
 * Every pictured story has a picture in the light theme. Axe measures the contrast of each in both themes, so only stories
 * of the design system that show more of a theme than its colors, such as open overlays, and the first story of a page
 * template have one in the dark theme.
 */
const hasDarkPicture = ({ task }: TestContext, storyId: string, visual: VisualParameters) =>
  task.file.filepath.includes("/packages/design-system/")
    ? visual.page === true || themed.test(storyId)
    : storyId.startsWith("pages-") && task.file.tasks[0]?.id === task.id;

/**
 * Of a whole page in the portal: between two runs a few words, of the same letters at the same place, are drawn with
 * other gray at their edges, in some 200 of three million pixels. Its components are compared without this allowance.
 */
const wholePageAllowance = 400;

async function comparePictures(context: TestContext, storyId: string, visual: VisualParameters) {
  const picture = async (kind: string) => {
    const problem = await commands.comparePicture(`${storyId.replace("--", "-")}-${kind}`, {
      selector: visual.page ? "body" : "[data-testid=story-root]",
      allowedPixels: storyId.startsWith("pages-") ? wholePageAllowance : 0,
    });
    expect.soft(problem).toBeNull();
  };

  /** As high as the story: content that has to be scrolled into a picture is drawn differently each time. */
  const fit = async (width: number, height: number) => {
    if (width !== window.innerWidth) {
      await page.viewport(width, height);
      // Two more frames: components that measure their own width render again.
      await settled();
    }
    const root = document.querySelector("[data-testid=story-root]");
    await settled();
    const needed = Math.ceil(root?.getBoundingClientRect().height ?? 0);
    if (needed > window.innerHeight) await page.viewport(width, needed);
  };

  await expect.poll(() => document.querySelector(masked)).toBeNull();
  document.body.toggleAttribute("data-still", !visual.sticky);
  leaveHovered();
  const isPhoneStory = window.innerWidth <= narrowThreshold;
  // Never under an open overlay: it would close or move.
  if (!visual.page)
    await fit(
      isPhoneStory ? window.innerWidth : (visual.width ?? window.innerWidth),
      window.innerHeight,
    );
  if (hasDarkPicture(context, storyId, visual)) await picture("dark");
  show("light");
  await picture("light");
  await expectContrast("light");
  if (visual.phone) {
    await fit(phone.width, phone.height);
    await picture("light-phone");
  }
}

beforeEach(async () => {
  errors.mockClear();
  missing = [];
  // React Aria shows focus rings after the last key; a story must not inherit them from the previous one.
  document.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  document.body.removeAttribute("data-still");
  // If the last story left the page scrolled and this one is shorter, the page scrolls back, which closes an open list.
  window.scrollTo(0, 0);
  await settled();
});

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  // All of axe's results, a megabyte per story, would be sent to the reporters.
  delete (context.task.meta as { reports?: unknown }).reports;
  if (!storyId || context.task.result?.state === "fail") return;
  const parameters = (context as StoryTask).story?.parameters ?? {};
  if (!parameters.logsErrors) expectNoErrors();
  expectFreeSpacing();
  await expectOwnFonts();
  await expectContrast("dark");
  const { visual = {} } = parameters;
  if (areComparable && !visual.skip) await comparePictures(context, storyId, visual);
  else {
    show("light");
    await expectContrast("light");
  }
  // Restores the class of the story's theme root; otherwise the next story would start with both.
  show("dark");
});
