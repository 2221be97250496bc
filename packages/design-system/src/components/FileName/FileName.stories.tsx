import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FileName } from "./FileName.tsx";

/** The name of a file, in lists and tables. */
const meta = {
  title: "Text/FileName",
  component: FileName,
  args: { name: "Listado_de_precios_2026_noviembre_distribuidores.xlsx" },
  parameters: {
    visual: { width: 420 },
    guide: [
      "Show names of files with it where a column may be narrower than the name.",
      "Pass the whole name, with its extension.",
      "Don't shorten a name: the end often tells two files apart.",
      "Don't use it for codes: `Code` keeps them whole.",
    ],
  },
} satisfies Meta<typeof FileName>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A line may break in the name, but not in the extension. */
export const Narrow: Story = {
  render: (args) => (
    <p style={{ inlineSize: 110, overflowWrap: "anywhere" }}>
      <FileName {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain("distribuidores.xlsx");
    const lines = [...canvasElement.querySelectorAll("p > span > span")].map(
      (end) => end.getClientRects().length,
    );
    await expect(lines).toEqual([1]);
  },
};

export const WithoutExtension: Story = {
  args: { name: "LEEME" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain("LEEME");
    await expect(canvasElement.querySelector("span > span")).toBeNull();
  },
};
