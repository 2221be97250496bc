import {
  datasheetAnswers,
  problem,
  relatedAnswer,
  replacedProblem,
} from "@caliper/api-client/fixtures";
import { Button } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { absent, shows, withCatalogue } from "../testing/stories/index.ts";
import { Datasheet } from "./Datasheet.tsx";
import { preloadSheet } from "./parts.ts";
import { DatasheetFailure, DatasheetMissing } from "./DatasheetFailure.tsx";
import { DatasheetSkeleton } from "./DatasheetSkeleton.tsx";
import { PrintHead } from "../shared/print-head/index.ts";

const meta = {
  title: "Datasheet/Datasheet",
  component: Datasheet,
  subcomponents: { DatasheetFailure, DatasheetMissing, DatasheetSkeleton, PrintHead },
  loaders: [preloadSheet],
  decorators: [withCatalogue],
  args: { code: datasheetAnswers.brake_rotors.Codigo },
  parameters: {
    guide: [
      "Use it for one part whose code is known: a product page, a QR code's target.",
      "Give it the family too if you know it: codes are unique only within a family.",
      "Before its code has loaded, show `DatasheetSkeleton`; without a code in the address, `DatasheetMissing`.",
      "Start another printed page with `PrintHead`.",
      "Don't build a datasheet from its blocks: the order and the print layout belong together.",
      "Don't put it in a dialog: it has a page's headings and prints as a page.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200 },
  },
} satisfies Meta<typeof Datasheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks after a story must see the sheet, not its skeleton. */
const loaded: Story["play"] = async ({ canvas }) => {
  await canvas.findByRole("heading", { level: 1 });
};

export const Rotor: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /BR31338/ });
    await canvas.findByRole("link", { name: /D12001/ });
  },
};

export const Drum: Story = { args: { code: datasheetAnswers.brake_drums.Codigo }, play: loaded };
export const Pads: Story = { args: { code: datasheetAnswers.brake_pads.Codigo }, play: loaded };
export const Shoes: Story = { args: { code: datasheetAnswers.brake_shoes.Codigo }, play: loaded };
export const Lining: Story = { args: { code: datasheetAnswers.brake_lining.Codigo }, play: loaded };
export const WheelCylinder: Story = {
  args: { code: datasheetAnswers.wheel_cylinders.Codigo },
  play: loaded,
};
export const MasterCylinder: Story = {
  args: { code: datasheetAnswers.master_cylinders.Codigo },
  play: loaded,
};

/** The host's main action is next to the widget's own. */
export const WithAction: Story = {
  args: { actions: <Button variant="primary">Make an amendment</Button> },
  play: loaded,
};

export const Client: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: { account: "cliente" },
    visual: { skip: true }, // Rotor without one button
  },
  play: shows(["heading", /Prices/], absent(["button", "QR code"])),
};

/** No prices, barcodes, equivalences or interchanges: the vehicles move up beside the pictures. */
export const Junior: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { account: "junior" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: /Applications/ });
    for (const name of [/Prices/, /UPC/, /Interchanges/])
      await expect(canvas.queryByRole("heading", { name })).toBeNull();
  },
};

export const Anonymous: Story = {
  parameters: {
    catalogue: { account: null },
    visual: { skip: true }, // the page template has the picture
  },
  play: loaded,
};

/** No interchanges and no applications, the plant's own prices. */
export const Plant: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { account: "planta" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "QR code" });
    for (const name of [/Applications/, /Interchanges/])
      await expect(canvas.queryByRole("heading", { name })).toBeNull();
  },
};

/** The view's FullSpanish has the picture. */
export const Spanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  play: loaded,
};

export const Loading: Story = {
  parameters: { catalogue: { account: "admin", delay: Infinity } },
};

export const UnknownCode: Story = {
  globals: { locale: "en" },
  args: { code: "br99999" },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Search for BR99999" });
    await expect(link).toHaveAttribute("href", "/home?code=BR99999");
  },
};

/** An old code without a product shows its replacement. */
export const ReplacedCode: Story = {
  globals: { locale: "en" },
  args: { code: "br21338" },
  parameters: {
    catalogue: { account: null, handlers: { "GET /api/Ficha_info": replacedProblem } },
  },
  play: shows(["heading", "BR21338"], "This part is replaced by", ["link", "BR31338"]),
};

export const NoCode: Story = { args: { code: " " } };

/** PLANTA without the flag of the family. */
export const Forbidden: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: { account: "planta_pads", handlers: { "GET /api/Ficha_info": problem(403) } },
  },
  play: shows("Your account does not have access to BR31338"),
};

export const NetworkError: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "admin",
      handlers: () => {
        let isReachable = false;
        return {
          "GET /api/Ficha_info": () => {
            if (isReachable) return datasheetAnswers.brake_rotors;
            isReachable = true;
            throw new TypeError("Failed to fetch");
          },
        };
      },
    },
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole("alert");
    await step("Trying again loads the sheet", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await canvas.findByRole("heading", { level: 1, name: /BR31338/ });
    });
  },
};

