import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { CellGrid } from "./CellGrid.tsx";

const brands = "OEM ROTEX FRENAX NORDBREM KAIROS TORVO ALPEK DISKAR BRENTO".split(" ");

const cells = Array.from({ length: 27 }, (_, index) => ({
  id: String(index),
  label: brands[index % brands.length] ?? "",
  value: ["43512-0D991", "RX31338", "FX-27522", "TV275.22"][index % 4] ?? "",
}));

/** Ruled cells, ten to a row; fewer if the longest value needs more width. */
const meta = {
  title: "Data/CellGrid",
  component: CellGrid,
  parameters: {
    guide: [
      "Use it for many short pairs that are not compared: interchanges by brand.",
      "Put original equipment first, then order by brand.",
      "Don't put more than two lines into a cell.",
      "Don't use it where rows have columns: that is a `Table`.",
    ],
  },
  args: { cells, label: "Interchanges" },
} satisfies Meta<typeof CellGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Interchanges: Story = {
  parameters: { visual: { phone: true, width: 1168 } },
  render: (args) => (
    <Stack gap={0}>
      <SectionHeading number={6} note="27 interchanges">
        Interchanges
      </SectionHeading>
      <CellGrid {...args} />
    </Stack>
  ),
};

const perRow = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(" ").length;

/** A window of 1280 px leaves 976 px beside the menu, or 961 px with a scroll bar: ten cells, also with long codes. */
export const BesideTheMenu: Story = {
  parameters: { visual: { skip: true } },
  args: {
    cells: cells.map((cell, index) =>
      index === 3 ? { ...cell, label: "OEM", value: "A 123 456 78 12" } : cell,
    ),
  },
  render: (args) => (
    <div data-testid="frame">
      <CellGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    const frame = canvas.getByTestId("frame");
    for (const [width, count] of [
      [961, 10],
      [976, 10],
      [1216, 10],
    ] as const) {
      frame.style.inlineSize = `${width}px`;
      await expect(perRow(list)).toBe(count);
      for (const { scrollWidth, clientWidth } of canvas.getAllByRole("listitem"))
        await expect(scrollWidth).toBe(clientWidth);
    }
    frame.style.inlineSize = "800px";
    await expect(perRow(list)).toBeLessThan(10);
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true, width: 1168 } },
  args: {
    cells: cells.slice(0, 7).map((cell) => ({
      ...cell,
      label: "DISTRIBUIDORA NACIONAL DE FRENOS",
      value: `${cell.value}-VENTILATED-LH/RH`,
    })),
  },
};
