import type { ListLineChange, SeenLine } from "@caliper/api-client";
import { listLines, problem, workshopList } from "@caliper/api-client/fixtures";
import { absent, answers, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { PartsListPage } from "./PartsListPage.tsx";

/** A list of parts with today's prices; every change is saved at once. */
const meta = {
  title: "Lists/List",
  component: PartsListPage,
  decorators: [withToasts, withCatalogue],
  args: {
    id: 3,
    hrefs: {
      order: (id) => `/home/orders/${id}`,
      quotation: (id) => (id === undefined ? "/home/quotations" : `/home/quotations/${id}`),
      list: (number) => (number === undefined ? "/home/lists" : `/home/lists/${number}`),
      // Absolute, because a picture shows it and the port differs in each run.
      shared: (token) => `https://catalogue.example/home/shared-lists/${token}`,
    },
  },
  parameters: {
    guide: [
      "Use it as the page of one list, at an address of its own.",
      "Let users choose the warehouse where they have several: it decides the prices.",
      "Don't use it for a list of somebody else: `SharedPartsList` shows it.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof PartsListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole = (
  lines: readonly (typeof listLines)[number][],
  facts: Partial<typeof workshopList> = {},
) => ({
  ...workshopList,
  ...facts,
  warehouse: "MIAMI" as const,
  lines: [...lines],
});

const changed = fn();

/** A server that keeps the lines; `other` is what another tab saves before the first change arrives. */
const server =
  (
    other?: (line: (typeof listLines)[number]) => (typeof listLines)[number],
  ): NonNullable<Parameters<typeof answers>[0]> =>
  () => {
    let lines = [...listLines];
    let late = other;
    changed.mockClear();
    return {
      "GET /api/v1/lists/{id}": () => whole(lines),
      "PATCH /api/v1/lists/{id}/lines/{line}": ({ params, body }) => {
        const { revision, before, warehouse: _seenAt, ...change } = body as ListLineChange;
        changed(change);
        if (late) lines = lines.map(late);
        late = undefined;
        const line = lines.find(({ id }) => id === Number(params["line"]));
        if (line?.revision !== revision) return problem(409);
        const next = { ...line, ...change, revision: revision + 1 };
        lines = lines.map((each) => (each === line ? next : each));
        if (before !== undefined) {
          lines = lines.filter((each) => each !== next);
          lines.splice(
            before === null ? lines.length : lines.findIndex(({ id }) => id === before),
            0,
            next,
          );
        }
        return new Response(null, { status: 204 });
      },
      "POST /api/v1/lists/{id}/transfers": ({ body }) => {
        const { lines: gone } = body as { lines: readonly SeenLine[] };
        lines = lines.filter(({ id }) => !gone.some((each) => each.id === id));
        return new Response(null, { status: 204 });
      },
      "POST /api/v1/lists/{id}/lines": () => {
        lines = [...lines, ...listLines.slice(0, 1).map((line) => ({ ...line, id: 99 }))];
        return { ...workshopList, lineCount: lines.length };
      },
    };
  };

const quantity = async (code: string) =>
  screen.findByRole("textbox", { name: `Quantity of ${code}` });

const type = async (code: string, text: string) => {
  const field = await quantity(code);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const choose = async (code: string, entry: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions of ${code}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
};

export const Loaded: Story = {
  globals: { locale: "en" },
  args: { onWarehouse: fn() },
  play: shows(
    ["heading", /Workshop Centro/u],
    ["button", /^MIAMI/u],
    /was 33.85 on/u,
    "Not in the catalogue",
    "Not sold by MIAMI",
    ["button", "Use BR5541 in place of BR5540"],
    "6 of 2,000 lines",
  ),
};

export const Spanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 1216 } },
  args: { onWarehouse: fn() },
  play: shows(/era 33.85 el/u, "MIAMI no lo vende", "6 de 2,000 líneas"),
};

/** Without prices, grades and amounts. */
export const WithoutPrices: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { account: "junior" } },
  play: async ({ canvas }) => {
    await see(canvas, ["link", "BR31338"], absent(["columnheader", "Price"]), absent(/US\$/u));
  },
};

export const Plant: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, catalogue: { account: "planta" } },
  play: shows(["link", "BR31338"], ["columnheader", "Price"]),
};

export const LongNames: Story = {
  globals: { locale: "es" },
  args: { onWarehouse: fn() },
  parameters: answers({
    "GET /api/v1/lists/{id}": whole(
      listLines.map((line) => ({
        ...line,
        code: `${line.code}-XL/2026`,
        quantity: 99_999,
        note: "Para el taller de la esquina, con entrega antes del lunes a las diez",
      })),
      {
        name: "Pedido mensual de las sucursales del norte y del occidente del país",
        isStanding: true,
      },
    ),
  }),
  play: shows(["heading", /Pedido mensual/u]),
};

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: answers({ "GET /api/v1/lists/{id}": whole([]) }),
  play: shows("The list is empty"),
};

/** Another tab saved 5 pieces; this one typed 3. */
export const Conflict: Story = {
  globals: { locale: "en" },
  parameters: answers(
    server((line) => (line.code === "BR31338" ? { ...line, quantity: 5, revision: 7 } : line)),
  ),
  play: async ({ canvas }) => {
    await type("BR31338", "3");
    await see(canvas, "Changed elsewhere: 5. Yours: 3.");
    await expect(await quantity("BR31338")).toHaveValue("5");
    await see(canvas, ["button", "Keep theirs: BR31338"]);
  },
};

