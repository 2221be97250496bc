import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Heading } from "./Heading.tsx";
import { heading } from "./Heading.css.ts";

/** The level is the position in the outline; the variant is the look. */
const meta = {
  title: "Text/Heading",
  component: Heading,
  args: { level: 1, children: "Code search" },
  parameters: {
    guide: [
      "Choose the level by the outline: one level 1 per page and no skipped levels.",
      "Use `codeHero` for the one code a page is about.",
      "Use sentence case, without a period.",
      "Don't choose a level for its size: use the variant.",
      "Don't use more than one hero or code hero per page.",
      "Don't use it for a numbered block: use `SectionHeading`.",
    ],
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Heading,
  variantsOf(heading),
  { level: 2, children: "BR31338 Rotor" },
  { cell: 260, parameters: { visual: { phone: true } } },
);

/** Without a variant, level 1 is a title and the others are sections. */
export const Levels: Story = {
  render: () => (
    <>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </>
  ),
};

/** After a change of page a script focuses the heading; it gets no focus ring, because it is not a control. */
export const FocusedByScript: Story = {
  parameters: { visual: { skip: true } },
  args: { level: 1, children: "Home section" },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading");
    heading.tabIndex = -1;
    await userEvent.tab();
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe("none");
  },
};

/** Long titles wrap evenly, and within a word if necessary. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true, width: 620 } },
  args: {
    children: "Rotor de freno ventilado delantero con recubrimiento anticorrosivo",
    variant: "hero",
  },
};
