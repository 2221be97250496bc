import {
  committedImportAnswer,
  faultyImportAnswer,
  importAnswer,
  importCausesAnswer,
  importRowsAnswer,
  loadableTablesAnswer,
  problem,
  undoAnswer,
  unusualImportAnswer,
  unusualRowsAnswer,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../../testing/index.ts";
import { ImportPreview } from "./ImportPreview.tsx";

const meta = {
  title: "Loading/Import preview",
  component: ImportPreview,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it before every import: it says what is added, changed and removed.",
      "Correct invalid cells here or in the file, whichever is the source.",
      "Don't skip it for automated loads: read its counts from the API instead.",
    ],
    catalogue: { account: "admin", handlers: { "GET /api/v1/tables": loadableTablesAnswer } },
    visual: { width: 1216, phone: true },
  },
  args: { id: importAnswer.id },
} satisfies Meta<typeof ImportPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An invalid row blocks the commit until it is corrected or skipped. */
export const Rotors: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1,206")).toBeVisible();
    const commit = canvas.getByRole("button", { name: "Apply 10 changes" });
    await expect(commit).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Skip the 3 invalid rows" }));
    await expect(commit).toBeEnabled();
    await expect(
      await canvas.findByText(/Row 487, Overall height: “12,5”. It contains a comma/u),
    ).toBeVisible();
  },
};

/** The map has a cell per row of the file; pressing one shows its row in the list, of whatever kind the list was. */
export const Map: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Removed/u }));
    await canvas.findByText(/One cell per row of the file/u);
    const map = canvasElement.querySelector("svg[width]:has(path + path)");
    if (!map) throw new Error("The map is missing");
    const { left, top, width } = map.getBoundingClientRect();
    const columns = Math.floor(width / 7);
    const place = { x: 485 % columns, y: Math.floor(485 / columns) };
    map.dispatchEvent(
      new MouseEvent("click", {
        bubbles: true,
        clientX: left + place.x * 7 + 3,
        clientY: top + place.y * 7 + 3,
      }),
    );
    await expect(await canvas.findByText(/Row 487, Overall height/u)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^All/u })).toBeChecked();
  },
};

/** Correcting a cell in place. */
export const Fixing: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^12,5: corregir fila 487/u }));
    const field = await canvas.findByRole("textbox", {
      name: "Fila 487, Altura total: nuevo valor",
    });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "12.5");
  },
};

let cellSaved = Promise.withResolvers<void>();

/** A cell that is opened while another one is being saved stays open, with what was typed. */
export const OpenedWhileSaving: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "GET /api/v1/imports/{id}": unusualImportAnswer,
        "GET /api/v1/imports/{id}/rows": unusualRowsAnswer,
        "PATCH /api/v1/imports/{id}/rows/{row}": async () => {
          await cellSaved.promise;
          return unusualImportAnswer;
        },
      },
    },
  },
  play: async ({ canvas }) => {
    cellSaved = Promise.withResolvers();
    await userEvent.click(await canvas.findByRole("button", { name: /^571\.5: fix row/u }));
    await userEvent.keyboard("22{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: /^280: fix row/u }));
    await userEvent.keyboard("64.1");
    cellSaved.resolve();
    const save = canvas.getByRole("button", { name: "Save" });
    await waitFor(() => expect(save).not.toHaveAttribute("data-pending"));
    await expect(canvas.getByRole("textbox")).toHaveValue("64.1");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

/** A note states how many rows the visible columns are based on. */
export const ManyRows: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "GET /api/v1/imports/{id}/rows": { ...importRowsAnswer("changed"), total: 90 },
      },
    },
  },
  play: async ({ canvas }) => {
    const note = /^Columns with changes in 5 of 90 rows/u;
    await expect(await canvas.findByText(note)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "All columns" }));
    await expect(canvas.queryByText(note)).toBeNull();
  },
};

/** A changed table prevents the commit; the rows are compared again. */
export const ComparedAgain: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: { "POST /api/v1/imports/{id}/commit": problem(409, { detail: "has changed" }) },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: /^Apply/u }));
    await expect(await canvas.findByText(/compared again/u)).toBeVisible();
  },
};

/** Unlikely values stop the commit until they are corrected or accepted. */
export const Unusual: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: {
      handlers: {
        "GET /api/v1/imports/{id}": unusualImportAnswer,
        "GET /api/v1/imports/{id}/rows": unusualRowsAnswer,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Thickness, new: 812 values are 25.4 times the current ones/u),
    ).toBeVisible();
    await expect(canvas.getByText(/should be less than Outer diameter, 275/u)).toBeVisible();
    const commit = canvas.getByRole("button", { name: "Apply 10 changes" });
    await expect(commit).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Load the 2 unusual rows anyway" }));
    await expect(commit).toBeEnabled();
  },
};

const sent = fn();

