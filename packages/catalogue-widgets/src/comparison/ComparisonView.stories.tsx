import type { Datasheet } from "@caliper/api-client";
import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { absent, see, shows, withCatalogue } from "../testing/stories/index.ts";
import { SectionCodeSearch } from "../search/index.ts";
import { ComparisonView } from "./ComparisonView.tsx";
import type { SlotState } from "./slot/state.ts";
import { neighborOf, neighbors } from "./testing/neighbors.ts";

const { datasheets } = examples;

const part = (datasheet: Datasheet): SlotState => ({ kind: "part", datasheet });
const pair = (family: keyof typeof neighbors) => ({
  a: part(datasheets[family]),
  b: part(neighbors[family]),
});

const meta = {
  title: "Comparison/View",
  component: ComparisonView,
  decorators: [withCatalogue],
  args: {
    ...pair("brake_rotors"),
    view: "diagram",
    onViewChange: fn(),
    onChoose: fn(),
    onSwap: fn(),
    example: "BD/BR1200",
    codeField: (onSelect) => <SectionCodeSearch section="rotor_drum" onSelect={onSelect} />,
  },
  parameters: {
    guide: [
      "Use it with data of your own; `Comparison` loads both parts itself.",
      "Give it the full width: both parts are drawn at one scale.",
      "Don't compare parts of different sections: their dimensions have nothing in common.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1136 },
  },
} satisfies Meta<typeof ComparisonView>;

export default meta;
type Story = StoryObj<typeof ComparisonView>;

/** Two rotors that differ in five lengths and the number of holes. The table hides equal rows. */
export const Rotors: Story = {
  globals: { locale: "en" },
  parameters: { visual: { width: 1136, phone: true } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    const height = within(table).getByRole("row", { name: /Overall height/u });
    await expect(height).toHaveTextContent(/49\.5.*42\.5.*−7/u);
    const slot = canvas.getByRole("region", { name: /\bA$/u });
    await expect(slot).toHaveTextContent(/Price FOB, MIAMI\s?US\$\s?38\.40/u);
    await expect(within(table).getByRole("row", { name: /Flange/u })).toHaveTextContent(/same/u);
    await userEvent.click(canvas.getByRole("switch", { name: "Differences only" }));
    await expect(within(table).queryByRole("row", { name: /Flange/u })).toBeNull();
    await userEvent.click(canvas.getByRole("switch", { name: "Differences only" }));
  },
};

const outOfStock = { state: "none", asOf: "2026-11-12T10:40:00Z", isCurrent: true } as const;

/** What the warehouse has, and a price that begins soon. */
export const Stock: Story = {
  globals: { locale: "en" },
  args: {
    a: part({
      ...datasheets.brake_rotors,
      prices: {
        grades: ["Precio"],
        rows: [{ warehouse: "MIAMI", amounts: { Precio: 38.4 }, stock: { Precio: outOfStock } }],
        next: [{ warehouse: "MIAMI", grade: "Precio", amount: 39.9, from: "2026-12-01" }],
      },
    }),
  },
  parameters: { visual: { skip: true } },
  play: shows(["button", /^Out of stock: stock of BR31338/u], /^from December 1:/u),
};

/** The dimension of a row is highlighted in the overlay and in both drawings. */
export const Highlighted: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table"));
    table.getByRole("button", { name: /^E Overall height/u }).focus();
    const highlighted = () => canvas.getAllByRole("button", { name: /^E .*mm/u, pressed: true });
    await waitFor(() => expect(highlighted()).toHaveLength(2));
    const [overlay] = canvas.getAllByRole("img", { name: /overlaid at the same scale/u });
    await expect(overlay).toHaveTextContent("A 49.5");
    await expect(overlay).toHaveTextContent("B 42.5");
  },
};

/** Arrow keys change the opacity of B in steps of five per cent; at its ends B is invisible or opaque. */
export const OpacityByKeyboard: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const opacity = () =>
      canvas
        .getAllByRole("img", { name: /overlaid at the same scale/u })[0]
        ?.querySelector<SVGGElement>('[data-side="b"]')?.style.opacity;
    const slider = canvas.getByRole("slider", { name: "Opacity of B" });
    await expect(opacity()).toBe("0.7");
    slider.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(Number(opacity())).toBeCloseTo(0.6));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(opacity()).toBe("0"));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(opacity()).toBe("1"));
    await expect(slider).toHaveAttribute("aria-valuetext", "100%");
  },
};

