import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { control } from "../../parts/Field.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Code, Grid } from "../../stories/kit.ts";
import { testersOf } from "../../testing/index.ts";
import { Mark } from "../Mark/Mark.tsx";
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from "./ComboBox.tsx";

const { comboBox } = testersOf({ within, userEvent, waitFor, fireEvent });

const makers = ["Chevrolet", "Honda", "Hyundai", "Kia", "Mazda", "Nissan", "Toyota"].map(
  (label) => ({ id: label.toLowerCase(), label }),
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

/** One of many items, found by typing: a fixed list filtered here, or results for the typed text. */
const meta = {
  title: "Forms/ComboBox",
  tags: ["own-page"],
  component: ComboBox,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use it for many items, or for items found by a search.",
      "Distinguish two empty lists: nothing matches, or there are no items at all.",
      "Mark the matched characters in a suggestion.",
      "Don't select the first suggestion automatically: Enter searches for the typed text.",
      "Don't disable it without stating in the description what is needed first.",
    ],
  },
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

type Story = StoryObj<typeof ComboBox>;

export const AllVariants: Story = allVariants(
  ComboBox,
  { ...variantsOf(control), isSearch: [false, true], isDisabled: [false, true] },
  { ...meta.args, placeholder: "Choose" },
);

export const States: Story = {
  render: (args) => (
    <Grid columns={2}>
      <ComboBox {...args} placeholder="Choose a brand" />
      <ComboBox {...args} value="toyota" />
      <ComboBox {...args} error="Brand Needed" />
      <ComboBox {...args} isDisabled label="Model" description="Choose a brand first" />
      <ComboBox {...args} isSearch size="main" label="Code" placeholder="D1200" />
    </Grid>
  ),
};

/** Filtering ignores case and accents. */
export const Filter: Story = {
  parameters: { visual: { page: true } },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("h");
    const list = await screen.findByRole("listbox");
    await expect(within(list).getAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("y{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("hyundai", makers[2]);
    await userEvent.keyboard("{Backspace}");
    await screen.findByRole("listbox");
  },
};

/** A search that fails for texts starting with `x`. */
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
      {...(text.startsWith("x") && { error: "Request fail." })}
    />
  );
};

/** The list shows results for the typed text; an item can show more than its label. */
export const Suggestions: Story = {
  parameters: { visual: { page: true } },
  render: Search,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("d12");
    await expect(within(await screen.findByRole("listbox")).getAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("D12004", codes[1]);
    await userEvent.keyboard("{Backspace}");
    await screen.findByRole("listbox");
  },
};

/** Rows of two lines keep their height in a list that scrolls. */
export const TallRows: Story = {
  parameters: { visual: { skip: true } },
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      label: `D12${index}`,
      content: (
        <>
          <Code>{`D12${index}`}</Code>
          <br />
          Toyota Corolla 2012-2018
        </>
      ),
    })),
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("d");
    const list = await screen.findByRole("listbox");
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    for (const row of within(list).getAllByRole("option"))
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
  },
};

const showsText = (text: string): NonNullable<Story["play"]> =>
  async function play() {
    await userEvent.tab();
    await userEvent.keyboard("zz");
    await screen.findByText(text);
  };

export const NothingFound: Story = {
  parameters: { visual: { page: true } },
  render: Search,
  play: showsText("No results found."),
};

export const Loading: Story = {
  ...NothingFound,
  args: { isLoading: true },
  play: showsText("Loading"),
};

/** Loading failed: the error is below the field, and the list stays closed until there are items again. */
export const Failed: Story = {
  render: Search,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole("combobox", { name: "Code" });
    const code = comboBox(canvasElement, "Code");
    await code.type("x");
    await expect(canvas.getByText("Request fail.")).toBeVisible();
    await expect(screen.queryByText("No results found.")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await code.type("d12");
    await expect(await code.options()).toEqual(["D12001", "D12004", "D12007"]);
    await code.type("x");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** A pointer that rests on an item does not choose it with Enter; the arrow keys do. */
export const RestingPointer: Story = {
  parameters: { visual: { skip: true } },
  args: { isSearch: true, onInputChange: fn(), onSubmit: fn(), onItemKey: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.paste("toyota");
    await userEvent.hover(await screen.findByRole("option", { name: "Toyota" }));
    await waitFor(() => expect(input).toHaveAttribute("aria-activedescendant"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("toyota");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onItemKey).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A click on the text of the field opens all items, also after one was chosen. */
export const ClickOpens: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole("combobox");
    const brand = comboBox(canvasElement, "Brand");
    await userEvent.click(input);
    await expect(await screen.findAllByRole("option")).toHaveLength(args.items.length);
    await brand.choose("Chevrolet");
    await expect(brand.value()).toBe("Chevrolet");
    await userEvent.click(input);
    await expect(await screen.findAllByRole("option")).toHaveLength(args.items.length);
    await userEvent.keyboard("{Escape}");
  },
};

/** An empty list has another text than a search without results. */
export const NoItems: Story = {
  parameters: { visual: { page: true } },
  args: { items: [], noItemsText: "No items.", emptyText: "No results found." },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByText("No items.");
    await userEvent.keyboard("zz");
    await screen.findByText("No results found.");
    await userEvent.keyboard("{Backspace}{Backspace}");
    await screen.findByText("No items.");
  },
};

/** The button clears the text and the selection. */
export const Clear: Story = {
  parameters: { visual: { skip: true } },
  args: { clearLabel: "Clear" },
  play: async ({ canvas, canvasElement }) => {
    const brand = comboBox(canvasElement, "Brand");
    await brand.type("toyo");
    await brand.choose("Toyota");
    await expect(brand.value()).toBe("Toyota");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(brand.value()).toBe("");
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
  },
};

/** Hundreds of items: only visible ones are in the DOM, and a shadow shows that the list scrolls. */
export const Hundreds: Story = {
  parameters: { visual: { page: true } },
  args: {
    label: "Model",
    clearLabel: "Clear",
    items: Array.from({ length: 400 }, (_, index) => ({
      id: `${index}`,
      label: `Corolla ${index + 1}`,
    })),
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("cor");
    const list = await screen.findByRole("listbox");
    await expect(within(list).getAllByRole("option").length).toBeLessThan(60);
    await userEvent.keyboard("olla 399{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("398", {
      id: "398",
      label: "Corolla 399",
    });
    await userEvent.clear(document.activeElement ?? document.body);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await screen.findByRole("listbox");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 320, phone: true } },
  args: {
    label: "Marca del vehículo, tal como figura en la tarjeta de circulación",
    placeholder: "Elija primero la marca del vehículo que busca",
    description: "Solo las marcas para las que hay productos en esta sección",
    error: "Falta la marca del vehículo",
    openLabel: "Mostrar las marcas",
  },
};
