import { expect, main, type Page, test } from "./support/test.ts";

/** Pages that wait for the server, and a page that it rendered. */
const pages = [
  "/home?code=D472",
  "/home?code=pastillas+corolla+2012",
  "/home?tab=application&marca=Toyota&modelo=Corolla",
  "/home/code/pastillas_y_bandas?code=1200",
  "/home/apli/pastillas_y_bandas?marca=Toyota",
  "/home/measu/rotores_y_tambores?type=Brake+Rotors&OUTER_DIAM=279.7&THICKNESS=21.6",
  "/home/comp_dia/rotores_y_tambores?a=BR31338&b=BR1200",
  "/home/schema/brake_fluid",
  "/brakeFluidSheet?codigo=dot4sd&vol=355",
  "/datasheet?codigo=D472",
  "/datasheet?codigo=H5678",
  "/loadData",
  "/reports?view=order",
  "/adminPanel?view=files",
  "/adminPanel?view=keys",
  "/accounts",
  "/home/apli/hardware?marca=Toyota&modelo=Corolla",
  "/home/code/hardware?code=H5678",
  "/home/schema/caliper_systems",
  "/newsletter",
  "/reports?view=tables",
  "/reports?view=history",
  "/audit",
];

/** The limit of a good page is 0.1: https://web.dev/articles/cls. */
const maxShift = 0.02;

/** ms by which each answer of the server is late. */
const late = 2000;

/** ms without a request after which the page has drawn its last answer. */
const quiet = 1000;

/**
 * Delays the answers. Playwright's `networkidle` never comes after a navigation that aborted a delayed request.
 * @returns waits until no answer is late any more
 */
async function delayAnswers(page: Page): Promise<() => Promise<void>> {
  let open = 0;
  let answeredAt = Date.now();
  await page.route("**/api/**", async (route) => {
    open += 1;
    await new Promise((done) => setTimeout(done, late));
    // The page may have been closed.
    await route.continue().catch(() => undefined);
    open -= 1;
    answeredAt = Date.now();
  });
  const isSettled = () => open === 0 && Date.now() - answeredAt > quiet;
  return () => expect.poll(isSettled, { timeout: 45_000 }).toBe(true);
}

/** Sums up the layout shifts of the documents that are opened next, and names what moved. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${width} x ${height} at ${x}, ${y}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.sum += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const text = node?.textContent?.slice(0, 40) ?? "";
          shifts.moved.push(
            `${node?.nodeName} "${text}": ${place(previousRect)}, then ${place(currentRect)}`,
          );
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Not in the types of the DOM yet: https://wicg.github.io/layout-instability/. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** After two frames, in which the last answer is drawn. */
const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shifts>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done((window as unknown as { shifts: Shifts }).shifts)),
        );
      }),
  );

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages)
      test(`nothing moves on ${path} when answers are late`, async ({ openAs }) => {
        const page = await openAs("admin");
        const settled = await delayAnswers(page);
        await observeShifts(page);
        await page.goto(path, { waitUntil: "commit" });
        await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible({
          timeout: 45_000,
        });
        const content = await main(page).innerHTML();
        expect(content.length, "characters while it loads").toBeGreaterThan(1000);
        await settled();
        const { sum, moved } = await readShifts(page);
        expect(sum, moved.join("\n")).toBeLessThanOrEqual(maxShift);
      });
  });

test("a signed-in user first sees the part of a datasheet that all viewers share", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  const { promise: seen, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route("**/api/**", async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto("/datasheet?codigo=BR31338", { waitUntil: "commit" });
  await expect(main(page).getByRole("heading", { name: "Dimensions" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Applications" })).toBeHidden();
  answer(undefined);
  await expect(main(page).getByRole("heading", { name: "Prices" })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Applications" })).toBeVisible();
});
