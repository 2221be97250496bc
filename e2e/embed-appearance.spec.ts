import { axeViolations } from "./support/axe.ts";
import { datasheet, pageWith, sheet, test } from "./support/host.ts";
import { expect, type Page } from "./support/test.ts";

type Look = Record<string, string>;

/** Style and size of every element in the shadow root once everything is loaded, except for announcements, which are temporary. */
async function looks(page: Page): Promise<Look[]> {
  await expect(sheet(page).getByRole("grid")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: /\(26\)$/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // The pictures' frames follow their sizes.
  await page.waitForLoadState("networkidle");
  // As one text: passing 200,000 values takes three times as long.
  const text = await page.locator("caliper-datasheet").evaluate((element) => {
    // Insets of elements without a position are those in the page.
    const names = [...getComputedStyle(element)].filter(
      (name) => !/^(?:--|inset|top|left|right|bottom|scroll-padding)/.test(name),
    );
    const nodes = element.shadowRoot?.querySelectorAll(":not(slot, svg *, output)") ?? [];
    return JSON.stringify(
      [...nodes].map((node) => {
        const style = getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        return {
          tag: node.tagName,
          size: `${Math.round(width)} x ${Math.round(height)}`,
          ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
        };
      }),
    );
  });
  return JSON.parse(text) as Look[];
}

/** The differences between two lists of styles, at most ten. */
const differences = (one: readonly Look[], other: readonly Look[]): string[] =>
  one
    .flatMap((look, index) =>
      Object.entries(look)
        .filter(([name, value]) => other[index]?.[name] !== value)
        .map(
          ([name, value]) =>
            `${index} ${look["tag"]} ${name}: ${value} -> ${other[index]?.[name] ?? ""}`,
        ),
    )
    .slice(0, 10);

/** The styles of the host page's own elements, without the widget. */
const hostLooks = (page: Page) =>
  page.evaluate(() => {
    document.querySelector("caliper-datasheet")?.setAttribute("hidden", "");
    return [...document.querySelectorAll("html, body, h1, .container, .entry-content")].map(
      (node) => {
        const style = getComputedStyle(node);
        return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
      },
    );
  });

test("looks the same on every host page, and leaves the page's own elements as they are", async ({
  page,
  host,
}) => {
  test.setTimeout(120_000);
  const loader = "**/embed/v1/caliper.js";
  const show = async (url: string, locale: string) => {
    await page.goto(url);
    await page.locator("caliper-datasheet").evaluate((element, language) => {
      element.setAttribute("locale", language);
      element.setAttribute(
        "style",
        "width: 1000px !important; border: 0 !important; padding: 0 !important; max-width: none",
      );
      element.removeAttribute("link-template");
    }, locale);
    return looks(page);
  };
  const plain = await show(
    host.serve("/plain", pageWith(host.server, datasheet(host.key, ""))),
    "en",
  );
  expect(plain.length).toBeGreaterThan(400);
  for (const name of ["hostile", "bootstrap-like", "tailwind-like", "wordpress-like"]) {
    const url = host.example(`${name}.html`);
    expect(differences(plain, await show(url, "en")), name).toEqual([]);
    const withWidget = await hostLooks(page);
    await page.route(loader, (route) => route.abort());
    await page.goto(url);
    expect(differences(await hostLooks(page), withWidget), `the host page ${name}`).toEqual([]);
    await page.unroute(loader);
  }
});

test("opens menus above everything, by keyboard, in transformed, clipped and mirrored places", async ({
  page,
  host,
}) => {
  const style = `
    html { font-size: 10px; }
    .turned { transform: translate(40px, 30px); overflow: hidden; width: 900px; height: 1200px; z-index: 0; zoom: 1.2; }
    .cover { position: fixed; inset: 60% 0 0; z-index: 2147483647; background: silver; pointer-events: none; }
  `;
  await page.goto(
    host.serve(
      "/places",
      pageWith(
        host.server,
        `<div dir="rtl"><div class="turned">${datasheet(host.key)}</div></div><div class="cover"></div>`,
        style,
      ),
    ),
  );
  // Pictures arrive after the first content and move what is below them.
  await page.waitForLoadState("networkidle");
  const button = page.getByRole("button", { name: "Download drawing" });
  await button.focus();
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: /SVG/ });
  await expect(item).toBeFocused();
  const [trigger, menu] = [await button.boundingBox(), await item.boundingBox()];
  expect(trigger && menu && Math.abs(menu.y - trigger.y)).toBeLessThan(120);
  // The topmost element at the item is the widget, not the cover.
  expect(
    await item.evaluate((node) => {
      const { left, top } = node.getBoundingClientRect();
      return (
        (node.getRootNode() as ShadowRoot).elementFromPoint(left + 5, top + 5) === node ||
        node.contains((node.getRootNode() as ShadowRoot).elementFromPoint(left + 5, top + 5))
      );
    }),
  ).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: /PNG/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
  await expect(button).toBeFocused();
  // A click scrolls to the button first, and a menu closes when its page scrolls.
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await button.click();
  await expect(item).toBeVisible();
  await page.locator("#after").click({ position: { x: 2, y: 2 }, force: true });
  await expect(item).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
});
