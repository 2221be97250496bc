import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Code, Inline, SectionHeading, Stack } from "./kit.ts";
import { CopyButton } from "../components/CopyButton/CopyButton.tsx";
import { Table } from "../components/Table/Table.tsx";
import { dark } from "../theme/dark.ts";
import { light } from "../theme/light.ts";
import { motion, radius, size, stroke } from "../theme/scale.ts";
import { colorRoles, spaces } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/**
 * Every token with its name in code and its values, to copy. `tokens.json` in the package has them in the Design Tokens
 * format of the W3C community group, for design tools and other platforms.
 */
const meta = {
  title: "Foundations/Tokens",
  parameters: { visual: { skip: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface Row {
  /** In code: `vars.color.canvas`. */
  name: string;
  values: readonly string[];
}

const Copied = ({ text }: { text: string }) => (
  <Inline gap={4} wrap={false}>
    <Code size="data">{text}</Code>
    <CopyButton text={text} label={`Copy ${text}`} copiedLabel="Copied" />
  </Inline>
);

const tokenTable = (title: string, heads: readonly string[], rows: readonly Row[]) => (
  <Stack gap={8}>
    <SectionHeading>{title}</SectionHeading>
    <Table
      label={title}
      headRule="strong"
      rows={rows}
      getRowId={({ name }) => name}
      columns={[
        {
          id: "name",
          header: "Name",
          isRowHeader: true,
          cell: ({ name }) => <Copied text={name} />,
        },
        ...heads.map((head, index) => ({
          id: head,
          header: head,
          cell: ({ values }: Row) => <Copied text={values[index] ?? ""} />,
        })),
      ]}
    />
  </Stack>
);

const scale = (group: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([name, value]) => ({
    name: /^\d/.test(name) ? `vars.${group}[${name}]` : `vars.${group}.${name}`,
    values: [typeof value === "number" ? `${value}px` : value],
  }));

export const Colors: Story = {
  render: () =>
    tokenTable(
      "Colors",
      ["CSS variable", "Light", "Dark"],
      colorRoles.map((role) => ({
        name: `vars.color.${role}`,
        values: [vars.color[role], light.color[role], dark.color[role]],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("var(--caliper-canvas)")).toBeVisible();
    await expect(canvas.getAllByText(light.color.canvas)[0]).toBeVisible();
  },
};

export const Lengths: Story = {
  render: () => (
    <Stack gap={32}>
      {tokenTable(
        "Space",
        ["Value"],
        scale("space", Object.fromEntries(spaces.map((space) => [space, space]))),
      )}
      {tokenTable("Size", ["Value"], scale("size", size))}
      {tokenTable("Radius", ["Value"], scale("radius", radius))}
      {tokenTable("Stroke", ["Value"], scale("stroke", stroke))}
      {tokenTable(
        "Motion",
        ["Value"],
        scale("motion", { fast: motion.fast, base: motion.base, max: motion.max }),
      )}
    </Stack>
  ),
};