export const ChoosingAVehicle: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, step }) => {
    await canvas.findByRole("heading", { name: /More parts for Toyota Corolla 2009-2013/ });
    await step("Choosing a row loads what else fits it", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /Pontiac Vibe/ }));
      await canvas.findByRole("heading", { name: /More parts for Pontiac Vibe 2009-2010/ });
    });
  },
};

const requested = fn();

/** Pointing at a vehicle fades the cards that do not fit it; pointing at a card highlights the vehicles that it fits. */
export const PointedVehicle: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: {
      account: "admin",
      handlers: {
        "GET /api/Related_products": ({ query }: { query: Readonly<Record<string, string>> }) => {
          requested(query["modelo"]);
          const { Data } = relatedAnswer;
          return { Data: query["modelo"] === "Vibe" ? Data.slice(0, 2) : Data };
        },
      },
    },
  },
  play: async ({ canvas, step }) => {
    requested.mockClear();
    const card = (name: RegExp) => canvas.findByRole("link", { name });
    const row = async (name: RegExp) =>
      (await canvas.findByRole("radio", { name })).closest("tr") ?? document.body;
    const faint = async (name: RegExp) => (await card(name)).querySelector("[data-faint]") !== null;
    const [pad, rotor] = [/D12001/, /BR30981/];
    await card(rotor);
    await step("A vehicle that the pointer only crosses is not requested", async () => {
      await userEvent.hover(await row(/Matrix/));
      await userEvent.hover(await row(/Pontiac Vibe/));
      await waitFor(async () => expect(await faint(rotor)).toBe(true));
      await expect(await faint(pad)).toBe(false);
      await expect(requested).not.toHaveBeenCalledWith("Matrix");
    });
    await step("Nothing is faded without a pointer", async () => {
      await userEvent.unhover(await row(/Pontiac Vibe/));
      await waitFor(async () => expect(await faint(rotor)).toBe(false));
    });
    await step("A card highlights the known vehicles that it fits", async () => {
      (await card(pad)).focus();
      await waitFor(async () =>
        expect(await row(/Pontiac Vibe/)).toHaveAttribute("data-highlighted"),
      );
      (await card(rotor)).focus();
      await waitFor(async () =>
        expect(await row(/Pontiac Vibe/)).not.toHaveAttribute("data-highlighted"),
      );
      await expect(await row(/Toyota Corolla, 2009-2013/)).toHaveAttribute("data-highlighted");
      await expect(await row(/Scion xD/)).not.toHaveAttribute("data-highlighted");
    });
    await step("A known vehicle is not requested again", async () => {
      await userEvent.hover(await row(/Pontiac Vibe/));
      await waitFor(async () => expect(await faint(rotor)).toBe(true));
      await expect(requested.mock.calls.filter(([model]) => model === "Vibe")).toHaveLength(1);
    });
  },
};

export const QrCode: Story = {
  globals: { locale: "en" },
  // The code contains the server's address, which changes with each run; QrDialog has the picture.
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "QR code" }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    await within(dialog).findByRole("img", { name: /QR code for BR31338/ });
    await expect(within(dialog).getByRole("button", { name: "Download PNG" })).toBeVisible();
  },
};

/** Hovering a row highlights its line on the drawing, and the reverse. */
export const HighlightedDimension: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const name = /^E, Overall height/;
    (await canvas.findByRole("button", { name, pressed: false })).focus();
    await canvas.findByRole("button", { name, pressed: true });
  },
};

const manyApplications = Array.from({ length: 2000 }, (_, index) => ({
  Maker: `Maker ${Math.floor(index / 50)}`,
  Model: `Model ${index % 50}`,
  SubModel: index % 3 === 0 ? "Base, S, LE" : "GL",
  Engine: "1.8 L",
  From: 1985 + (index % 30),
  To: index % 7 === 0 ? null : 1988 + (index % 30),
  Position: "Front",
}));

/** Two thousand vehicles and five hundred interchanges: only visible rows are rendered. */
export const ManyApplications: Story = {
  parameters: {
    // The benchmark measures this sheet; a picture of 500 cells would not prove anything.
    visual: { skip: true },
    catalogue: {
      account: "admin",
      handlers: {
        "GET /api/Ficha_info": {
          ...datasheetAnswers.brake_rotors,
          Aplicaciones: {
            Columnas: ["Maker", "Model", "SubModel", "Engine", "From", "To", "Position"],
            Data: manyApplications,
          },
          Intercambios: {
            Data: Array.from({ length: 500 }, (_, index) => ({
              Brand: `BRAND ${index % 40}`,
              Interchange: `X-${1000 + index}`,
            })),
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: /Maker 0 Model 0,/ });
    await expect(canvas.getAllByRole("radio").length).toBeLessThan(80);
  },
};
