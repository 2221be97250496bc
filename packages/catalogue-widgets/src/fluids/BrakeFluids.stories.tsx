import { fluidAnswer, problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { absent, shows, withCatalogue } from "../testing/stories/index.ts";
import { BrakeFluidSheet } from "./BrakeFluidSheet.tsx";

const meta = {
  title: "Brake fluids/Sheet",
  component: BrakeFluidSheet,
  decorators: [withCatalogue],
  args: { type: "dot4sd", volume: "355" },
  parameters: {
    guide: ["Use it as the page of one brake fluid.", "Don't use `Datasheet` for fluids."],
    catalogue: { account: "cliente" },
    visual: { width: 1200, phone: true },
  },
} satisfies Meta<typeof BrakeFluidSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Data: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /DOT 4 Severe Duty, 355 mL/ });
    await canvas.findByText("265 °C / 509 °F");
    await expect(canvas.getAllByText("-4 IRHD")).toHaveLength(2);
  },
};

export const Spanish: Story = { globals: { locale: "es" } };

/** Without prices and interchanges. */
export const Junior: Story = {
  parameters: { catalogue: { account: "junior" } },
  play: shows(
    "265 °C / 509 °F",
    absent(["heading", /Prices/]),
    absent(["heading", /Interchanges/]),
  ),
};

export const Litre: Story = {
  args: { volume: "1l" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /, 1 L/ });
  },
};

export const Loading: Story = {
  parameters: { catalogue: { account: "cliente", delay: Infinity } },
  play: shows("Loading..."),
};

export const UnknownFluid: Story = {
  args: { type: "dot9" },
  parameters: {
    catalogue: {
      account: "cliente",
      handlers: { "GET /api/Ficha_info_BF": problem(404) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("HTTP 404");
  },
};

export const VolumeNotSold: Story = {
  args: { type: "dot4", volume: "355" },
  globals: { locale: "en" },
  parameters: {
    catalogue: {
      account: "cliente",
      handlers: {
        "GET /api/Ficha_info_BF": problem(404, { volumes: [250, 500] }),
      },
    },
    visual: { skip: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      "DOT 4 Premium is not sold in 355 mL. It is sold in 250 mL and 500 mL.",
    );
    const volumes = canvas.getByRole("navigation", { name: "Volumes" });
    await expect(within(volumes).getAllByRole("link")).toHaveLength(2);
    await expect(canvas.queryByText(/HTTP/u)).toBeNull();
  },
};

export const NetworkError: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: {
      account: "cliente",
      handlers: {
        "GET /api/Ficha_info_BF": () => {
          throw new TypeError("Failed to fetch");
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Error fetching data");
  },
};

/** The URL has no volume, so there is no request. */
export const NoVolume: Story = {
  args: { volume: "" },
  play: shows("No data"),
};

/** A fluid whose bottles are not in the catalogue yet. */
export const NoBottles: Story = {
  parameters: {
    catalogue: {
      account: "cliente",
      handlers: { "GET /api/Ficha_info_BF": { ...fluidAnswer, Detalle: [] } },
    },
  },
};
