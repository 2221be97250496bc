import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { hide } from "./Hide.css.ts";
import { Hide } from "./Hide.tsx";

/** For what has no place on a phone, on a desk or on paper. */
const meta = {
  title: "Layout/Hide",
  component: Hide,
  parameters: {
    guide: {
      do: [
        "Hide what is a convenience: a second way to something that is there anyway.",
        "Ask `useNarrow` where a phone needs another structure, not another layout.",
      ],
      dont: [
        "Don't hide data on a phone: wrap it, or show it as a card.",
        "Don't hide what a level may not see: that is the server's affair.",
      ],
    },
  },
} satisfies Meta<typeof Hide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Hide,
  variantsOf(hide),
  (caption) => ({ children: `Not on ${caption}` }),
  { parameters: { visual: { phone: true } } },
);
