import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { options } from "../../internal/options.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

/** One of a few choices, all visible. */
const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use it for two to four choices that users compare.",
      "Preselect the usual choice if there is one.",
      "Don't use it for an optional answer, unless `none` is one of the choices.",
      "Don't put two groups in one row; they look like one.",
    ],
  },
  args: {
    label: "Cylinder type",
    value: "wheel",
    onChange: fn(),
    items: [
      { id: "wheel", label: "Wheel cylinder" },
      { id: "master", label: "Master cylinder" },
      { id: "clutch", label: "Clutch cylinder", isDisabled: true },
    ],
  },
  render: controlled(RadioGroup, "value", "onChange"),
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof RadioGroup>;
export const WithError: Story = { args: { value: null, error: "Type Needed" } };

export const AllVariants: Story = allVariants(
  RadioGroup,
  { ...variantsOf(options), isDisabled: [false, true] },
  (label) => ({ ...meta.args, label }),
  { cell: 300 },
);

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("master");
    await expect(canvas.getByRole("radio", { name: "Master cylinder" })).toBeChecked();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    label: "Tipo de cilindro",
    items: [
      { id: "wheel", label: "Cilindro de rueda, también llamado bombín trasero" },
      { id: "master", label: "Bomba de freno o cilindro maestro con depósito" },
    ],
  },
};
