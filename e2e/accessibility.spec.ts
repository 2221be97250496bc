import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, main, type Page, test } from "./support/test.ts";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The axe violations on the page, one line per rule and element. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy blocks external scripts.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
    };
    // WCAG 2.2 AA, without axe's best-practice rules.
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    return checker.run(document, { runOnly });
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}

const screens = [
  "/home",
  "/home?code=D1200",
  "/home?tab=application&marca=Toyota&modelo=Corolla",
  "/home/code/rotores_y_tambores",
  "/home/code/hardware",
  "/datasheet?codigo=BR31338",
  "/datasheet?codigo=D1200",
  "/home/table/cylinder_cups",
  "/home/schema/brake_fluid",
  "/brakeFluidSheet?codigo=DOT3&vol=1000",
  "/nowhere",
];

for (const theme of ["dark", "light"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((isLight) => {
        localStorage.setItem("light", String(isLight));
      }, theme === "light");
    });

    test("the sign-in page has no accessibility violations", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page.getByText("Please enter a valid Password")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("the public datasheet has no accessibility violations", async ({ page }) => {
      await page.goto("/datasheet?codigo=BR31338");
      await expect(main(page).getByRole("heading", { name: /Dimensions/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("the home page for plant staff has no accessibility violations", async ({ openAs }) => {
      const page = await openAs("planta", "/home");
      await expect(main(page).getByRole("link").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    for (const path of screens) {
      test(`${path} has no accessibility violations`, async ({ openAs }) => {
        const page = await openAs("admin", path);
        await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
