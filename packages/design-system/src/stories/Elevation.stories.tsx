import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, SectionHeading, Stack, Text } from "./kit.ts";
import { Table } from "../components/Table/Table.tsx";
import { dark } from "../theme/dark.ts";
import { light } from "../theme/light.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { vars } from "../theme/vars.css.ts";

/**
 * There are two levels: content has a hairline and no shadow; only overlays have a shadow.
 */
const meta = { title: "Foundations/Elevation" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const uses = { flat: "cards, fields, tables", float: "menus, dialogs, tooltips, toasts" } as const;

const layers = Object.entries(vars.layer).map(([name, order]) => ({ name, order }));

/** The shadow in each theme, and the stacking order. */
export const Heights: Story = {
  render: () => (
    <Stack gap={32}>
      <Grid columns={2} gap={24}>
        {[light, dark].map(({ name, elevation }) => (
          <ThemeRoot key={name} theme={name} scope="embedded">
            <div style={{ display: "flex", gap: 32, padding: 32 }}>
              {(["flat", "float"] as const).map((height) => (
                <div
                  key={height}
                  style={{
                    flex: 1,
                    padding: 16,
                    background: vars.color.raised,
                    borderRadius: vars.radius.control,
                    border: height === "flat" ? vars.border.hairline : "none",
                    boxShadow: vars.elevation[height],
                  }}
                >
                  <Stack gap={4}>
                    <Text variant="control">{height}</Text>
                    <Text variant="caption" tone="muted">
                      {uses[height]}
                    </Text>
                    <Text variant="drawing" tone="muted">
                      {elevation[height]}
                    </Text>
                  </Stack>
                </div>
              ))}
            </div>
          </ThemeRoot>
        ))}
      </Grid>
      <Stack gap={8}>
        <SectionHeading>Layers</SectionHeading>
        <Table
          label="Layers"
          rows={layers}
          getRowId={({ name }) => name}
          columns={[
            { id: "name", header: "Layer", cell: ({ name }) => name },
            {
              id: "order",
              header: "z-index",
              align: "end",
              isMono: true,
              cell: (row) => row.order,
            },
          ]}
        />
      </Stack>
    </Stack>
  ),
};
