import { catalogueHandlers, mockFetch } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, waitFor } from "storybook/test";
import en from "../messages/en.json";
import es from "../messages/es.json";
import { createEmbed } from "./index.ts";

/** The rules of this page; a build of the embed has them in a file. */
const styles = async () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join("\n");

createEmbed({
  origin: window.location.origin,
  preload: () => undefined,
  styles,
  first: async (_widget, locale) => [await styles(), { en: { ...es, ...en }, es }[locale]],
  prepare: () => Promise.resolve(),
  fonts: [],
}).defineElements();

/**
 * Elements for pages of other sites, in shadow roots. The README of the repository and `docs/embedding.md` have the lines for
 * a page, attributes, events, variables and keys.
 */
const meta = {
  title: "Embed/Elements",
  parameters: { visual: { skip: true } },
  beforeEach: () => {
    const own = window.fetch;
    const answer = mockFetch(catalogueHandlers("cliente"));
    window.fetch = (input, init) => answer(new Request(input, init));
    return () => {
      window.fetch = own;
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An element in the theme and language of the toolbar. */
const element = (widget: string, options: Readonly<Record<string, string>> = {}): Story => ({
  render: (_args, { globals }) =>
    createElement(`caliper-${widget}`, {
      "embed-key": "pk_example",
      theme: String(globals["theme"]),
      locale: String(globals["locale"]),
      ...options,
    }),
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelector(`caliper-${widget}`);
    await waitFor(() =>
      expect(shown?.shadowRoot?.querySelector("[part=frame]")?.textContent).toBeTruthy(),
    );
  },
});

export const Datasheet = element("datasheet", { code: "BR31338", cart: "" });
export const CodeSearch = element("code-search");
export const VehicleSearch = element("vehicle-search");
export const MeasureSearch = element("measure-search", { section: "rotors" });
export const Comparison = element("comparison", { code: "BR31338", with: "BR1200" });
export const Drawing = element("drawing", { code: "BR31338" });
