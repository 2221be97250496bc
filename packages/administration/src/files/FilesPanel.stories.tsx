import { changedFile, filesAnswer, manyFiles, problem } from "@caliper/api-client/fixtures";
import { absent, answers, shows } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { FilesPanel } from "./FilesPanel.tsx";
import { AdminViews } from "./AdminViews.tsx";

/** Uploaded files, which can be previewed, activated, disabled and retired. */
const meta = {
  title: "Files/Panel",
  component: FilesPanel,
  subcomponents: { AdminViews },
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it where administrators manage published files.",
      "Disable a file to hide it for a while; retire it when a newer one replaces it.",
      "Switch to amendments, access keys and the embed with `AdminViews`.",
      "Don't use it for spreadsheets of the catalogue: use `LoadDataDialog`.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
} satisfies Meta<typeof FilesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole("checkbox", { name }));

/** Historic files are hidden. Two files are selected. */
export const Data: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: "november-2026.pdf" });
    await expect(canvas.queryByRole("link", { name: "september-2026.pdf" })).toBeNull();
    await chosen(canvasElement, "rotors-B.jpg 21");
    await chosen(canvasElement, "october-2026.pdf 16");
  },
};

/** Refused files stay selected and show the reason. */
export const BulkWithFailure: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "GET /api/getAllImagesAndPdfs": filesAnswer,
    "POST /api/updateFileState": ({ body }: { body: unknown }) => {
      const changed = changedFile(body);
      return changed.id === 20
        ? problem(409, { code: "conflict", reason: "file-historic" })
        : changed;
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: "november-2026.pdf" });
    await chosen(canvasElement, "november-2026.pdf 20");
    await chosen(canvasElement, "ceramic-plus-B.jpg 18");
    await userEvent.click(canvas.getByRole("button", { name: "Disable selected" }));
    await canvas.findByText(/1 file could not be changed: november-2026.pdf/u);
    await expect(canvas.getByRole("checkbox", { name: "november-2026.pdf 20" })).toBeChecked();
    await expect(
      canvas.getByText("The file is historic and can no longer be changed."),
    ).toBeVisible();
  },
};

/** The specified warning, translated. */
export const SendToOld: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    const name = "Enviar al histórico: rotors-B.jpg";
    await userEvent.click(await canvas.findByRole("button", { name }));
    const question = await screen.findByRole("alertdialog");
    await expect(question).toHaveTextContent("ya no podrá ser editado desde el panel");
    await waitFor(() =>
      expect(within(question).getByRole("button", { name: "Cancelar" })).toHaveFocus(),
    );
  },
};

/** Historic files have no buttons and cannot be selected. */
export const Historic: Story = {
  args: { filter: { type: "any", status: "historic", name: "" } },
  play: shows(
    ["link", "september-2026.pdf"],
    absent(["checkbox"]),
    absent(["button", /Send to old/u]),
  ),
};

/** Filters a long list. */
export const TenThousand: Story = {
  globals: { locale: "en" },
  parameters: {
    ...answers({ "GET /api/getAllImagesAndPdfs": manyFiles() }),
    visual: { phone: false },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("10,000 of 10,000");
    await userEvent.type(canvas.getByRole("searchbox"), "campaign-12");
    await canvas.findByText("11 of 10,000");
  },
};

export const NothingMatches: Story = {
  args: { filter: { type: "complete", status: "active", name: "" } },
  play: shows("No files match the filters"),
};

export const Empty: Story = {
  parameters: { catalogue: { handlers: { "GET /api/getAllImagesAndPdfs": [] } } },
  play: shows("No files yet"),
};

export const Loading: Story = {
  parameters: { catalogue: { delay: Infinity } },
};

export const Failed: Story = {
  parameters: { catalogue: { handlers: { "GET /api/getAllImagesAndPdfs": problem(500) } } },
  play: shows(["button", "Try again"]),
};
