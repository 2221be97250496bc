import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { ApplicationsBlock } from "./ApplicationsBlock.tsx";

const { applications = [] } = examples.datasheets.brake_rotors;
const cylinder = examples.datasheets.wheel_cylinders;

const meta = {
  title: "Datasheet/Blocks/Applications",
  component: ApplicationsBlock,
  decorators: [withCatalogue],
  args: { applications, selected: 0, onSelect: fn() },
  parameters: {
    guide: [
      "Use it for the vehicles that a part fits.",
      "Pass all vehicles: it shows the first ones, and the others on request.",
      "Don't repeat the list elsewhere on the page; link to it.",
    ],
    visual: { width: 720, phone: true },
  },
} satisfies Meta<typeof ApplicationsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Data: Story = {
  play: async ({ args, canvas }) => {
    const corolla = await canvas.findByRole("radio", { name: "Toyota Corolla, 2009-2013" });
    await expect(corolla).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /Geely Emgrand EC7/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(8);
  },
};
/** Sides instead of axles, and vehicles that are still built. */
export const Cylinder: Story = {
  args: {
    applications: [
      ...(cylinder.applications ?? []),
      {
        maker: "Toyota",
        model: "Hilux",
        submodel: null,
        engine: null,
        position: "Both",
        observation: null,
        qualifiers: {},
        years: { from: 2016, to: null },
      },
    ],
  },
};
/** Optional columns are shown only if a vehicle has a value. */
export const WithObservation: Story = {
  args: {
    applications: applications.map((application, index) => ({
      ...application,
      engine: null,
      observation: index === 0 ? "Without electronic parking brake" : null,
    })),
  },
};
export const Spanish: Story = { globals: { locale: "es" } };
export const Empty: Story = { args: { applications: [] } };
