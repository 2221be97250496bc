import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { Tabs } from "./Tabs.tsx";
import type { TabsProps } from "./Tabs.tsx";

/** Two or three views of one page. */
const meta = {
  title: "Data/Tabs",
  component: Tabs,
  parameters: { visual: { width: 620 } },
  args: {
    label: "Search by",
    value: "product",
    onChange: fn(),
    items: [
      { id: "product", label: "Product", content: <Text>By code or interchange</Text> },
      { id: "application", label: "Application", content: <Text>By brand, model and year</Text> },
    ],
  },
  render: function Render(args: TabsProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("application");
    await expect(within(canvasElement).getByRole("tabpanel")).toHaveTextContent("By brand");
  },
};
