import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandMark } from "../components/BrandMark/BrandMark.tsx";
import { Divider } from "../components/Divider/Divider.tsx";
import { Grid } from "../components/Grid/Grid.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { SectionHeading } from "../components/SectionHeading/SectionHeading.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";

const meta = { title: "Introduction" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const principles = [
  {
    title: "A sheet, not a dashboard",
    text: "One ground, a 1.5 px rule under each numbered heading, hairlines between rows. No boxes around tables, no shadows under data.",
  },
  {
    title: "The drawing is the hero",
    text: "It is to scale; letters are the same in drawing, table and form. In the dark theme it turns into a blueprint.",
  },
  {
    title: "Codes and figures are mono",
    text: "Everything else is sans. Figures stand at the right, the unit in the head of the column, one number of decimals per column.",
  },
  {
    title: "Colour means something",
    text: "Red is the one action. Blue can be followed, or is a dimension. Green, ochre and crimson are states, always with a sign or words.",
  },
  {
    title: "Parents space their children",
    text: "No component has an outer margin or takes a class name. Stack, Inline and Grid set distances on the 4 px scale.",
  },
  {
    title: "Texts come as props",
    text: "The design system knows no language, no data, no route and no brakes. What it shows is what it is told.",
  },
];

/** What the workshop is, and the six habits everything in it follows. */
export const Welcome: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Stack gap={32}>
      <Stack gap={12} align="start">
        <BrandMark />
        <Heading level={1} variant="hero">
          The workshop
        </Heading>
        <Text as="p" tone="muted">
          Every component and every state, in both themes and both languages. The toolbar above
          switches theme, language, access level and width. Each story is a test, an accessibility
          check and a picture.
        </Text>
      </Stack>
      <Grid columns={3} gap={32}>
        {principles.map(({ title, text }, index) => (
          <Stack key={title} gap={8}>
            <SectionHeading number={index + 1}>{title}</SectionHeading>
            <Text as="p" tone="muted">
              {text}
            </Text>
          </Stack>
        ))}
      </Grid>
      <Divider />
      <Text as="p" variant="caption" tone="subtle">
        Part codes, brands and prices in the workshop are invented; the vehicles are real.
      </Text>
    </Stack>
  ),
};
