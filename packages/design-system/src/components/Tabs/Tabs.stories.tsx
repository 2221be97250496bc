import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { controlled } from "../../stories/controlled.tsx";
import { Text } from "../Text/Text.tsx";
import { Tabs } from "./Tabs.tsx";

/** Views of one page, one visible at a time. */
const meta = {
  title: "Data/Tabs",
  component: Tabs,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use them for alternative views of the same content.",
      "Keep the selected tab in the URL.",
      "Don't use them for steps, or to filter a list: use `ChipGroup`.",
      "Don't nest them.",
    ],
  },
  args: {
    label: "Search by",
    value: "product",
    onChange: fn(),
    items: [
      { id: "product", label: "Product", content: <Text>By code or interchange</Text> },
      { id: "application", label: "Application", content: <Text>By brand, model and year</Text> },
    ],
  },
  render: controlled(Tabs, "value", "onChange"),
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("application");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("By brand");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("product");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Application" })).toHaveFocus();
  },
};

/** If they don't fit, they scroll sideways and never wrap. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true, width: 620 } },
  args: {
    label: "Buscar por",
    items: [
      {
        id: "product",
        label: "Código propio o intercambio de otra marca",
        content: <Text>Por código o intercambio</Text>,
      },
      { id: "application", label: "Aplicación del vehículo", content: null },
      { id: "measure", label: "Medidas de la pieza", content: null },
    ],
  },
};
