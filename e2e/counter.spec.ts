import { expect, hit, type Locator, main, type Page, results, test } from "./support/test.ts";

/** A search at the counter must take fewer interactions than this. */
const limit = 5;

/** Simulates user input and counts interactions: each key press or tap is one, a typed text is one. */
interface Input {
  readonly count: () => number;
  /** Focuses the search field in the header. */
  readonly toSearch: () => Promise<void>;
  /** Types into the focused field. */
  readonly type: (text: string) => Promise<void>;
  readonly enter: () => Promise<void>;
  /** Opens a link when it is visible. */
  readonly open: (link: Locator) => Promise<void>;
}

const field = (page: Page) => page.getByRole("banner").getByRole("combobox");

function keyboard(page: Page): Input {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  return {
    count: () => count,
    toSearch: async () => {
      await expect(field(page)).toBeVisible();
      await press("/");
      await expect(field(page)).toBeFocused();
    },
    type: async (text) => {
      count += 1;
      await page.keyboard.type(text);
    },
    enter: () => press("Enter"),
    open: async (link) => {
      await expect(link).toBeVisible();
      // The page focuses the first result; ArrowDown reaches the other rows.
      await expect(results(page).locator("tr:focus")).toBeVisible();
      while (count < limit && !(await isRowFocused(link))) await press("ArrowDown");
      await press("Enter");
    },
  };
}

function touch(page: Page): Input {
  let count = 0;
  const tapAndCount = async (what: Locator) => {
    count += 1;
    await what.tap();
  };
  return {
    count: () => count,
    toSearch: () => tapAndCount(field(page)),
    type: async (text) => {
      count += 1;
      await page.keyboard.type(text);
    },
    // Enter on the phone's on-screen keyboard.
    enter: async () => {
      count += 1;
      await page.keyboard.press("Enter");
    },
    open: tapAndCount,
  };
}

/** Whether the row that contains this link has focus. */
const isRowFocused = (link: Locator) =>
  link.evaluate((element) => document.activeElement?.contains(element) === true);

interface SearchTask {
  readonly name: string;
  readonly typed: string;
  /** The code of the expected datasheet; a pattern where several parts are correct. */
  readonly code: string | RegExp;
  /** Text on the expected datasheet, where the code alone is not enough. */
  readonly content?: RegExp;
  /** The result to open; absent if Enter opens the datasheet directly. */
  readonly result?: (page: Page) => Locator;
}

const tasks: readonly SearchTask[] = [
  {
    name: "finds a product by a mistyped code",
    typed: "br 3l338",
    code: "BR31338",
    result: (page) => hit(page, "BR31338"),
  },
  { name: "finds a product by a competitor's code", typed: "fx 27522", code: "BR31338" },
  {
    name: "finds a product by vehicle",
    typed: "discos corolla 2012",
    code: /BR\d+/,
    content: /Toyota Corolla/,
    result: (page) => results(page).getByRole("link").first(),
  },
  {
    name: "finds a rotor by its measures",
    typed: "rotor 279.7 x 21.6",
    code: "BR1200",
    result: (page) => hit(page, "BR1200"),
  },
  {
    name: "finds a rotor by its measures in Spanish, with decimal commas",
    typed: "rotores 279,7 por 21,6 mm",
    code: "BR1200",
    result: (page) => hit(page, "BR1200"),
  },
];

const source = (code: string | RegExp) => (typeof code === "string" ? code : code.source);

async function run(page: Page, input: Input, { typed, code, content, result }: SearchTask) {
  await input.toSearch();
  await input.type(typed);
  await input.enter();
  if (result !== undefined) await input.open(result(page));
  await expect(page).toHaveURL(new RegExp(`/datasheet\\?codigo=${source(code)}`));
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(code);
  if (content !== undefined) await expect(main(page)).toContainText(content);
  expect(input.count(), "interactions").toBeLessThan(limit);
}

/** Several cylinders have this bore; the closest is listed first. */
async function findBore(page: Page, input: Input) {
  await input.toSearch();
  await input.type("cilindro 13/16");
  await input.enter();
  await input.open(results(page).getByRole("link").first());
  await expect(page).toHaveURL(/\/datasheet\?codigo=WC/);
  await expect(main(page)).toContainText("13/16");
  await expect(main(page)).toContainText("20.64");
  expect(input.count(), "interactions").toBeLessThan(limit);
}

/** Each task starts on the home page. */
async function runAll(page: Page, start: (page: Page) => Input) {
  for (const task of tasks)
    await test.step(task.name, async () => {
      await page.goto("/home");
      await run(page, start(page), task);
    });
  await test.step("finds a cylinder by its bore in inches", async () => {
    await page.goto("/home");
    await findBore(page, start(page));
  });
}

test.describe("at the counter, by keyboard", () => {
  test("finds products in fewer than five interactions", async ({ openAs }) => {
    test.slow();
    await runAll(await openAs("cliente"), keyboard);
  });

  test("finds products by measures from the search field of the home page", async ({ openAs }) => {
    const page = await openAs("cliente");
    const home = main(page).getByRole("combobox");
    await home.pressSequentially("rotor 279.7 x 21.6");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/type=Brake\+Rotors&OUTER_DIAM=279\.7&THICKNESS=21\.6/);
    await expect(hit(page, "BR1200")).toBeVisible();
    // Two product types have a bore, so the page offers both.
    await page.goBack();
    await home.pressSequentially("cilindro 13/16");
    await page.keyboard.press("Enter");
    await main(page).getByRole("link", { name: "Master Cylinders of 13/16 in" }).click();
    await expect(page).toHaveURL(/type=Master\+Cylinders&Bore_mm=20\.6375&unit=in/);
  });
});

test.describe("at the counter, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("finds products in fewer than five interactions", async ({ openAs }) => {
    test.slow();
    await runAll(await openAs("cliente"), touch);
  });
});
