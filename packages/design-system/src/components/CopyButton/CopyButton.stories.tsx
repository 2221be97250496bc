import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent } from "storybook/test";
import { Code, Inline } from "../../stories/kit.ts";
import { CopyButton } from "./CopyButton.tsx";

/** Copies a text and announces it. */
const meta = {
  title: "Actions/CopyButton",
  component: CopyButton,
  parameters: {
    guide: [
      "Name the copied code in the label if there are several on the page.",
      "Place it next to the code it copies.",
      "Don't use it for text that is just as easy to select.",
      "Don't show a toast as well: the button confirms it.",
    ],
  },
  args: { text: "BR31338", label: "Copy BR31338", copiedLabel: "Copied" },
  render: (args) => (
    <Inline gap={4}>
      <Code>BR31338</Code>
      <CopyButton {...args} />
    </Inline>
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof CopyButton>;

export const Ready: Story = {};

export const Copied: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy BR31338" }));
    await expect(write).toHaveBeenCalledWith("BR31338");
    await canvas.findByRole("button", { name: "Copied" });
    await expect(
      screen.getAllByRole("status").some(({ textContent }) => textContent.includes("Copied")),
    ).toBe(true);
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true } },
  args: { label: "Copiar el código BR31338 al portapapeles para pegarlo en otra parte" },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole("tooltip");
  },
};
