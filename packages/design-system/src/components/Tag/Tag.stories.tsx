import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { tag } from "./Tag.css.ts";
import { Tag } from "./Tag.tsx";

/** A state in a word, with a sign: colour never says it alone. */
const meta = {
  title: "Text/Tag",
  component: Tag,
  args: { children: "Certified" },
  parameters: {
    guide: {
      do: [
        "Say the state in one word, two at most.",
        "Give it the sign that the state has everywhere else.",
        "Use `plain` inside a table, where a column of tints would shout.",
      ],
      dont: [
        "Choose a tone because it is pretty: green is done, ochre is changed, crimson is wrong.",
        "Make it do something when pressed; that is `ChipGroup`.",
        "Put a count in it; that is `Badge`.",
      ],
    },
  },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(Tag, variantsOf(tag), {
  children: "Certified",
  icon: "certified",
});

/** The states of the product, each with its sign. */
export const States: Story = {
  render: () => (
    <Inline gap={12}>
      <Tag tone="success" icon="certified">
        Certified
      </Tag>
      <Tag tone="success" icon="plus">
        Added
      </Tag>
      <Tag tone="warning" icon="edit">
        Changed
      </Tag>
      <Tag tone="danger" icon="warning">
        Invalid
      </Tag>
      <Tag tone="info" icon="info">
        Historic
      </Tag>
      <Tag icon="minus">Removed</Tag>
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
