import { select } from "@caliper/design-system/testing/playwright";
import { pageWith, test } from "./support/host.ts";
import { expect, type Page } from "./support/test.ts";

/** A page with shortcuts of its own: `b` starts its search, arrows move its carousel, and each input is trimmed. */
const shortcuts = `
  <input id="own" aria-label="Search of the host" />
  <output id="slide">0</output>
  <script nonce="n0nce">
    window.seen = [];
    const isField = ({ target }) => target.matches("input, textarea, select") || target.isContentEditable;
    for (const name of ["keydown", "keypress", "keyup", "beforeinput", "input", "paste"])
      document.addEventListener(name, (event) => seen.push(name + " " + (event.key ?? "")));
    document.addEventListener("keydown", (event) => {
      if (isField(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const slide = document.querySelector("#slide");
      if (event.key === "b" || event.key === "B") document.querySelector("#own").focus();
      if (event.key === "ArrowRight") slide.value = String(Number(slide.value) + 1);
      if (event.key === "ArrowDown" || event.key === "Home") event.preventDefault();
    });
    document.addEventListener("input", (event) => event.target.value.trim());
  </script>`;

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

const widget = (name: string, key: string, options = "") =>
  `<caliper-${name} key="${key}" ${options}></caliper-${name}>`;

test("keeps what is typed into its fields and lists from the shortcuts of the page", async ({
  page,
  host,
}) => {
  await page.goto(
    host.serve(
      "/typed",
      pageWith(
        host.server,
        shortcuts +
          widget("code-search", host.key) +
          widget("vehicle-search", host.key) +
          widget("measure-search", host.key, 'section="rotors"'),
      ),
    ),
  );
  const field = page.locator("caliper-code-search").getByRole("searchbox");
  await field.click();
  await page.keyboard.type("XR31338");
  for (const key of ["Home", "Delete", "B", "End", "ArrowLeft", "ArrowRight"])
    await page.keyboard.press(key);
  await expect(field).toHaveValue("BR31338");
  await page.keyboard.press("Enter");
  await expect(
    page.locator("caliper-code-search").getByRole("link", { name: "BR31338" }).first(),
  ).toBeVisible();

  const brand = page.locator("caliper-vehicle-search").getByRole("combobox", { name: "Brand" });
  await brand.click();
  await page.keyboard.type("bm");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(brand).toHaveValue("BMW");

  const type = select(page.locator("caliper-measure-search"), "Product type");
  await type.open();
  await page.keyboard.type("brake d");
  await page.keyboard.press("Enter");
  await expect(type.value()).toContainText("Brake Drums");
  await page.keyboard.press("Space");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();

  await expect(page.getByLabel("Search of the host")).toHaveValue("");
  await expect(page.locator("#slide")).toHaveText("0");
  expect(await seen(page)).toEqual([]);
});

test("passes on Escape, Tab, function keys and shortcuts from a field, and all keys from a button", async ({
  page,
  host,
}) => {
  await page.goto(
    host.serve("/passed", pageWith(host.server, shortcuts + widget("code-search", host.key))),
  );
  const field = page.locator("caliper-code-search").getByRole("searchbox");
  await field.click();
  for (const key of ["Escape", "F8", "Control+k", "Alt+b", "Meta+k"])
    await page.keyboard.press(key);
  await page.keyboard.press("Tab");
  const downs = (await seen(page)).filter((each) => each.startsWith("keydown"));
  expect(downs.map((each) => each.slice("keydown ".length))).toEqual([
    "Escape",
    "F8",
    "Control",
    "k",
    "Alt",
    "b",
    "Meta",
    "k",
    "Tab",
  ]);
  // A page that counts pressed keys sees each of them released.
  await page.keyboard.down("Control");
  await page.keyboard.down("j");
  await page.keyboard.up("Control");
  await page.keyboard.up("j");
  expect((await seen(page)).slice(-4)).toEqual([
    "keydown Control",
    "keydown j",
    "keyup Control",
    "keyup j",
  ]);

  await page.locator("caliper-code-search").getByRole("button", { name: "Search" }).focus();
  await page.keyboard.press("b");
  await expect(page.getByLabel("Search of the host")).toBeFocused();
});

test("counts characters written with AltGr, with ⌥ on Apple's keyboards, and by an input method as typed", async ({
  page,
  host,
}) => {
  const passed = (platform: string) =>
    page.locator("caliper-code-search").evaluate((element, name) => {
      Object.defineProperty(navigator, "platform", { value: name, configurable: true });
      const field = element.shadowRoot?.querySelector("input");
      const press = (key: string, init: EventModifierInit & { isComposing?: boolean }) => {
        let didPass = false;
        const note = () => {
          didPass = true;
        };
        document.addEventListener("keydown", note, { once: true });
        field?.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, composed: true, ...init }),
        );
        document.removeEventListener("keydown", note);
        return didPass;
      };
      return {
        altGr: press("@", { ctrlKey: true, altKey: true, modifierAltGraph: true }),
        option: press("∫", { altKey: true }),
        optionWithCommand: press("∫", { altKey: true, metaKey: true }),
        composed: press("Escape", { isComposing: true }),
        deadKey: press("Dead", {}),
      };
    }, platform);
  await page.goto(host.serve("/written", pageWith(host.server, widget("code-search", host.key))));
  await expect(page.locator("caliper-code-search").getByRole("searchbox")).toBeVisible();
  const always = { altGr: false, optionWithCommand: true, composed: false, deadKey: false };
  expect(await passed("MacIntel")).toEqual({ ...always, option: false });
  expect(await passed("Win32")).toEqual({ ...always, option: true });
});
