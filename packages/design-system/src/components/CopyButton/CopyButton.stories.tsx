import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { Code } from "../Code/Code.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { CopyButton } from "./CopyButton.tsx";

/** Copies a code, and says so. */
const meta = {
  title: "Text/CopyButton",
  component: CopyButton,
  args: { text: "BR31338", label: "Copy BR31338", copiedLabel: "Copied" },
  render: (args) => (
    <Inline gap={4}>
      <Code>BR31338</Code>
      <CopyButton {...args} />
    </Inline>
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Copied: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Copy BR31338" }));
    await expect(write).toHaveBeenCalledWith("BR31338");
    await within(canvasElement).findByRole("button", { name: "Copied" });
    await expect(
      within(document.body)
        .getAllByRole("status")
        .some(({ textContent }) => textContent.includes("Copied")),
    ).toBe(true);
  },
};
