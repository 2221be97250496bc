import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright/test";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The axe violations of WCAG 2.2 AA on the page, one line per rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy blocks external scripts.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
    };
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    // React Aria announces a button that was pending even if its dialog has closed since.
    return checker.run(
      { exclude: "[data-live-announcer]" },
      { runOnly, resultTypes: ["violations"] },
    );
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}