export const ConflictResolved: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, ...Conflict.parameters },
  play: async ({ canvas }) => {
    await type("BR31338", "3");
    await userEvent.click(await canvas.findByRole("button", { name: "Use mine: BR31338" }));
    await waitFor(async () => expect(await quantity("BR31338")).toHaveValue("3"));
    await waitFor(() => expect(canvas.queryByText(/^Changed elsewhere/u)).toBeNull());
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};

/** What was typed stays when the server does not answer. */
export const NotSaved: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({ "PATCH /api/v1/lists/{id}/lines/{line}": () => problem(503) }),
  },
  play: async ({ canvas }) => {
    await type("BR31338", "7");
    await see(canvas, /^Not saved/u, ["button", "Try again: BR31338"]);
    await expect(await quantity("BR31338")).toHaveValue("7");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await expect(await screen.findByText(/^Some changes are not saved/u)).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** An order has what was typed just before. */
export const OrderedAtOnce: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, ...answers(server()) },
  play: async ({ canvas }) => {
    await type("BR31338", "7");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await screen.findByRole("dialog");
    await expect(changed).toHaveBeenCalledWith({ quantity: 7 });
  },
};

/** Digits typed in one go are saved once; the weight follows at once. */
export const Changed: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, ...answers(server()) },
  play: async () => {
    await type("BR31338", "12");
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ quantity: 12 }));
    await expect(changed).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Note of BR31338" }));
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Note of BR31338" }),
      "Rear{Enter}",
    );
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ note: "Rear" }));
    await userEvent.click(
      await screen.findByRole("button", { name: "Use BR5542 in place of BR5540" }),
    );
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ code: "BR5542" }));
    await userEvent.click(screen.getByRole("button", { name: "Use today’s price of BR31338" }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ isPriceSeen: true }));
  },
};

const codes = () =>
  within(screen.getByRole("grid"))
    .getAllByRole("rowheader")
    .map((header) => header.querySelector("a")?.textContent);

/** By the menu of a line, and by Alt with an arrow. */
export const Moved: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, ...answers(server()) },
  play: async () => {
    await choose("D1210", "Move up");
    await waitFor(() => expect(codes().slice(0, 2)).toEqual(["D1210", "BR31338"]));
    const row = screen.getByRole("row", { name: /^D1210|D1210/u });
    row.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
    await waitFor(() => expect(codes().slice(0, 3)).toEqual(["BR31338", "BR5540", "D1210"]));
  },
};

export const Removed: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, ...answers(server()) },
  play: async ({ canvas }) => {
    await choose("BR31338", "Remove");
    await see(canvas, "BR31338 was removed.");
    await waitFor(() => expect(codes()).not.toContain("BR31338"));
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(codes()).toContain("BR31338"));
  },
};

export const Chosen: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, ...answers(server()) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "BR31338" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "D1210" }));
    await see(canvas, "2 lines selected", ["button", "Move to"], ["button", "Copy to"]);
  },
};

export const MovedToAnother: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, ...answers(server()) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "BR31338" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Move to" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Monthly order/u }));
    await expect(await screen.findByText(/^1 line moved to Monthly order/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("1 line selected")).toBeNull());
  },
};

export const Renamed: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Rename list" }));
    const field = await canvas.findByRole("textbox", { name: "Name" });
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await see(canvas, "Enter a name.");
  },
};

export const Shared: Story = {
  globals: { locale: "en" },
  parameters: { visual: { page: true, phone: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Shared" }));
    const form = within(await screen.findByRole("dialog"));
    await expect(form.getByRole("radio", { name: /copy it/u })).toBeChecked();
    const link = form.getByRole<HTMLInputElement>("textbox", { name: "Link" });
    await expect(link.value).toMatch(/\/home\/shared-lists\/q1w2e3r4t5y6u7i8o9p0aA$/u);
  },
};

export const Downloaded: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const saved = spyOn(URL, "createObjectURL");
    await userEvent.click(await canvas.findByRole("button", { name: "Download" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "CSV" }));
    const [file] = saved.mock.lastCall ?? [];
    await expect(await (file as Blob).text()).toContain("\r\nBR31338,");
  },
};

export const Archived: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/lists/{id}": whole(listLines, { archivedAt: "2026-11-23T08:00:00.000Z" }),
    }),
  },
  play: shows(["button", "Restore list"], ["link", "BR31338"]),
};

/** 500 lines: only those in view are rendered. */
export const FiveHundred: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/lists/{id}": whole(
        Array.from({ length: 100 }, (_, round) =>
          listLines.slice(0, 5).map((line, index) => ({
            ...line,
            id: round * 5 + index + 1,
            code: `BR${31_000 + round * 5 + index}`,
          })),
        ).flat(),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await see(canvas, ["link", "BR31000"]);
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "502");
    await expect(canvas.getAllByRole("rowheader").length).toBeLessThan(100);
  },
};

export const Loading: Story = {
  parameters: { catalogue: { account: "cliente", delay: Infinity } },
};

export const Missing: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { width: 1216 },
    ...answers({ "GET /api/v1/lists/{id}": () => problem(404) }),
  },
  play: shows("This list does not exist", ["link", "Lists"]),
};

export const Failed: Story = {
  parameters: {
    visual: { width: 1216 },
    ...answers({ "GET /api/v1/lists/{id}": () => problem(500) }),
  },
  play: shows("Request fail."),
};
