import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Stack, Text } from "../../stories/kit.ts";
import { code } from "./Code.css.ts";
import { Code } from "./Code.tsx";

/** A part code: mono, never wrapped, never translated. Blue if it links to the part's page. */
const meta = {
  title: "Text/Code",
  component: Code,
  args: { children: "BR31338" },
  parameters: {
    guide: [
      "Use it for every part code, in tables and in sentences.",
      "Set `href` if the code has its own page: the whole code is the link.",
      "Don't use it for words, or for a measurement: use `Measurement`.",
      "Don't make it blue if it is not a link.",
      "Don't truncate a code: a shortened code can be another part's code.",
    ],
  },
} satisfies Meta<typeof Code>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(Code, variantsOf(code, "isLink"), {
  children: "BR31338",
});

/** In a sentence it has the size of the surrounding text. A linked code is always blue. */
export const InPlace: Story = {
  render: () => (
    <Stack align="start" gap={8}>
      <Code size="codeHero">BR31338</Code>
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

/** A code never wraps, however narrow its container. */
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
