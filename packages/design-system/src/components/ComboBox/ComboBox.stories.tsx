import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Code } from "../Code/Code.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { Mark } from "../Mark/Mark.tsx";
import { ComboBox } from "./ComboBox.tsx";
import type { ComboBoxItem, ComboBoxProps } from "./ComboBox.tsx";

const makers = ["Chevrolet", "Honda", "Hyundai", "Kia", "Mazda", "Nissan", "Toyota"].map(
  (label) => ({
    id: label.toLowerCase(),
    label,
  }),
);

const codes = ["D12001", "D12004", "D12007"].map((label) => ({
  id: label,
  label,
  content: (
    <Code>
      <Mark ranges={[[0, 5]]}>{label}</Mark>
    </Code>
  ),
  note: "Brake Pads",
}));

/** One of many, found by typing. The items are all there are, or the answer to what was typed. */
const meta = {
  title: "Forms/ComboBox",
  component: ComboBox,
  parameters: { visual: { width: 620 } },
  args: {
    label: "Brand",
    items: makers,
    onChange: fn(),
    emptyText: "No results found.",
    loadingText: "Loading",
    openLabel: "Show brands",
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Grid columns={2} align="start">
      <ComboBox {...args} placeholder="Choose a brand" />
      <ComboBox {...args} value="toyota" />
      <ComboBox {...args} error="Brand Needed" />
      <ComboBox {...args} isDisabled label="Model" description="Choose a brand first" />
      <ComboBox {...args} isSearch size="main" label="Code" placeholder="D1200" />
    </Grid>
  ),
};

/** Accents and case do not matter when it filters by itself. */
export const Filter: Story = {
  parameters: { visual: { page: true } },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("h");
    const list = await within(document.body).findByRole("listbox");
    await expect(within(list).getAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("y{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("hyundai", makers[2]);
    await userEvent.keyboard("{Backspace}");
    await within(document.body).findByRole("listbox");
  },
};

const Search = (args: ComboBoxProps<ComboBoxItem>) => {
  const [text, setText] = useState("");
  return (
    <ComboBox
      {...args}
      isSearch
      label="Code"
      inputValue={text}
      onInputChange={setText}
      items={text.toUpperCase().startsWith("D12") ? codes : []}
    />
  );
};

/** The list is the answer to what was typed; an item may show more than its text. */
export const Suggestions: Story = {
  parameters: { visual: { page: true } },
  render: (args) => <Search {...args} />,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("d12");
    await expect(
      within(await within(document.body).findByRole("listbox")).getAllByRole("option"),
    ).toHaveLength(3);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("D12004", codes[1]);
    await userEvent.keyboard("{Backspace}");
    await within(document.body).findByRole("listbox");
  },
};

export const NothingFound: Story = {
  parameters: { visual: { page: true } },
  render: (args) => <Search {...args} />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("zz");
    await within(document.body).findByText("No results found.");
  },
};

export const Loading: Story = {
  parameters: { visual: { page: true } },
  args: { isLoading: true },
  render: (args) => <Search {...args} />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("zz");
    await within(document.body).findByText("Loading");
  },
};
