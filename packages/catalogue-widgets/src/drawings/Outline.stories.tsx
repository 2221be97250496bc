import { Inline, Stack } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Outline } from "./Outline.tsx";
import { outlineScale } from "@caliper/drawings";
import { examples } from "./testing/examples.ts";
import { plausibleParts } from "@caliper/drawings/testing";

const families = Object.keys(examples) as (keyof typeof examples)[];

const meta = {
  title: "Drawings/Outline",
  component: Outline,
  args: { family: "brake_rotors", measures: examples.brake_rotors.dimensions },
  parameters: {
    guide: [
      "Use it as a pictogram of a family in lists and empty places.",
      "Place it next to the name of the family.",
      "Don't use it for a certain part: use `Drawing`, which is to scale.",
    ],
  },
} satisfies Meta<typeof Outline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryFamily: Story = {
  render: () => (
    <Stack gap={12}>
      {families.map((family) => (
        <Inline key={family} gap={24}>
          {(["row", "large", "card"] as const).map((size) => (
            <Outline
              key={size}
              family={family}
              measures={examples[family].dimensions}
              size={size}
              label={family}
            />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

const rotors = plausibleParts("brake_rotors", 8);
const pads = plausibleParts("brake_pads", 8);

/** The rows of one list share a scale, so that a larger part looks larger. */
export const ToOneScale: Story = {
  render: () => (
    <Stack gap={12}>
      <Inline gap={12}>
        {rotors.map((measures, index) => (
          <Outline
            key={index}
            family="brake_rotors"
            measures={measures}
            scaleWithin={outlineScale("brake_rotors", rotors)}
          />
        ))}
      </Inline>
      <Inline gap={12}>
        {pads.map((measures, index) => (
          <Outline
            key={index}
            family="brake_pads"
            measures={measures}
            scaleWithin={outlineScale("brake_pads", pads)}
          />
        ))}
      </Inline>
    </Stack>
  ),
};

/** Code search returns one or two dimensions; the others are usual proportions. */
export const FewMeasures: Story = {
  args: { measures: { outerDiameter: 236, thickness: 20 }, label: "Brake Rotor" },
};