/** The section of B moves over the front view; the fill of the differences returns with it. */
export const SlidingSection: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const [overlay] = canvas.getAllByRole("img", { name: /overlaid at the same scale/u });
    const moved = () => overlay?.querySelector("[data-side=b][transform^=translate]");
    const fills = () => overlay?.querySelectorAll("[mask]").length;
    await expect(fills()).toBe(2);
    canvas.getByRole("slider", { name: "Slide the section of B" }).focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(moved()?.getAttribute("transform")).toMatch(/^translate\(-\d/u));
    await expect(fills()).toBe(0);
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(fills()).toBe(2));
  },
};

/** Blinking shows one part at a time until it is stopped. */
export const Blinking: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const opacities = () => {
      const [overlay] = canvas.getAllByRole("img", { name: /overlaid at the same scale/u });
      return ["a", "b"].map(
        (side) => overlay?.querySelector<SVGGElement>(`[data-side="${side}"]`)?.style.opacity,
      );
    };
    await userEvent.click(canvas.getByRole("button", { name: "Alternate A and B" }));
    await expect(opacities()).toEqual(["1", "0"]);
    if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await waitFor(() => expect(opacities()).toEqual(["0", "1"]));
      await userEvent.click(canvas.getByRole("button", { name: "Show both" }));
      await expect(opacities()).toEqual(["1", "0.7"]);
    }
  },
};

export const Drums: Story = { args: pair("brake_drums") };

export const PadsInSpanish: Story = {
  globals: { locale: "es" },
  args: { ...pair("brake_pads"), example: "D1200" },
  parameters: { visual: { width: 1136, phone: true } },
};

export const Shoes: Story = { args: { ...pair("brake_shoes"), example: "D1200" } };
export const Linings: Story = { args: { ...pair("brake_lining"), example: "D1200" } };
export const WheelCylinders: Story = {
  args: { ...pair("wheel_cylinders"), example: "WC/MC116328" },
};
export const MasterCylinders: Story = {
  args: { ...pair("master_cylinders"), example: "WC/MC116328" },
};

/** Photographs instead of drawings; a part without one shows a message. */
export const Products: Story = {
  globals: { locale: "en" },
  args: { view: "product" },
  play: async ({ canvas, args }) => {
    await canvas.findByText("BR31340 has no images yet");
    await userEvent.click(canvas.getByRole("radio", { name: "Show diagram" }));
    await expect(args.onViewChange).toHaveBeenCalledWith("diagram");
  },
};

/** Nothing selected: what the comparison offers, and an example code of the section. */
export const Empty: Story = {
  args: { a: { kind: "empty" }, b: { kind: "empty" } },
  parameters: { visual: { width: 1136, phone: true } },
};

/** The second part is not selected yet. */
export const OnePart: Story = { args: { b: { kind: "empty" } } };

export const Loading: Story = {
  args: { a: { kind: "loading", code: "BR31338" }, b: { kind: "loading", code: "BR31340" } },
};

/** Side by side only, with the reason. */
export const OtherFamily: Story = {
  globals: { locale: "en" },
  args: { b: part(datasheets.brake_drums) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "BR31338 belongs to Brake Rotors and",
    );
    await see(canvas, absent(["slider"]), absent(["table"]));
  },
};

export const SamePart: Story = { args: { b: part(datasheets.brake_rotors) } };

/** Parts of one family, one of them without dimensions. */
export const WithoutDimensions: Story = {
  args: {
    b: part({
      ...datasheets.brake_rotors,
      code: "BR39999",
      dimensions: datasheets.brake_rotors.dimensions.map((one) => ({ ...one, value: null })),
    }),
  },
};

/** Two codes with the same dimensions. */
export const AllEqual: Story = {
  globals: { locale: "en" },
  args: { b: part(neighborOf(datasheets.brake_rotors, "BR31351", {})) },
  play: shows(/^No differences: all 12/u, absent(["switch"])),
};

/** An unknown code, with similar codes. */
export const Unknown: Story = {
  args: { b: { kind: "unknown", code: "BR31388", nearest: ["BR31338", "BR31380", "BR31308"] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "BR31380" }));
    await expect(args.onChoose).toHaveBeenCalledWith("b", "BR31380");
  },
};

/** A family that the account has no flag for, and a failed request. */
export const ForbiddenAndFailed: Story = {
  args: {
    a: { kind: "forbidden", code: "BR31338" },
    b: {
      kind: "failed",
      code: "BR31340",
      detail: "The server could not be reached.",
      retryLabel: "Try again",
      onRetry: fn(),
      isRetrying: false,
    },
  },
};

const planta: Datasheet = examples.datasheetPlanta;

/** No applications and no interchanges for PLANTA. */
export const Planta: Story = {
  globals: { locale: "en" },
  args: {
    a: part(planta),
    b: part(neighborOf(planta, "BR31340", { height: 42.5 })),
  },
  parameters: { visual: { skip: true }, catalogue: { account: "planta" } },
  play: shows(absent("Applications in common"), absent("Interchanges in common"), "Side by side"),
};
