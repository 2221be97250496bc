import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { control } from "../../parts/Field.css.ts";
import { Button } from "../Button/Button.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";
import type { NumberProblem } from "./readNumber.ts";

const problemText = (problem: NumberProblem) => {
  switch (problem.kind) {
    case "ambiguousComma":
      return `${problem.text} can mean two numbers. Use a decimal point.`;
    case "notWhole":
      return `${problem.text} is not a whole number.`;
    case "tooSmall":
      return `At least ${problem.limit}.`;
    case "tooLarge":
      return `At most ${problem.limit}.`;
    case "notNumber":
      return `${problem.text} is not a number.`;
  }
};

const choices = [0, 0.5, 1, 2, 5];

const tolerance = (label: string): NonNullable<NumberFieldProps["tolerance"]> => ({
  value: 0.5,
  onChange: fn(),
  choices,
  label: `Tolerance of ${label}`,
  exactText: "exact",
});

const WithValue = controlled(NumberField, "value", "onChange");

/** Keeps the value and the tolerance, as a form would. */
function Controlled({ tolerance, ...args }: NumberFieldProps) {
  const [allowed, setAllowed] = useState(tolerance?.value ?? 0);
  const change = (next: number) => {
    setAllowed(next);
    tolerance?.onChange(next);
  };
  return (
    <WithValue
      {...args}
      tolerance={tolerance && { ...tolerance, value: allowed, onChange: change }}
    />
  );
}

/** A number with a unit. Lengths are kept in mm; inches can be typed as fractions. */
const meta = {
  title: "Forms/NumberField",
  component: NumberField,
  parameters: {
    guide: [
      "Give every dimension its letter from the drawing.",
      "Keep lengths in mm and let the field show inches: users may switch units at any time.",
      "Treat NaN as invalid input, never as an empty field.",
      "Don't use it for codes, years or phone numbers: use TextField.",
      "Don't round the input: `decimals` affects how a value is shown, not how it is kept.",
    ],
  },
  args: { label: "Outer diameter", value: 275, unit: "mm", problemText, onChange: fn() },
  render: Controlled,
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof NumberField>;

export const AllVariants: Story = allVariants(
  NumberField,
  { ...variantsOf(control), unit: ["mm", "in"], isDisabled: [false, true] },
  { label: "Height", value: 49.5, problemText, onChange: fn() },
);

const measures = ["Outer diameter", "Thickness, new", "Overall height", "Center bore"];

/** Four per row at 1440 px and one on a phone, each with its letter and tolerance. */
export const Measures: Story = {
  parameters: { visual: { width: 880, phone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "A Outer diameter" })).toHaveValue("275");
  },
  render: (args) => (
    <Grid columns={4} gap={16}>
      {measures.map((label, index) => (
        <Controlled
          {...args}
          key={label}
          label={label}
          labelStart={"AFEC"[index]}
          value={[275, 22, null, 55][index] ?? null}
          tolerance={{ ...tolerance(label), value: choices[index] ?? 0 }}
        />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  parameters: { visual: { width: 620 } },
  render: (args) => (
    <Grid columns={2}>
      <Controlled {...args} value={null} placeholder="275.0" description="Across the whole disc" />
      <Controlled {...args} max={250} error="At most 250." tolerance={tolerance("A")} />
      <Controlled {...args} isReadOnly />
      <Controlled {...args} isDisabled tolerance={tolerance("B")} />
      <Controlled {...args} label="Holes" value={5} unit={undefined} decimals={0} step={1} />
      <Controlled {...args} unit="in" tolerance={tolerance("C")} />
    </Grid>
  ),
};

/** Ambiguous input is an error, and the typed text is kept. */
export const Typed: Story = {
  args: { value: null, min: 4, max: 600 },
  parameters: { visual: { width: 320 } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Outer diameter" });
    await userEvent.tab();
    await userEvent.keyboard("12,5");
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.tab();
    await expect(input).toHaveValue("12.5");
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.paste("275.0 mm");
    await expect(args.onChange).toHaveBeenLastCalledWith(275);
    await userEvent.clear(input);
    await userEvent.keyboard("1,080");
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.keyboard("{Enter}");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "1,080 can mean two numbers. Use a decimal point.",
    );
    await expect(input).toHaveValue("1,080");
  },
};

/** A fraction is kept as typed; the value is in mm. */
export const Fraction: Story = {
  args: { value: null, unit: "in", label: "Bore", tolerance: tolerance("Bore") },
  parameters: { visual: { width: 320 } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("13/16");
    await expect(args.onChange).toHaveBeenLastCalledWith(20.6375);
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveValue("13/16");
  },
};

/** A fraction typed just before the unit switches to inches is kept, and read in inches. */
export const UnitSwitched: Story = {
  args: { value: null },
  parameters: { visual: { skip: true } },
  render: function Render(args) {
    const [unit, setUnit] = useState("mm");
    return (
      <>
        <Controlled {...args} unit={unit} />
        <Button onPress={() => setUnit("in")}>inch</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "13/16");
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.click(canvas.getByRole("button", { name: "inch" }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(20.6375));
    await expect(input).toHaveValue("13/16");
    await expect(input).toBeValid();
  },
};

/** The tolerance is a separate tab stop. Arrow keys change it without opening; Enter opens the list. */
export const ToleranceByKeyboard: Story = {
  args: { tolerance: tolerance("Outer diameter"), step: 0.5 },
  parameters: { visual: { page: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(275.5);
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: /Tolerance of/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(args.tolerance?.onChange).toHaveBeenLastCalledWith(1));
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("option", { name: "± 1" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 320, phone: true } },
  args: {
    label: "Diámetro exterior máximo permitido después de rectificar el tambor",
    labelStart: "B",
    description: "Escriba la medida en milímetros, con punto decimal",
    error: "El valor “1,080” es ambiguo; use punto decimal",
    tolerance: { ...tolerance("B"), label: "Tolerancia de B", value: 0, exactText: "exacta" },
  },
};
