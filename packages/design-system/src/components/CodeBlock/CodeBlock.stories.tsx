import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { CodeBlock } from "./CodeBlock.tsx";

const embed = `<script type="module" src="https://catalog.example/embed/v1/caliper.js"></script>
<caliper-datasheet key="pk_7Q2M" code="BR31338" locale="es"></caliper-datasheet>`;

/** Lines to copy unchanged: code, a command, a link. */
const meta = {
  title: "Text/CodeBlock",
  component: CodeBlock,
  args: { label: "Embed code", copyLabel: "Copy", copiedLabel: "Copied", children: embed },
  parameters: {
    visual: { width: 620, phone: true },
    guide: [
      "Show exactly what is copied, without a prompt sign or line numbers.",
      "Keep lines short: long ones are broken on screen.",
      "Don't use it for one code of a part: use `Code`.",
      "Don't put two alternatives in one block: each has its own.",
    ],
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

/** Tab reaches the button, Enter copies the lines unchanged. */
export const Keyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(write).toHaveBeenCalledWith(embed);
    await canvas.findByRole("button", { name: "Copied" });
  },
};
