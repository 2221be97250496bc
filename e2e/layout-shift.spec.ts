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
  "/adminPanel?view=attention",
  "/audit",
];

/** The limit of a good page is 0.1: https://web.dev/articles/cls. */
const maxShift = 0.02;

/** ms by which each answer of the server is late. */
const late = 2000;

async function delayAnswers(page: Page) {
  await page.context().route("**/api/**", async (route) => {
    await new Promise((done) => setTimeout(done, late));
    // The page may have been closed.
    await route.continue().catch(() => undefined);
  });
}

/** Opens a page with late answers. Returns its layout shift, and what it lacked while it waited. */
async function openSlowly(page: Page, path: string): Promise<readonly string[]> {
  await page.addInitScript(() => {
    const shift = { sum: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "commit" });
  const heading = main(page).getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible({ timeout: 30_000 });
  const isBlank = (await main(page).innerHTML()).length < 1000;
  await page.waitForLoadState("networkidle");
  // Two frames, in which the last answer is drawn.
  const sum = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done((window as unknown as { shift: { sum: number } }).shift.sum),
          ),
        );
      }),
  );
  return [
    ...(isBlank ? [`${path} is blank while it loads`] : []),
    ...(sum > maxShift ? [`${path} moves by ${sum.toFixed(3)}`] : []),
  ];
}

for (const width of [1440, 390])
  for (const half of [0, 1])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test(`nothing moves when answers are late, part ${half + 1}`, async ({ openAs }) => {
        test.slow();
        const first = await openAs("admin");
        await delayAnswers(first);
        const mine = pages.filter((_path, index) => index % 2 === half);
        const found: string[] = [];
        // Several at a time, because they mostly wait.
        for (let index = 0; index < mine.length; index += 4) {
          const group = mine.slice(index, index + 4);
          const results = await Promise.all(
            group.map(async (path) => {
              const page = await first.context().newPage();
              const problems = await openSlowly(page, path);
              await page.close();
              return problems;
            }),
          );
          found.push(...results.flat());
        }
        expect(found).toEqual([]);
      });
    });

test("a signed-in user first sees the part of a datasheet that all viewers share", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  await delayAnswers(page);
  await page.goto("/datasheet?codigo=BR31338", { waitUntil: "commit" });
  await expect(main(page).getByRole("heading", { name: "Dimensions" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Applications" })).toBeHidden();
  await expect(main(page).getByRole("heading", { name: "Prices" })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Applications" })).toBeVisible();
});
