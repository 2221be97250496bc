import type { Meta, StoryObj } from "@storybook/react-vite";
import { shows, withCatalogue } from "../../testing/stories/index.ts";
import { RelationNotes } from "./RelationNotes.tsx";

const meta = {
  title: "Datasheet/Blocks/Relations",
  component: RelationNotes,
  decorators: [withCatalogue],
  args: {
    relations: [
      {
        code: "H5678",
        family: "hardware",
        kind: "required",
        quantity: 1,
        note: { en: "With new springs", es: "Con resortes nuevos" },
      },
      { code: "DOT4-500", family: "brake_fluids", kind: "recommended", quantity: 2 },
      { code: "BR31338", family: "brake_rotors", kind: "matchedPair", quantity: 1 },
      { code: "BR31402", family: "brake_rotors", kind: "matchedPair", quantity: 1 },
    ],
  },
  parameters: {
    guide: [
      "Use it below the title of a part that belongs with others.",
      "Don't use it for parts that only fit the same vehicle: those are related products.",
    ],
    visual: { width: 860, phone: true },
  },
} satisfies Meta<typeof RelationNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  globals: { locale: "en" },
  play: shows(["link", "H5678"], ["link", "DOT4-500"], /2 ×/u, /With new springs/u),
};

export const OfASetSpanish: Story = {
  globals: { locale: "es" },
  args: {
    relations: [
      { code: "PT3012", family: "pistons", kind: "contains", quantity: 2 },
      { code: "CK41009", family: "caliper_kits", kind: "partOf", quantity: 2 },
      { code: "B12011", family: "brake_shoes", kind: "requiredBy", quantity: 1 },
    ],
  },
  play: shows(/Contiene/u, /Parte de/u, /Obligatorio para/u),
};
