import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { control } from "../../parts/Field.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { SearchField } from "./SearchField.tsx";

/** One field for any code, in mono like all codes. */
const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Accept any spelling of a code: the search handles spaces, dashes and case.",
      "Leave out the visible label where the placeholder says what can be searched.",
      "Don't hide the label of a field among other fields.",
      "Don't search on every keystroke without announcing the number of results.",
    ],
  },
  args: {
    label: "Code",
    placeholder: "Our code, FMSI or interchange",
    clearLabel: "Clear",
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof SearchField>;

export const AllVariants: Story = allVariants(
  SearchField,
  { ...variantsOf(control), defaultValue: ["", "D-1200"] },
  { label: "Code", placeholder: "Any code", clearLabel: "Clear" },
);

export const States: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Stack>
      <SearchField {...args} />
      <SearchField {...args} size="main" defaultValue="D-1200" />
      <SearchField {...args} hideLabel={false} isDisabled />
      <SearchField {...args} hideLabel={false} error="Request fail." defaultValue="D-1200" />
    </Stack>
  ),
};

/** Enter searches; Escape clears and keeps focus. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("searchbox", { name: "Code" });
    await userEvent.tab();
    await userEvent.keyboard("d-1200{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("d-1200");
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    label: "Código",
    placeholder: "Cualquier código: nuestro, FMSI o de intercambio de otra marca",
    clearLabel: "Limpiar",
  },
  parameters: { visual: { phone: true } },
};
