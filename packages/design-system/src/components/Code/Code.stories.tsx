import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { code } from "./Code.css.ts";
import { Code } from "./Code.tsx";

/** Mono, never broken over two lines, never translated; blue when it leads to the code's own page. */
const meta = {
  title: "Text/Code",
  component: Code,
  args: { children: "BR31338" },
  parameters: {
    guide: {
      do: [
        "Set every part code in it, in tables and in sentences alike.",
        "Give it an `href` where the code has a page of its own: the whole code is the link.",
        "Offer `copy` where a reader takes the code elsewhere, once per view.",
      ],
      dont: [
        "Set words in it, or a measurement; that is `Measurement`.",
        "Colour it blue when it leads nowhere.",
        "Shorten a code: half a code is another part.",
      ],
    },
  },
} satisfies Meta<typeof Code>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(Code, variantsOf(code, "isLink"), {
  children: "BR31338",
});

const copy = { text: "BR31338", label: "Copy the code", copiedLabel: "BR31338 copied" };

/** In a sentence it is as large as the words around it; a code to follow is blue wherever it stands. */
export const InPlace: Story = {
  render: () => (
    <Stack align="start" gap={8}>
      <Code size="codeHero" copy={copy}>
        BR31338
      </Code>
      <Text variant="title">
        1rotors.xlsx into <Code size="inherit">rotors</Code>
      </Text>
      <Text>
        Replaces <Code href="#D1200">D1200</Code> and <Code href="#D1211">D1211</Code>.
      </Text>
    </Stack>
  ),
};

export const Focused: Story = {
  args: { href: "#BR31338" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "BR31338" })).toHaveFocus();
  },
};

/** Tab reaches the button, Enter copies; a screen reader hears that it did. The tick stays for two seconds. */
export const Copies: Story = {
  parameters: { visual: { skip: true } },
  args: {
    size: "codeHero",
    copy,
  },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Copy the code" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(write).toHaveBeenCalledWith("BR31338");
    await waitFor(() => expect(screen.getByText("BR31338 copied")).toBeInTheDocument());
    write.mockRestore();
  },
};

/** A code is never broken, however narrow its place. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Text as="p">
        Sustituye en todas sus aplicaciones al código <Code href="#FX">FX-D1200-28-PLUS</Code> de
        otro fabricante.
      </Text>
    </div>
  ),
};
