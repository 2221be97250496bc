import { examples } from "@caliper/api-client/fixtures";
import { Button } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { absent, shows, withCatalogue } from "../../testing/stories/index.ts";
import { Facts } from "../facts/Facts.tsx";
import { Title } from "./Title.tsx";
import { TitleActions } from "./TitleActions.tsx";
import { preloadSheet } from "../parts.ts";

const { datasheets } = examples;

const meta = {
  title: "Datasheet/Blocks/Title",
  component: Title,
  loaders: [preloadSheet],
  decorators: [withCatalogue],
  args: {
    datasheet: datasheets.brake_rotors,
    actions: <TitleActions code="BR31338" />,
    children: <Facts datasheet={datasheets.brake_rotors} />,
  },
  parameters: {
    guide: [
      "Use it once per page, for code, names, actions and facts of a part.",
      "Add own actions through `actions` of the datasheet.",
      "Don't shorten the code: people compare it letter by letter with the box.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
} satisfies Meta<typeof Title>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rotor: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      /^BR31338 Brake Rotor, ventilated/,
    );
  },
};
export const Spanish: Story = { globals: { locale: "es" } };
export const WithMainAction: Story = {
  args: {
    actions: (
      <TitleActions code="BR31338">
        <Button variant="primary">Make an amendment</Button>
      </TitleActions>
    ),
  },
};
/** Printing a sheet with prices first asks whether paper shows them. */
export const AsksForPrices: Story = {
  globals: { locale: "en" },
  args: { actions: <TitleActions code="BR31338" hasPrices /> },
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(await screen.findByRole("radio", { name: "No prices" })).toBeChecked();
  },
};
/** Only ADMIN and PLANTA print labels. */
export const WithoutQr: Story = {
  parameters: { catalogue: { account: "junior" } },
  play: shows(absent(["button", "QR code"])),
};
/** A part without facts has one row. */
export const MasterCylinder: Story = {
  args: { datasheet: datasheets.master_cylinders, children: null },
};
