import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

/** The level is its place in the outline; the variant is how it looks. */
const meta = {
  title: "Text/Heading",
  component: Heading,
  args: { level: 1, children: "Code search" },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Stack>
      <Heading level={1} variant="hero">
        The right brake part, to the tenth of a millimetre.
      </Heading>
      <Heading level={2} variant="codeHero">
        BR31338
      </Heading>
      <Heading level={2} variant="title">
        Code search
      </Heading>
      <Heading level={3}>Also fits Toyota Corolla 2009-2013</Heading>
      <Heading level={3} variant="title" tone="subtle">
        Rotor de freno ventilado
      </Heading>
    </Stack>
  ),
};
