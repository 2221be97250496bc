import { hardwareInfoAnswer, problem, stocked } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { absent, answers, outdates, shows, withCatalogue } from "../testing/stories/index.ts";
import { HardwareCodeSearch } from "./HardwareCodeSearch.tsx";
import { HardwarePanel } from "./HardwarePanel.tsx";

const meta = {
  title: "Search/Hardware",
  component: HardwareCodeSearch,
  subcomponents: { HardwarePanel },
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it to find a kit of springs, clips and pins by its code or its brake.",
      "Show the diagram before the list of parts.",
      "Use `HardwarePanel` for a kit whose code is known.",
      "Don't use it for pads or shoes: use `CodeSearch`.",
    ],
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof HardwareCodeSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};

export const Kit: Story = {
  args: { code: "H5678" },
  play: shows("H5678", "CHINA"),
};

export const Spanish: Story = {
  args: { code: "H5678" },
  globals: { locale: "es" },
  play: shows("H5678"),
};

export const Junior: Story = {
  args: { code: "H5678" },
  parameters: { catalogue: { account: "junior" } },
  play: shows("H5678", absent("CHINA")),
};

/** What each warehouse has, and a price that begins soon. */
export const Stock: Story = {
  args: { code: "H5678" },
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "cliente",
      ...answers({ "GET /api/hardware_info": stocked(hardwareInfoAnswer) }).catalogue,
    },
  },
  play: shows("H5678", ["row", /^MIAMI.*In stock.*from December 1:/u], /^Stock as of/u),
};

/** The plant's price, without vehicles. */
export const PlantStaff: Story = {
  args: { code: "H5678" },
  parameters: { visual: { skip: true }, catalogue: { account: "planta" } },
  play: shows("H5678", absent(["heading", /Applications/u])),
};

export const Loading: Story = {
  args: { code: "H5678" },
  parameters: { catalogue: { delay: Infinity } },
};

export const Failed: Story = {
  args: { code: "H5678" },
  parameters: { catalogue: { handlers: { "GET /api/hardware_info": problem(500) } } },
  play: shows("Request fail."),
};

export const ChoosesAKitAndShowsItsDiagram: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d1200");
    await userEvent.click(await screen.findByRole("option", { name: /^H5678/u }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show diagram" }));
    await expect(await screen.findByRole("dialog", { name: "Diagram of H5678" })).toBeVisible();
    await expect(await screen.findByText("No diagram for this kit.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The field shows the kit of the link; another text marks the kit below it. */
export const ChangedForm: Story = {
  globals: { locale: "en" },
  args: { code: "H5678" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "Show diagram" });
    const field = canvas.getByRole("combobox");
    await expect(field).toHaveValue("H5678");
    // By text: the open list of the field hides the page from queries by role.
    await outdates(canvasElement, () => canvas.queryByText("Show diagram"), [
      {
        name: "the code",
        change: () => userEvent.type(field, "9"),
        restore: () => userEvent.type(field, "{Backspace}"),
      },
    ]);
    await userEvent.keyboard("{Escape}");
  },
};
