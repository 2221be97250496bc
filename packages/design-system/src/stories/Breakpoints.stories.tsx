import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Hide } from "../components/Hide/Hide.tsx";
import { SectionHeading, Stack, Text } from "./kit.ts";
import { Table } from "../components/Table/Table.tsx";
import { media, narrowThreshold } from "../theme/scale.ts";

/**
 * The main threshold is 700 px: at and below it the menu is a drawer, tables are cards, grids have one column and
 * controls are 44 px high.
 */
const meta = { title: "Foundations/Breakpoints" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const uses: Record<keyof typeof media, string> = {
  narrow: "a phone: drawer, cards, one column, 44 px controls",
  wide: "all others",
  medium: "a tablet, or a desktop with the menu open: blocks of a sheet go under each other",
  phone: "a phone held upright: suggestions as wide as the screen",
  smallest: "the smallest phones: narrower buttons",
  short: "a phone on its side, or 400 % zoom: the header scrolls away",
  reducedMotion: "every duration is 0",
  coarsePointer: "fingers: larger targets",
  print: "paper: light colors, no controls",
};

const queries = Object.entries(media).map(([name, query]) => ({ name, query }));

/** All media queries. Components use them by name, never with their own numbers. */
export const Queries: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Stack gap={24}>
      <Table
        label="Media queries"
        headRule="strong"
        rows={queries}
        getRowId={({ name }) => name}
        columns={[
          { id: "name", header: "Name", cell: ({ name }) => name },
          { id: "query", header: "Query", isMono: true, cell: ({ query }) => query },
          { id: "use", header: "For", cell: ({ name }) => uses[name as keyof typeof media] },
        ]}
      />
      <Stack gap={8}>
        <SectionHeading>This window</SectionHeading>
        <Hide on="narrow">
          <Text>Wide: more than {narrowThreshold} px.</Text>
        </Hide>
        <Hide on="wide">
          <Text>Narrow: {narrowThreshold} px at most.</Text>
        </Hide>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const isNarrow = matchMedia(media.narrow).matches;
    await expect(canvas.getByText(/^Narrow/).checkVisibility()).toBe(isNarrow);
  },
};
