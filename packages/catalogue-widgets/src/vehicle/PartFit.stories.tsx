import type { Meta, StoryObj } from "@storybook/react-vite";
import { absent, shows, withCatalogue } from "../testing/stories/index.ts";
import { PartFit } from "./PartFit.tsx";

const vehicle = {
  maker: "Chevrolet",
  model: "Aveo",
  from: "2009",
  to: "2009",
  wheelSize: "15",
};
const fitting = (parts: readonly { code: string; fits: boolean }[]) => ({
  catalogue: { vehicle, handlers: { "GET /api/v1/fits": { parts } } },
});

const meta = {
  title: "Search/Fit of a part",
  component: PartFit,
  decorators: [withCatalogue],
  args: { code: "D1200" },
  parameters: {
    guide: [
      "Use it below the title of a part. Lists ask for all of their parts at once.",
      "Where the catalogue does not state whether the part fits, there is no text.",
      "Don't show it to visitors without a session.",
    ],
    visual: { width: 320 },
  },
} satisfies Meta<typeof PartFit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FitsVehicle: Story = {
  globals: { locale: "en" },
  parameters: fitting([{ code: "D1200", fits: true }]),
  play: shows("Fits your Aveo 2009, 15-inch wheel"),
};

export const DoesNotFit: Story = {
  globals: { locale: "es" },
  parameters: fitting([{ code: "D1200", fits: false }]),
  play: shows("No compatible con su Aveo 2009, rin de 15 pulgadas"),
};

export const NotStated: Story = {
  parameters: { ...fitting([]), visual: { skip: true } },
  play: shows(absent(/Aveo/u)),
};
