import { expect, hit, type Locator, main, type Page, results, test } from "./support/test.ts";

/** So many presses, typed fields and choices are too long a way at a counter. */
const limit = 5;

/** Does what a person does, and counts it: every key that is pressed, Tab and the arrows too, and a text as one. */
interface Hand {
  readonly count: () => number;
  /** Brings the focus to the field of the header. */
  readonly toSearch: () => Promise<void>;
  /** Fills the field that has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly enter: () => Promise<void>;
  /** Presses a link, once it is there. */
  readonly open: (link: Locator) => Promise<void>;
}

const field = (page: Page) => page.getByRole("banner").getByRole("combobox");

function keyboard(page: Page): Hand {
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
      // The page brings the focus to its results; the rows below the first are reached by the arrow.
      await expect(results(page).locator("tr:focus")).toBeVisible();
      while (count < limit && !(await isOn(link))) await press("ArrowDown");
      await press("Enter");
    },
  };
}

function touch(page: Page): Hand {
  let count = 0;
  const tap = async (what: Locator) => {
    count += 1;
    await what.tap();
  };
  return {
    count: () => count,
    toSearch: () => tap(field(page)),
    type: async (text) => {
      count += 1;
      await page.keyboard.type(text);
    },
    // The key of the phone's own keyboard.
    enter: async () => {
      count += 1;
      await page.keyboard.press("Enter");
    },
    open: tap,
  };
}

/** Whether the row of this link has the focus; a row is opened as a whole. */
const isOn = (link: Locator) =>
  link.evaluate((element) => document.activeElement?.contains(element) === true);

interface Errand {
  readonly name: string;
  readonly typed: string;
  /** The code of the right datasheet. Several fit a vehicle: those that are what was asked for. */
  readonly code: string | RegExp;
  /** What the right datasheet says, where the code does not tell. */
  readonly says?: RegExp;
  /** What has to be pressed after Enter; nothing where Enter leads to the datasheet. */
  readonly pick?: (page: Page) => Locator;
}

const errands: readonly Errand[] = [
  {
    name: "our own code, typed badly",
    typed: "br 3l338",
    code: "BR31338",
    pick: (page) => hit(page, "BR31338"),
  },
  { name: "a competitor's code", typed: "fx 27522", code: "BR31338" },
  {
    name: "a vehicle",
    typed: "discos corolla 2012",
    code: /BR\d+/,
    says: /Toyota Corolla/,
    pick: (page) => results(page).getByRole("link").first(),
  },
  {
    name: "a worn rotor, measured",
    typed: "rotor 279.7 x 21.6",
    code: "BR1200",
    pick: (page) => hit(page, "BR1200"),
  },
  {
    name: "the same in Spanish, with decimal commas",
    typed: "rotores 279,7 por 21,6 mm",
    code: "BR1200",
    pick: (page) => hit(page, "BR1200"),
  },
];

const source = (code: string | RegExp) => (typeof code === "string" ? code : code.source);

async function run(page: Page, hand: Hand, { typed, code, says, pick }: Errand) {
  await hand.toSearch();
  await hand.type(typed);
  await hand.enter();
  if (pick !== undefined) await hand.open(pick(page));
  await expect(page).toHaveURL(new RegExp(`/datasheet\\?codigo=${source(code)}`));
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(code);
  if (says !== undefined) await expect(main(page)).toContainText(says);
  expect(hand.count(), "interactions").toBeLessThan(limit);
}

/** Several cylinders have the bore; the closest comes first. */
async function findBore(page: Page, hand: Hand) {
  await hand.toSearch();
  await hand.type("cilindro 13/16");
  await hand.enter();
  await hand.open(results(page).getByRole("link").first());
  await expect(page).toHaveURL(/\/datasheet\?codigo=WC/);
  await expect(main(page)).toContainText("13/16");
  await expect(main(page)).toContainText("20.64");
  expect(hand.count(), "interactions").toBeLessThan(limit);
}

test.describe("at the counter, by keyboard", () => {
  for (const errand of errands) {
    test(errand.name, async ({ openAs }) => {
      const page = await openAs("cliente");
      await run(page, keyboard(page), errand);
    });
  }

  test("a cylinder's bore in inches", async ({ openAs }) => {
    const page = await openAs("cliente");
    await findBore(page, keyboard(page));
  });

  test("the field of the home page leads there as well", async ({ openAs }) => {
    const page = await openAs("cliente");
    const home = main(page).getByRole("searchbox");
    await home.fill("rotor 279.7 x 21.6");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/type=Brake\+Rotors&OUTER_DIAM=279\.7&THICKNESS=21\.6/);
    await expect(hit(page, "BR1200")).toBeVisible();
    // Two kinds of cylinder have a bore: that is the reader's choice.
    await page.goBack();
    await home.fill("cilindro 13/16");
    await page.keyboard.press("Enter");
    await main(page).getByRole("link", { name: "Master Cylinders of 13/16 in" }).click();
    await expect(page).toHaveURL(/type=Master\+Cylinders&Bore_mm=20\.6375&unit=in/);
  });
});

test.describe("at the counter, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const errand of errands) {
    test(errand.name, async ({ openAs }) => {
      const page = await openAs("cliente");
      await run(page, touch(page), errand);
    });
  }

  test("a cylinder's bore in inches", async ({ openAs }) => {
    const page = await openAs("cliente");
    await findBore(page, touch(page));
  });
});