/** Many problems with few causes: each is fixed in all its cells at once. Notes list new names and unread content. */
export const ManyFaults: Story = {
  globals: { locale: "en" },
  beforeEach: () => {
    sent.mockClear();
  },
  parameters: {
    catalogue: {
      handlers: {
        "GET /api/v1/imports/{id}": faultyImportAnswer,
        "GET /api/v1/imports/{id}/causes": importCausesAnswer,
        "POST /api/v1/imports/{id}/fixes": ({ body }: { body: unknown }) => {
          sent(body);
          return faultyImportAnswer;
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Toyotta \(12 rows\). Did you mean Toyota\?/u),
    ).toBeVisible();
    await expect(canvas.getByText(/Includes 12 rows that the sheet hides/u)).toBeVisible();
    await expect(canvas.getByText(/“Costos” and “Notas” were not read/u)).toBeVisible();
    for (const show of await canvas.findAllByRole("button", { name: /^Show \d+ values?$/u }))
      await userEvent.click(show);
    const replace = await canvas.findByRole("button", { name: "Replace in all 9,000 cells" });
    await userEvent.click(replace);
    await expect(canvas.getByRole("textbox", { name: /^Replace “Delanteras”/u })).toHaveValue(
      "Front",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Change 9,000 cells" }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        column: "POSITION",
        kind: "choice",
        how: "replace",
        value: "Delanteras",
        by: "Front",
      }),
    );
    const split = canvas.getByRole("button", { name: "Split into rows, one per code" });
    await userEvent.click(split);
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ column: "XBP", kind: "severalCodes", how: "split" }),
    );
    // The picture must not show the button while it waits for the answer.
    await waitFor(() => expect(split).not.toHaveAttribute("data-pending"));
    await userEvent.click(canvas.getByRole("button", { name: "Show 1 more value" }));
  },
};

/** After a change elsewhere, all data on the screen comes from the new comparison. */
export const ComparedElsewhere: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: () => {
        let comparison = 0;
        return {
          "GET /api/v1/imports/{id}": () => {
            comparison += 1;
            return { ...importAnswer, comparedAt: `2026-11-20T14:0${comparison}:00.000Z` };
          },
          "GET /api/v1/imports/{id}/rows": () =>
            importRowsAnswer(comparison === 1 ? "changed" : "added"),
        };
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("BR31338")).toBeVisible();
    await expect(canvas.queryByText(/compared again/u)).toBeNull();
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await canvas.findByText(/compared again/u)).toBeVisible();
    await expect(await canvas.findByText("BR31701")).toBeVisible();
    await expect(canvas.queryByText("BR31338")).toBeNull();
  },
};

/** Changing the filter keeps the keyboard focus. */
export const Filtered: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const added = await canvas.findByRole("radio", { name: /Added/u });
    await userEvent.click(added);
    await expect(added).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText("BR31338")).toBeNull());
    await expect(await canvas.findByText("BR31701")).toBeVisible();
    await expect(added).toHaveFocus();
  },
};

/** Removing more than a fifth of a table requires typing its name. */
export const Removal: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { page: true, phone: false },
    catalogue: {
      handlers: {
        "GET /api/v1/imports/{id}": {
          ...importAnswer,
          counts: { ...importAnswer.counts, removed: 391, unchanged: 817, invalid: 0 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Apply/u }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("Remove 391 rows from Brake rotors?")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Apply/u })).toBeDisabled();
  },
};

export const Committed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { phone: false },
    catalogue: {
      handlers: {
        "GET /api/v1/imports/{id}": committedImportAnswer,
        "GET /api/v1/imports/{id}/rows": importRowsAnswer("changed"),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Excel uploaded successfully")).toBeVisible();
    await expect(canvas.getByText("Lines inserted successfully: 8")).toBeVisible();
    await expect(canvas.getByText(/^Applied by admin on/u)).toBeVisible();
    await expect(canvas.queryByText(/would be removed/u)).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Apply/u })).toBeNull();
  },
};

/** An applied import can be undone on its page. */
export const Undone: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: () => {
        let isUndone = false;
        return {
          "GET /api/v1/imports/{id}": () =>
            Response.json({ ...committedImportAnswer, state: isUndone ? "undone" : "committed" }),
          "GET /api/v1/imports/{id}/rows": importRowsAnswer("changed"),
          "POST /api/v1/imports/{id}/undo": () => {
            isUndone = true;
            return Response.json(undoAnswer);
          },
        };
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Undo" }));
    const result = within(await screen.findByRole("dialog"));
    await expect(result.getByText(/^1 row went back to an older value/u)).toBeVisible();
    await expect(result.getByText("BR31400")).toBeVisible();
    const [close] = result.getAllByRole("button", { name: "Close" });
    if (close) await userEvent.click(close);
    await expect(await canvas.findByText("This import was undone")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Undo" })).toBeNull();
  },
};

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { phone: false },
    catalogue: {
      handlers: {
        "GET /api/v1/imports/{id}": {
          ...importAnswer,
          counts: {
            ...importAnswer.counts,
            added: 0,
            changed: 0,
            changedCells: 0,
            removed: 0,
            invalid: 0,
            dependants: {},
          },
        },
        "GET /api/v1/imports/{id}/rows": { columns: ["XBP"], rows: [], total: 0 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The file matches the table")).toBeVisible();
  },
};

/** Discarded, expired or unknown. */
export const Gone: Story = {
  globals: { locale: "en" },
  args: { id: "2b8f0b34-9b0c-4b0e-8f61-6d2c9f4b6f19" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This import no longer exists")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { catalogue: { delay: Infinity }, visual: { phone: false } },
};

export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/imports/{id}": problem(500) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Request fail.")).toBeVisible();
  },
};
