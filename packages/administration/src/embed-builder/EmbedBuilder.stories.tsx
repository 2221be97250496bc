import { accessKeysAnswer, problem } from "@caliper/api-client/fixtures";
import { answers, navigated, shows } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { EmbedBuilder } from "./EmbedBuilder.tsx";

/** Administrators choose what a page of another site shows, see it, and copy its lines. */
const meta = {
  title: "Access keys/Embed",
  component: EmbedBuilder,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it where administrators prepare the lines for another site.",
      "Create a key with the site's origin first.",
      "Don't take the preview as a test of the key's origins: it runs on the portal's own origin.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
  args: {
    keysHref: "/adminPanel?view=keys",
    code: "BR31338",
    // Stories have no built script; the end-to-end test shows the element itself.
    load: () => new Promise(() => undefined),
  },
} satisfies Meta<typeof EmbedBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (field: string, option: string) => {
  await userEvent.click(await screen.findByRole("button", { name: new RegExp(`${field}$`, "u") }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

export const Datasheet: Story = { play: shows("1,204") };

/** Each widget has its own fields; the lines follow them. */
export const Comparison: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await choose("Widget", "Comparison");
    await choose("Section", "Cylinders");
    await choose("Language", "Español");
    await choose("Embed key", "Miami distributor");
    await userEvent.type(canvas.getByLabelText("Compare with"), "BR1200");
    const code = canvas.getByRole("group", { name: "Code for the page" });
    await expect(code).toHaveTextContent(
      '<script type="module" src="https://catalogue.example/embed/v1/caliper.js"></script>',
    );
    await expect(code).toHaveTextContent(
      `<caliper-comparison key="pk_${"3".repeat(22)}" code="BR31338" with="BR1200" section="cylinders" locale="es">`,
    );
    await choose("Version", "1.0.0, fixed");
    await userEvent.click(canvas.getByRole("tab", { name: "Vue" }));
    await expect(await canvas.findByRole("group", { name: "Code for the page" })).toHaveTextContent(
      'script.src = "https://catalogue.example/embed/1.0.0/caliper.js"',
    );
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.getByText("Works on https://shop.frenos-del-caribe.example")).toBeVisible();
  },
};

/** A brand that is not JSON, and a key that cannot search. */
export const Mistakes: Story = {
  globals: { locale: "es" },
  parameters: {
    ...answers({
      "GET /api/v1/access-keys": accessKeysAnswer.map((key) => ({ ...key, scopes: ["catalogue"] })),
    }),
    visual: { skip: true },
  },
  play: async ({ canvas }) => {
    await choose("Componente", "Búsqueda por vehículo");
    await expect(canvas.getByText(/Esta clave no permite búsquedas/u)).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Marca (JSON)"), "azul");
    await expect(canvas.getByText("JSON no válido")).toBeVisible();
  },
};

export const PreviewFailed: Story = {
  args: { load: () => Promise.reject(new Error("The script is missing")) },
  parameters: { visual: { skip: true } },
  play: shows("The script for other sites could not be loaded."),
};

export const NoKeys: Story = {
  parameters: { ...answers({ "GET /api/v1/access-keys": [] }), visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Go to keys" }));
    await expect(navigated).toHaveBeenCalled();
  },
};

export const NotBuilt: Story = {
  parameters: { ...answers({ "GET /api/v1/embed": () => problem(404) }), visual: { skip: true } },
  play: shows("This server has no script for other sites"),
};

export const Failed: Story = {
  parameters: {
    ...answers({ "GET /api/v1/access-keys": () => problem(503) }),
    visual: { skip: true },
  },
  play: shows("Request fail."),
};
