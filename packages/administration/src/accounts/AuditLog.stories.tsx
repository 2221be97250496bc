import { auditAnswer, problem } from "@caliper/api-client/fixtures";
import { absent, outdates, shows } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { AuditLog } from "./AuditLog.tsx";

/** The change log, newest first. */
const meta = {
  title: "Accounts/Change log",
  component: AuditLog,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it where administrators look up who changed what.",
      "Link to it with a filter when the question is about one account.",
      "Don't use it as the history of imports: use `ImportHistory`, which can undo.",
    ],
    catalogue: { account: "admin" },
    visual: { skip: true },
  },
} satisfies Meta<typeof AuditLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Old and new values are shown as localized texts, not wire values. */
export const Spanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: false, width: 1200, phone: true } },
  play: shows(
    "Nivel: Cliente → Junior",
    "Desactivada: no → sí",
    "Almacenes: MIAMI → ninguno",
    "Estado: pendiente → cerrada",
    "línea de comandos",
  ),
};

export const Filtered: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await canvas.findByText("Level: Client → Junior");
    await userEvent.click(canvas.getByRole("button", { name: /^Any/u }));
    await userEvent.click(await screen.findByRole("option", { name: "Password set" }));
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await waitFor(() => expect(canvas.queryByText("Level: Client → Junior")).toBeNull());
    await expect(canvas.getAllByText("mostrador_sur")).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText("Who"), "nobody{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByText("Level: Client → Junior")).toBeVisible();
  },
};

const entry = auditAnswer[0] ?? {
  id: 1,
  at: "",
  actor: "",
  action: "account.link",
  target: "",
  detail: {},
};
const page = (from: number, length: number) =>
  Array.from({ length }, (_, index) => ({ ...entry, id: from - index, detail: {} }));

/** Older entries load page by page; the button disappears after the last page. */
export const Paged: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: {
      account: "admin",
      handlers: {
        "GET /api/v1/audit": ({ query }: { query: Readonly<Record<string, string>> }) =>
          Response.json(query["before"] === undefined ? page(60, 50) : page(10, 10)),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show older" }));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(61));
    await expect(canvas.queryByRole("button", { name: "Show older" })).toBeNull();
  },
};

/** An empty log without filters, as in a new installation. */
export const Unchanged: Story = {
  globals: { locale: "es" },
  parameters: {
    catalogue: { account: "admin", handlers: { "GET /api/v1/audit": [] } },
    visual: { skip: false, width: 1200, phone: true },
  },
  play: shows("Todavía no hay cambios", absent(["button", "Quitar filtros"])),
};

export const Failed: Story = {
  parameters: {
    catalogue: { account: "admin", handlers: { "GET /api/v1/audit": () => problem(503) } },
  },
  play: shows("Request fail."),
};

/** Fields of the filter that are not applied yet mark the entries. */
export const ChangedFilter: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, canvasElement }) => {
    const entry = "Level: Client → Junior";
    await canvas.findByText(entry);
    const field = (name: string) => {
      const input = canvas.getByLabelText(name);
      return {
        name,
        change: () => userEvent.type(input, "x"),
        restore: () => userEvent.clear(input),
      };
    };
    const choose = async (option: string) => {
      await userEvent.click(canvas.getByRole("button", { name: /\S Action$/u }));
      await userEvent.click(await screen.findByRole("option", { name: option }));
    };
    await outdates(canvasElement, () => canvas.queryByText(entry), [
      field("Who"),
      {
        name: "Action",
        change: () => choose("Password set"),
        restore: () => choose("Any"),
      },
      field("Item"),
    ]);
  },
};
