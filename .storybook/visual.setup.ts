// Only the "visual" Vitest project loads this file: after a story has passed as a test it is compared with its
// committed pictures.
import { darkTheme, lightTheme, narrowThreshold } from "@caliper/design-system/theme";
import type { Theme } from "@caliper/design-system/theme";
import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

/** What a story may say about its pictures in `parameters.visual`. */
interface VisualParameters {
  /** Not a picture: it would never be the same twice. */
  skip?: boolean;
  /** Layout changes on a phone: one more picture at 390 px. */
  phone?: boolean;
  /** An overlay is open: the whole window instead of the story's own box. */
  page?: boolean;
  /** Width of the window in px; the story's own viewport unless told. */
  width?: number;
}

interface StoryTask {
  story?: { parameters?: { visual?: VisualParameters } };
}

const phone = { width: 390, height: 844 };
/** In px. Pictures of a story's own box grow with it; pictures of the window are this high. */
const windowHeight = 520;
const windowWidth = 900;

const show = (theme: Theme["name"]) => {
  const root = document.documentElement;
  root.classList.remove(...lightTheme.split(" "), ...darkTheme.split(" "));
  root.classList.add(...(theme === "dark" ? darkTheme : lightTheme).split(" "));
};

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (!storyId || context.task.result?.state === "fail") return;
  const visual = (context as StoryTask).story?.parameters?.visual ?? {};
  if (visual.skip) return;

  const picture = async (name: string) => {
    // By test id: a locator made from the element is named by its text, and that may change with the width.
    const target = visual.page
      ? page.elementLocator(document.body)
      : page.getByTestId("story-root");
    await expect.soft(target).toMatchScreenshot(`${storyId}-${name}`);
  };

  await document.fonts.ready;
  const isPhoneStory = window.innerWidth <= narrowThreshold;
  if (!isPhoneStory && (visual.width || visual.page))
    await page.viewport(visual.width ?? windowWidth, windowHeight);
  // The project renders dark first, so that axe has seen every story in both themes (the stories project is light).
  await picture("dark");
  show("light");
  await picture("light");
  if (visual.phone) {
    await page.viewport(phone.width, phone.height);
    await picture("light-phone");
  }
});
