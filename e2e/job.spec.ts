import { decide, keyboard, morning, parts } from "./support/job.ts";
import { expect, main, test } from "./support/test.ts";

const job = (model: string, axle: string, more = "") =>
  `/home/job?marca=Toyota&modelo=${model}&year=2012&posicion=${axle}${more}`;
/** A job that is decided, with a price of each part in MIAMI. */
const decided = "/home/job?marca=Honda&modelo=Civic&year=2008&posicion=Rear";

test("leads from the search by vehicle to everything for an axle, and asks what decides", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home?tab=application&marca=Toyota&modelo=Hilux&year=2012");
  await main(page).getByRole("link", { name: "Everything for the front axle" }).click();
  await expect(page).toHaveURL(/\/home\/job\?marca=Toyota&modelo=Hilux&year=2012&posicion=Front/u);
  await expect(main(page).getByText(/^No total yet\. Still to choose: Brake Pads/u)).toBeVisible();
  await main(page).getByRole("button", { name: "15-inch wheel" }).click();
  await expect(page).toHaveURL(/wheelSize=15/u);
  await expect(parts(page).getByRole("link", { name: "D1202" })).toBeVisible();
  await expect(parts(page).getByRole("link", { name: "D1203" })).toHaveCount(0);
  await page.goBack();
  await expect(parts(page).getByRole("link", { name: "D1203" })).toBeVisible();
});

test("adds up the grades that are chosen, for the chosen warehouse", async ({ openAs }) => {
  const page = await openAs("cliente", decided);
  const total = main(page)
    .getByText(/^Total, MIAMI/u)
    .locator("..");
  const before = await total.textContent();
  await parts(page)
    .getByRole("radio", { name: /^Brake Rolls/u })
    .click();
  await expect(total).not.toHaveText(before ?? "");
  await main(page)
    .getByRole("button", { name: /^Leave out H/u })
    .click();
  await expect(main(page).getByText(/^S\d+ requires H\d+\.$/u)).toBeVisible();
});

test("says of each grade what the warehouse has, and where else it is", async ({ openAs }) => {
  const page = await openAs("cliente", decided);
  const states = /^(?:In stock|Low stock|Out of stock)/u;
  const grades = parts(page).getByRole("radio", { name: /US\$/u });
  await expect(grades.first()).toHaveAccessibleDescription(states);
  await expect(main(page).getByText(/^Stock as of/u)).toHaveCount(1);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(grades.first()).toBeVisible();
    const outside = await grades.evaluateAll(
      (chips) =>
        chips.filter((chip) => {
          const cell = chip.closest("td")?.getBoundingClientRect();
          const own = chip.getBoundingClientRect();
          return !cell || own.right > cell.right || own.left < cell.left;
        }).length,
    );
    expect(outside).toBe(0);
  }
  await parts(page)
    .getByRole("button", { name: /: stock of / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(/Also in stock at|No other warehouse/u);
});

test("shows no price to a level without prices", async ({ openAs }) => {
  const junior = await openAs("junior", decided);
  await expect(parts(junior).getByRole("radio", { name: "Choose" }).first()).toBeVisible();
  await expect(main(junior)).not.toContainText(/US\$|total|stock/iu);
});

test("names what cannot be shown: another vehicle, a wrong answer", async ({ openAs }) => {
  const page = await openAs("cliente", job("None", "Front"));
  await expect(main(page).getByText("No results found.")).toBeVisible();
  await page.goto(job("Hilux", "Front", "&wheelSize=fifteen"));
  await expect(main(page).getByText(/did not accept the request/u)).toBeVisible();
});

test("prints on one page", async ({ openAs }) => {
  const page = await openAs("cliente", decided);
  await expect(main(page).getByText(/^Total, MIAMI/u)).toBeVisible();
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(/\/Count (\d+)/u.exec(pdf)?.[1]).toBe("1");
  }
});

test("a morning of twelve axles takes few interactions by keyboard, and no part contradicts another", async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs("cliente", "/home");
  const counts: number[] = [];
  for (const [maker, model, year] of morning) {
    for (const axle of ["front", "rear"]) {
      await page.goto(`/home?tab=application&marca=${maker}&modelo=${model}&year=${year}`);
      await main(page)
        .getByRole("link", { name: `Everything for the ${axle} axle` })
        .focus();
      await page.keyboard.press("Enter");
      counts.push(1 + (await decide(page, keyboard)));
      await expect(main(page).getByText(/^No total yet/u)).toHaveCount(0);
      await expect(main(page).getByText(/matched pair with .*not chosen/u)).toHaveCount(0);
    }
  }
  test.info().annotations.push({ type: "interactions", description: counts.join(", ") });
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(6);
});
