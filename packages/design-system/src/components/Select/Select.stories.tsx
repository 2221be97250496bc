import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { control } from "../../parts/Field.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { testersOf } from "../../testing/index.ts";
import { Grid } from "../Grid/Grid.tsx";
import { hiddenSelectLimit } from "../../internal/limits.ts";
import { Select } from "./Select.tsx";

const { select } = testersOf({ within, userEvent, waitFor, fireEvent });

/** One of a few known items. */
const meta = {
  title: "Forms/Select",
  component: Select,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use it for five to fifteen items that users know.",
      "Label it with a noun: `Product type`, not `Select a type`.",
      "Don't use it for two or three items: use RadioGroup.",
      "Don't use it for makers, models or codes: use ComboBox.",
    ],
  },
  args: {
    label: "Product type",
    value: null,
    placeholder: "Choose a type",
    onChange: fn(),
    items: [
      { id: "pads", label: "Brake Pads" },
      { id: "rotors", label: "Brake Rotors", note: "4 drawings" },
      { id: "drums", label: "Brake Drums" },
      { id: "fluid", label: "Brake Fluid", isDisabled: true },
    ],
  },
  render: controlled(Select, "value", "onChange"),
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof Select>;

const types = [
  { id: "pads", label: "Brake Pads" },
  { id: "rotors", label: "Brake Rotors" },
];

export const AllVariants: Story = allVariants(
  Select,
  { ...variantsOf(control), value: [null, "pads"], isDisabled: [false, true] },
  { label: "Product type", placeholder: "Choose a type", items: types, onChange: fn() },
);

export const States: Story = {
  render: (args) => (
    <Grid columns={2}>
      <Select {...args} />
      <Select {...args} value="rotors" />
      <Select {...args} error="Type Needed" />
      <Select {...args} isDisabled />
      <Select {...args} size="main" value="pads" />
    </Grid>
  ),
};

/** Enter opens the list, arrow keys and typing move, and Enter chooses. */
export const Open: Story = {
  parameters: { visual: { page: true } },
  args: { value: "rotors" },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const list = await screen.findByRole("listbox");
    await expect(within(list).getByRole("option", { name: /Brake Rotors/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("drums");
    const button = canvas.getByRole("button", { name: /Brake Drums/ });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await select(canvasElement, "Product type").options()).toHaveLength(4);
  },
};

/** A press opens the list, and a press on an item chooses it. Its note is not shown in the field. */
export const Pointer: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvasElement }) => {
    const type = select(canvasElement, "Product type");
    await expect(type.value()).toBe("");
    await expect(await type.options()).toEqual(args.items.map(({ label }) => label));
    await type.choose("Brake Rotors");
    await expect(args.onChange).toHaveBeenLastCalledWith("rotors");
    await expect(type.value()).toBe("Brake Rotors");
    const briefTesters = testersOf({
      within,
      userEvent,
      waitFor: (callback) => waitFor(callback, { timeout: 200 }),
      fireEvent,
    });
    await expect(
      briefTesters.select(canvasElement, "Product type").choose("Calipers"),
    ).rejects.toThrow("Found no option Calipers");
    await userEvent.keyboard("{Escape}");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true } },
  args: {
    label: "Tipo de producto del catálogo",
    placeholder: "Elija un tipo",
    items: [
      { id: "cups", label: "Gomas para cilindros de rueda y bombas de freno" },
      { id: "kits", label: "Sistemas de cáliper con pistones y herrajes de montaje" },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await select(canvasElement, args.label).options()).toHaveLength(2);
  },
};

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, label: `Model ${index + 1}` }));

/**
 * Hundreds of items: the list is virtualized, shows a scroll shadow, and typeahead still works. Up to 300 items React Aria
 * adds a hidden native select for forms, above that only the value.
 */
export const Hundreds: Story = {
  parameters: { visual: { page: true } },
  args: { items: many(hiddenSelectLimit), name: "model", value: "149", label: "Model" },
  render: (args) => (
    <Grid columns={2}>
      <Select {...args} />
      <Select {...args} label="More models" items={many(hiddenSelectLimit + 1)} />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("select[name=model]")).toHaveLength(1);
    await expect(canvasElement.querySelectorAll("input[name=model]")).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Model 150 Model/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const list = await screen.findByRole("listbox");
    const chosen = await within(list).findByRole("option", { name: "Model 150" });
    await waitFor(() => expect(chosen).toHaveFocus());
    const bottom = () => chosen.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
    await expect(within(list).getAllByRole("option").length).toBeLessThan(60);
    await userEvent.keyboard("Model 12{ArrowDown}");
    await waitFor(() =>
      expect(within(list).getByRole("option", { name: "Model 13" })).toHaveFocus(),
    );
  },
};
