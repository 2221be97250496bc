import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { text } from "./Text.css.ts";
import { Text } from "./Text.tsx";

/** Text in a size of the type scale and a tone. The whole scale is in Foundations. */
const meta = {
  title: "Text/Text",
  component: Text,
  args: { children: "Ventilated, front" },
  parameters: {
    guide: [
      "Choose the variant by its use: a caption, a cell, a column head.",
      "Use `muted` for secondary text and `subtle` only for labels and captions.",
      "Don't use a state's tone without an icon or a word for the state.",
      "Don't use `truncate` unless the whole text is available elsewhere.",
      "Don't use it as a heading: use `Heading`.",
    ],
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Sizes are shown on the type scale page. */
export const AllVariants: Story = allVariants(
  Text,
  variantsOf(text, "variant", "truncate", "nowrap"),
  { children: "Ventilated, front" },
);

/** Truncated with an ellipsis, or wrapped. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Text truncate>Rotor de freno ventilado delantero con recubrimiento anticorrosivo</Text>
      <Text as="p">Rotor de freno ventilado delantero con recubrimiento anticorrosivo</Text>
    </div>
  ),
};
