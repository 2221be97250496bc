import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { tag } from "./Tag.css.ts";
import { Tag } from "./Tag.tsx";

/** A state as a short text with an icon. */
const meta = {
  title: "Text/Tag",
  component: Tag,
  args: { children: "Certified" },
  parameters: {
    guide: [
      "Use one word, two at most.",
      "Use the same icon for a state everywhere.",
      "Use `plain` in tables, where a column of tints would be too prominent.",
      "Don't choose a tone for its look: each tone has a meaning.",
      "Don't make it interactive: use `ChipGroup`.",
      "Don't put a count in it: use `Badge`.",
    ],
  },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(Tag, variantsOf(tag), {
  children: "Certified",
  icon: "certified",
});

const states = [
  { tone: "success", icon: "certified", children: "Certified" },
  { tone: "success", icon: "plus", children: "Added" },
  { tone: "warning", icon: "edit", children: "Changed" },
  { tone: "danger", icon: "warning", children: "Invalid" },
  { tone: "info", icon: "info", children: "Historic" },
  { icon: "minus", children: "Removed" },
] as const;

/** The states used in the product, each with its icon. */
export const States: Story = {
  render: () => (
    <Inline gap={12}>
      {states.map((state) => (
        <Tag key={state.children} {...state} />
      ))}
    </Inline>
  ),
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    children: "Certificado para exportación a los países de Centroamérica",
    tone: "success",
    icon: "certified",
  },
};
