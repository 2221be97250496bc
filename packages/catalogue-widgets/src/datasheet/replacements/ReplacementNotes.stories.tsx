import {
  chainedReplacement,
  replacementOneOf,
  replacementTogether,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { shows, withCatalogue } from "../../testing/stories/index.ts";
import { ReplacementNotes } from "./ReplacementNotes.tsx";

const meta = {
  title: "Datasheet/Blocks/Replacements",
  component: ReplacementNotes,
  decorators: [withCatalogue],
  args: { replacements: { replacedBy: chainedReplacement } },
  parameters: {
    guide: [
      "Use it below the title of a part that was replaced or that replaces others.",
      "Don't open the replacement by itself: the reader decides.",
    ],
    visual: { width: 860, phone: true },
  },
} satisfies Meta<typeof ReplacementNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The steps lead from the old code to the part that nothing replaces. */
export const Chain: Story = {
  globals: { locale: "en" },
  play: shows(["link", "BR31338"], /BR21338 → BR31340 · Renumbered · May 2, 2016/u),
};

export const Together: Story = {
  globals: { locale: "en" },
  args: { replacements: { replacedBy: replacementTogether } },
  play: shows(["link", "B12011"], ["link", "BD31512"], /2 ×/u),
};

export const OneOf: Story = {
  globals: { locale: "en" },
  args: { replacements: { replacedBy: replacementOneOf } },
  play: shows(["link", "D1200"], ["link", "D12001"], /or/u),
};

/** A part in the middle of a chain. */
export const BothDirectionsSpanish: Story = {
  globals: { locale: "es" },
  args: {
    replacements: {
      replacedBy: { ...chainedReplacement, steps: chainedReplacement.steps.slice(1) },
      replaces: chainedReplacement.steps.slice(0, 1),
    },
  },
  play: shows("Esta pieza se reemplaza por", "Reemplaza a", /Cambio de código/u),
};
