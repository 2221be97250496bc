import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Grid, GridItem, Heading, SectionHeading, Stack, Text } from "./kit.ts";
import { BrandMark } from "../components/BrandMark/BrandMark.tsx";

/** How to use this Storybook. */
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
    title: "Color means something",
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

const shelves = [
  ["Foundations", "Color, type, space and the rest, drawn from the tokens themselves."],
  ["Layout", "What sets distances and divides a page; the shell around it."],
  ["Text", "Words, codes, prices, measurements, states in a word."],
  ["Actions", "What one presses: buttons, links, menus, choices between views."],
  ["Forms", "What one fills in, with its label, hint and error."],
  ["Feedback", "What answers: dialogs, toasts, loading, empty and error states."],
  ["Data", "Tables, lists, facts, pictures."],
  ["Search to Tables", "Widgets of the catalogue, in every state: loading, empty, error, data."],
  ["Pages", "A screen of the product each, put together from the above."],
] as const;

const toolbar = [
  ["Theme", "Light or dark. Every story has to stand in both."],
  ["Language", "English or Spanish. Spanish is longer: look for “Long Spanish”."],
  ["Brand", "Our own, and an invented second company."],
  ["Level", "Who is looking: it changes what widgets and pages may show."],
  ["Width", "Phone 390, tablet 900, desktop 1440. Layout changes at 700 px."],
] as const;

const pageParts = [
  ["Intent", "One sentence: what it is for. If it doesn't fit your case, look for its neighbor."],
  ["Do and don't", "What a designer would say in a review."],
  ["Props", "What can be told, what each does, and what happens without it."],
  ["All variants", "Every combination, generated from the code: nothing is left out by hand."],
  ["Stories", "Each state, told one by one; some press keys to show what happens."],
] as const;

const places = [
  ["A new component", "A folder of four files in the design system. CONTRIBUTING tells how."],
  ["A new color or size", "In the theme, as a role with a use, and only if no role says it."],
  ["Another company", "A file in the theme's brands."],
  ["Something with data", "A widget of the catalogue: a view without data, and one that fetches."],
] as const;

const List = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <>
    {rows.map(([term, text]) => (
      <Box key={term} border="hairlineEnd" paddingBlock={8}>
        <Grid columns={4} gap={16} rowGap={0}>
          <Text variant="control">{term}</Text>
          <GridItem span={3}>
            <Text as="p" tone="muted">
              {text}
            </Text>
          </GridItem>
        </Grid>
      </Box>
    ))}
  </>
);

/** Sections, toolbar, page structure and design principles. */
export const Welcome: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Stack gap={40}>
      <Stack gap={12} align="start">
        <BrandMark />
        <Heading level={1} variant="hero">
          The workshop
        </Heading>
        <Text as="p" tone="muted">
          Every component, every state and every screen, in both themes and both languages; the
          whole product can be reviewed here without starting it.
        </Text>
      </Stack>
      <Grid columns={2} gap={40} rowGap={40} align="start">
        <Stack gap={0}>
          <SectionHeading number={1}>Shelves</SectionHeading>
          <List rows={shelves} />
        </Stack>
        <Stack gap={40}>
          <Stack gap={0}>
            <SectionHeading number={2}>The toolbar</SectionHeading>
            <List rows={toolbar} />
          </Stack>
          <Stack gap={0}>
            <SectionHeading number={3}>A page</SectionHeading>
            <List rows={pageParts} />
          </Stack>
        </Stack>
      </Grid>
      <Stack gap={16}>
        <SectionHeading number={4}>Six habits</SectionHeading>
        <Grid columns={3} gap={32}>
          {principles.map(({ title, text }) => (
            <Stack key={title} gap={4}>
              <Heading level={3}>{title}</Heading>
              <Text as="p" tone="muted">
                {text}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
      <Grid columns={2} gap={40} align="start">
        <Stack gap={0}>
          <SectionHeading number={5}>Where things go</SectionHeading>
          <List rows={places} />
        </Stack>
        <Stack gap={8}>
          <SectionHeading number={6}>Pictures</SectionHeading>
          <Text as="p" tone="muted">
            Each story is a test, an accessibility check and a picture in both themes, and on a
            phone where its layout changes. A picture that differs by one pixel fails. A new one is
            looked at before it is committed.
          </Text>
          <Text as="p" variant="caption" tone="subtle">
            Part codes, brands and prices are invented; the vehicles are real.
          </Text>
        </Stack>
      </Grid>
    </Stack>
  ),
};
