import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Grid, Heading, SectionHeading, Stack, Text } from "./kit.ts";
import { BrandMark } from "../components/BrandMark/BrandMark.tsx";

/** How to use this Storybook. */
const meta = { title: "Introduction" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const principles = {
  "A sheet, not a dashboard":
    "One background, a 1.5 px rule under each numbered heading, hairlines between rows. No boxes around tables, no shadows.",
  "Drawings are to scale":
    "Drawing, table and form use the same letters. In the dark theme a drawing becomes a blueprint.",
  "Codes and numbers are monospaced":
    "All other text is sans serif. Numbers are right-aligned, with the unit in the column header and the same decimals per column.",
  "Color means something":
    "Red marks the primary action. Blue marks links and dimensions. Green, ochre and crimson mark states, always with an icon or text.",
  "Parents space their children":
    "No component has an outer margin or takes a class name. Stack, Inline and Grid set distances on the 4 px scale.",
  "Texts come as props":
    "The design system contains no language, data, routes or brake parts. Everything it shows is a prop.",
};

const shelves = {
  Foundations: "Color, type, space and more, generated from the tokens.",
  Layout: "Components that space and divide a page, and the shell around it.",
  Text: "Text, codes, prices, measurements and status tags.",
  Actions: "Buttons, links, menus and view switches.",
  Forms: "Fields with label, hint and error.",
  Feedback: "Dialogs, toasts, loading, empty and error states.",
  Data: "Tables, lists, facts and pictures.",
  "Search to Tables": "Catalogue widgets in every state: loading, empty, error, data.",
  Pages: "One story per screen of the product.",
};

const toolbar = {
  Theme: "Light or dark. Every story must work in both.",
  Language:
    "English, Spanish, or en-XA: English with longer, accented letters, which shows texts that are not translated. Spanish is longer: look for “Long Spanish”.",
  Brand: "Our own brand and an invented one.",
  Level: "The user's level: it decides what widgets and pages may show.",
  Width: "Phone 390, tablet 900, desktop 1440. The layout changes at 700 px.",
};

const pageParts = {
  Purpose: "One sentence. If it does not fit your case, look at similar components.",
  "Do and don't": "What a designer would say in a review.",
  Props: "Each prop, what it does, and its default.",
  "All variants": "Every combination, generated from the code.",
  Stories: "One story per state; some press keys.",
};

const places = {
  "A new component": "A folder of four files in the design system; see CONTRIBUTING.",
  "A new color or size": "In the theme, as a role, if no existing role fits.",
  "Another brand": "A file in the theme's brands folder.",
  "A component with data":
    "A catalogue widget: a view, and a connected widget that loads its data.",
};

const List = ({ rows }: { rows: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries(rows).map(([term, text]) => (
      <Box key={term} border="hairlineStart" paddingBlock={8}>
        <Stack gap={0}>
          <Text variant="control">{term}</Text>
          <Text as="p" tone="muted">
            {text}
          </Text>
        </Stack>
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
          Component workshop
        </Heading>
        <Text as="p" tone="muted">
          Every component, every state and every screen, in both themes and both languages; the
          whole product can be reviewed here without starting the server.
        </Text>
      </Stack>
      <Grid columns={2} gap={40}>
        <Stack gap={0}>
          <SectionHeading number={1}>Sections</SectionHeading>
          <List rows={shelves} />
        </Stack>
        <Stack gap={40}>
          <Stack gap={0}>
            <SectionHeading number={2}>The toolbar</SectionHeading>
            <List rows={toolbar} />
          </Stack>
          <Stack gap={0}>
            <SectionHeading number={3}>A documentation page</SectionHeading>
            <List rows={pageParts} />
          </Stack>
        </Stack>
      </Grid>
      <Stack gap={16}>
        <SectionHeading number={4}>Six principles</SectionHeading>
        <Grid columns={3} gap={32}>
          {Object.entries(principles).map(([title, text]) => (
            <Stack key={title} gap={4}>
              <Heading level={3}>{title}</Heading>
              <Text as="p" tone="muted">
                {text}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
      <Grid columns={2} gap={40}>
        <Stack gap={0}>
          <SectionHeading number={5}>Where things go</SectionHeading>
          <List rows={places} />
        </Stack>
        <Stack gap={8}>
          <SectionHeading number={6}>Pictures</SectionHeading>
          <Text as="p" tone="muted">
            Each story is a test, an accessibility check and a picture. A picture that differs by
            one pixel fails the test. Look at each new picture before you commit it.
          </Text>
          <Text as="p" variant="caption" tone="subtle">
            Part codes, brands and prices are invented; the vehicles are real.
          </Text>
        </Stack>
      </Grid>
    </Stack>
  ),
};
