import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { options } from "../../internal/options.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const families = ["Pads", "Shoes", "Drums", "Cylinders"];

/** Any number of a few choices. */
const meta = {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Label the group, even if the label is hidden.",
      "Stack the boxes when a label is longer than two words.",
      "Don't use it for a single box.",
      "Don't check everything by default only because an empty selection is invalid; show an error instead.",
    ],
  },
  args: {
    label: "Families",
    value: families,
    onChange: fn(),
    children: families.map((family) => (
      <Checkbox key={family} value={family}>
        {family}
      </Checkbox>
    )),
  },
  render: controlled(CheckboxGroup, "value", "onChange"),
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof CheckboxGroup>;
export const WithError: Story = { args: { value: [], error: "Choose at least one family" } };

export const AllVariants: Story = allVariants(
  CheckboxGroup,
  { ...variantsOf(options), isDisabled: [false, true] },
  { ...meta.args, value: ["Pads", "Drums"] },
  { cell: 300 },
);

/** Each box is a tab stop; Space toggles it. */
export const Keyboard: Story = {
  args: { value: ["Pads"] },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Families" })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Shoes" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Pads" })).toBeChecked();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 320 } },
  args: {
    label: "Familias de producto que entran en el archivo de intercambios",
    orientation: "vertical",
    value: ["wheel"],
    children: [
      <Checkbox key="wheel" value="wheel">
        Cilindros de rueda, también llamados bombines traseros
      </Checkbox>,
      <Checkbox key="lining" value="lining">
        Bandas, zapatas y bloques de freno para camiones
      </Checkbox>,
    ],
  },
};
