import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { hide } from "./Hide.css.ts";
import { Hide } from "./Hide.tsx";

/** Hides its children on phones, on wider screens or in print. */
const meta = {
  title: "Layout/Hide",
  component: Hide,
  parameters: {
    guide: [
      "Hide conveniences only: a second way to something that stays available.",
      "Use `useNarrow` if a phone needs another structure, not only another layout.",
      "Don't hide data on a phone: wrap it or show it as a card.",
      "Don't use it for access control: the server does that.",
    ],
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
