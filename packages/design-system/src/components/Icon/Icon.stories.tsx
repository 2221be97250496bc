import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Heading, Inline, Stack, Text } from "../../stories/kit.ts";
import { icon } from "./Icon.css.ts";
import { Icon } from "./Icon.tsx";
import { type IconName, iconNames, iconSets, paths } from "./paths.ts";

/** Icons with a 1.5 px round stroke, on a 24 px grid and for tags and rows on a 16 px grid. */
const meta = {
  title: "Foundations/Icons",
  component: Icon,
  args: { name: "search" },
  parameters: {
    guide: [
      "Put an icon next to its text; it makes the text easier to find.",
      "Use 20 px in controls, 16 px in tags and rows, and 24 px next to a title.",
      "Name an icon by what it shows, so that it can be reused for something else.",
      "Don't use an icon alone without a label, even if it seems obvious.",
      "Don't fill or color an icon for emphasis; color shows state.",
      "Don't draw a second icon for something that has one.",
    ],
  },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

const titles: Readonly<Record<keyof typeof iconSets, string>> = {
  actions: "What one does",
  subjects: "Where one goes, and what it is about",
  states: "How something is",
  files: "Files",
  families: "Kinds of product",
};

/** Every icon including its stroke is within its grid, and no two icons are the same. */
export const All: Story = {
  render: () => (
    <Stack gap={32}>
      {Object.entries(iconSets).map(([set, icons]) => (
        <Stack key={set} gap={16}>
          <Heading level={2} variant="section">
            {titles[set as keyof typeof iconSets]}
          </Heading>
          <div
            style={{ display: "grid", gridTemplateColumns: "repeat(5, minmax(0, 1fr))", gap: 16 }}
          >
            {(Object.keys(icons) as IconName[]).toSorted().map((name) => (
              <Inline key={name} wrap={false} gap={12}>
                <Icon name={name} size="large" />
                <Icon name={name} />
                <Icon name={name} size="small" />
                <Text variant="caption" tone="muted">
                  {name}
                </Text>
              </Inline>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const path of canvasElement.querySelectorAll("path")) {
      const grid = path.ownerSVGElement?.viewBox.baseVal.width ?? 0;
      const { x, y, width, height } = path.getBBox();
      const edge = parseFloat(getComputedStyle(path).strokeWidth) / 2;
      const reach = [x - edge, y - edge, grid - x - width - edge, grid - y - height - edge];
      await expect(Math.min(...reach), path.getAttribute("d") ?? "").toBeGreaterThanOrEqual(0);
      // An icon much smaller than its grid would look lighter than its neighbors.
      await expect(Math.max(width, height), path.getAttribute("d") ?? "").toBeGreaterThanOrEqual(
        grid * 0.45,
      );
    }
    const shapes = iconNames.map((name) => paths[name][24]);
    await expect(new Set(shapes).size).toBe(shapes.length);
  },
};

/** The stroke width is the same at every size. */
export const AllVariants: Story = allVariants(
  Icon,
  { ...variantsOf(icon, "isReduced"), name: ["vehicle", "brakeRotor", "print", "check"] },
  {},
  { cell: 80 },
);

/** Without a label an icon is decorative; with one it is an image with a name. */
export const Labeled: Story = {
  args: { name: "certified", label: "Certified" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Certified" })).toBeVisible();
  },
};
