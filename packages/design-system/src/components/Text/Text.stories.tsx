import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { text } from "./Text.css.ts";
import { Text } from "./Text.tsx";

/** Words in a size of the scale and a tone. The whole scale is in Foundations. */
const meta = {
  title: "Text/Text",
  component: Text,
  args: { children: "Ventilated, front" },
  parameters: {
    guide: {
      do: [
        "Take the size by what the words are: a caption, a cell, a column head.",
        "Use `muted` for what is second, `subtle` for labels and captions only.",
        "Set `lang` on words of another language, so that they are read aloud rightly.",
      ],
      dont: [
        "Use a tone of a state without a sign or a word that says it too.",
        "Cut words with `truncate` unless the whole can be read elsewhere.",
        "Make a heading of it; that is `Heading`.",
      ],
    },
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Sizes are on the page of the type scale. */
export const AllVariants: Story = allVariants(
  Text,
  variantsOf(text, "variant", "align", "truncate", "nowrap"),
  { children: "Ventilated, front" },
);

/** Cut at the end of its place, with an ellipsis; or broken like any text. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Text truncate>Rotor de freno ventilado delantero con recubrimiento anticorrosivo</Text>
      <Text as="p">Rotor de freno ventilado delantero con recubrimiento anticorrosivo</Text>
    </div>
  ),
};
