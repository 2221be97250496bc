import {
  manyMeasured,
  measureHandler,
  measureSearchAnswer,
  measureSearchNothing,
  measureSearchWorn,
  type MockHandlers,
  problem,
  stocked,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  absent,
  disabled,
  keeping,
  outdates,
  see,
  shows,
  withCatalogue,
} from "../testing/stories/index.ts";
import { noMeasures, type MeasureCriteria } from "../links/index.ts";
import { MeasureSearch } from "./MeasureSearch.tsx";

const answers = (answer: Parameters<typeof measureHandler>[0]): MockHandlers => ({
  "POST /api/Search_By_Dim": measureHandler(answer),
});

/** The search of the reference picture. */
const rotor: MeasureCriteria = {
  ...noMeasures,
  family: "brake_rotors",
  values: { outerDiameter: 275, thickness: 22, height: 49.5, centerBore: 55 },
  tolerance: 2,
};

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const meta = {
  title: "Search/Measure search",
  component: MeasureSearch,
  // Keeps the search in state, as a host keeps it in its URL.
  render: function Render(args) {
    const [criteria, setCriteria] = useState(args.criteria);
    const onSearch = keeping(setCriteria, args.onSearch);
    const onAdjust = keeping(setCriteria, args.onAdjust);
    return <MeasureSearch {...args} {...{ criteria, onSearch, onAdjust }} />;
  },
  decorators: [withCatalogue],
  args: { section: "rotor_drum", criteria: rotor, onSearch: fn(), onAdjust: fn() },
  parameters: {
    guide: [
      "Use it where people hold a worn part and a caliper.",
      "Start with the drawing that shows where each letter is measured.",
      "Keep the condition at Not sure where users don't know it: worn parts come after new ones.",
      "Don't use it to compare two known parts: use `Comparison`.",
    ],
    visual: { width: 1320, phone: true },
  },
} satisfies Meta<typeof MeasureSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the form that a search has folded. */
const edit = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "Edit search" }));

const instrument = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole("button", { name: /Measured with/u }));
  await userEvent.click(await screen.findByRole("option", { name }));
};

const rows = (root: HTMLElement) => within(root).findAllByRole("row");

export const Results: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText("BR31338")).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole("heading", { level: 2 })).toHaveTextContent(
      "10 brake rotors within ±2.0 mm",
    );
    await expect((await rows(canvasElement)).length).toBeGreaterThanOrEqual(10);
    await expect(canvas.getAllByText("Price FOB, MIAMI").length).toBeGreaterThan(0);
    await expect(canvas.getByRole("row", { name: /BR31340/u })).toHaveTextContent(/US\$\s?39\.65/u);
  },
};

/** What the warehouse has of each part, and a price that begins soon. */
export const Stock: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: answers(() => stocked(measureSearchAnswer)) },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /^In stock: stock of/u });
    await expect(canvas.getAllByText(/^from December 1:/u).length).toBeGreaterThan(0);
  },
};

/** A picture is a link: its stock is only words. */
export const StockGrid: Story = {
  globals: { locale: "es" },
  args: { criteria: { ...rotor, view: "grid" } },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: answers(() => stocked(measureSearchAnswer)) },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText("Agotada");
    await expect(canvas.getAllByText(/^desde el 1 de diciembre:/u).length).toBeGreaterThan(0);
  },
};

/** A level without prices: no column for them. */
export const Junior: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { account: "junior" }, visual: { skip: true } },
  play: async ({ canvas }) => {
    await see(canvas, ["columnheader", "Match"], absent(/Price FOB|US\$/u));
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: shows(["button", "Ver Menos"]),
};

export const Inches: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...rotor, unit: "in" } },
  parameters: { visual: { phone: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("BR31338")).length).toBeGreaterThan(0);
    await edit(canvas);
    await expect(await canvas.findByRole("textbox", { name: /Outer diameter/u })).toHaveValue(
      "10.827",
    );
  },
};

const column = (canvas: Canvas, name: RegExp) => canvas.getByRole("columnheader", { name });
const background = (element: Element) => getComputedStyle(element).backgroundImage;

/** Pointing at a measure in the results highlights its letter on the drawing, and the reverse. */
export const PointedMeasure: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...rotor, values: { centerBore: 55 } } },
  // Datasheets have the picture of a highlighted dimension.
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findAllByText("BR31338");
    await edit(canvas);
    const letter = async (name: RegExp) => canvas.findByRole("button", { name });
    const row = await canvas.findByRole("row", { name: /BR31338/u });
    const cell = row.querySelector("[id$=centerBore]") ?? document.body;
    await step("A gauge lights its letter", async () => {
      await userEvent.hover(cell);
      await waitFor(async () =>
        expect(await letter(/^C \d/u)).toHaveAttribute("aria-pressed", "true"),
      );
      await expect(background(column(canvas, /Center bore/u))).toBe(background(cell));
      await userEvent.unhover(cell);
      await waitFor(async () =>
        expect(await letter(/^C \d/u)).toHaveAttribute("aria-pressed", "false"),
      );
    });
    await step("So does a measure that was not searched", async () => {
      await userEvent.hover(within(row).getByText(/^B 148/u));
      await waitFor(async () =>
        expect(await letter(/^B.*Hat diameter/u)).toHaveAttribute("aria-pressed", "true"),
      );
    });
    await step("Right moves from a row into its cells; the table stays one stop", async () => {
      row.focus();
      for (let moves = 0; moves < 12 && cell !== document.activeElement; moves += 1)
        await userEvent.keyboard("{ArrowRight}");
      await waitFor(async () =>
        expect(await letter(/^C \d/u)).toHaveAttribute("aria-pressed", "true"),
      );
    });
    await step("A letter highlights its column", async () => {
      const bore = column(canvas, /Center bore/u);
      (await letter(/^B.*Hat diameter/u)).focus();
      await waitFor(() => expect(background(bore)).toBe(background(column(canvas, /Code/u))));
      (await letter(/^C \d/u)).focus();
      await waitFor(() => expect(background(bore)).not.toBe(background(column(canvas, /Code/u))));
      await expect(canvasElement.querySelectorAll("[tabindex='0'][role='row']")).toHaveLength(0);
    });
  },
};

/** See Less: the parts as pictures, to one scale. */
export const Grid: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...rotor, view: "grid" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "See all" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(10);
    await expect(canvas.getAllByText("Price FOB, MIAMI")).toHaveLength(9);
  },
};

/** A worn part: its wear and its limit replace the gauge. Instrument and condition are chosen above. */
export const Worn: Story = {
  globals: { locale: "en" },
  args: {
    criteria: {
      ...noMeasures,
      family: "brake_rotors",
      values: { outerDiameter: 275, thickness: 20.5 },
    },
  },
  parameters: { catalogue: { handlers: answers(() => measureSearchWorn) } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText("Likely")).toBeVisible();
    await expect(canvas.getByText("worn 1.5, limit 20.0")).toBeVisible();
    await expect(canvas.getByText("worn 1.5, past limit 21.2")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(
      "2 brake rotors within ±0.5 mm, new or worn",
    );
    await edit(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "New" }));
    await expect(args.onAdjust).toHaveBeenLastCalledWith(
      expect.objectContaining({ condition: "new" }),
    );
    await instrument(canvas, "Tape");
    await expect(args.onAdjust).toHaveBeenLastCalledWith(
      expect.objectContaining({ instrument: "tape", tolerance: 2 }),
    );
    await instrument(canvas, "Caliper");
    await userEvent.click(canvas.getByRole("radio", { name: "Not sure" }));
  },
};

/** PLANTA sees measures, but not applications. */
export const Planta: Story = {
  globals: { locale: "en" },
  args: {
    criteria: {
      ...rotor,
      values: { outerDiameter: 275, thickness: 22 },
      tolerances: { thickness: 1 },
    },
  },
  parameters: { catalogue: { account: "planta" }, visual: { phone: false } },
  play: async ({ canvas }) => {
    await see(canvas, ["columnheader", "Other dimensions"], absent(/Corolla/u));
    await see(canvas, ["columnheader", /Price FOB, CHINA/u]);
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(
      "within the tolerance of each measure",
    );
  },
};

/** Nothing selected yet: the button names the missing input. */
export const Start: Story = {
  globals: { locale: "en" },
  args: { criteria: noMeasures },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Need a type" })).toBeDisabled();
    await expect(canvas.getByText("Brake Drums", { selector: "span" })).toBeVisible();
  },
};

export const NoMeasureYet: Story = {
  globals: { locale: "en" },
  args: { section: "brakepad_band", criteria: { ...noMeasures, family: "brake_shoes" } },
  play: shows(["textbox", /Drum diameter/u], disabled(["button", "Need a measure"])),
};

export const Loading: Story = { parameters: { catalogue: { delay: Infinity } } };

/** Nothing within the tolerance: a button widens it to the narrowest one that finds something. */
export const NothingFound: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...rotor, values: { outerDiameter: 273.8, thickness: 22 }, tolerance: 0 } },
  parameters: {
    catalogue: {
      handlers: answers((tolerance) =>
        tolerance < 0.5 ? measureSearchNothing : measureSearchAnswer,
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await see(
      canvas,
      "No parts with exactly these measurements, new or worn",
      /^Searched: A Outer diameter 273.8 mm · F/u,
      ["button", /^Widen to/u],
    );
    await expect(args.onAdjust).not.toHaveBeenCalled();
  },
};

export const NothingFoundAnywhere: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { phone: false },
    catalogue: { handlers: answers(() => measureSearchNothing) },
  },
  play: shows(/There are no parts within ±5.0 mm either/u),
};

export const Failed: Story = {
  parameters: {
    visual: { phone: false },
    catalogue: { handlers: answers(() => problem(503)) },
  },
  play: shows("Request fail."),
};

export const FieldsCannotBeRead: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...noMeasures, family: "brake_drums" } },
  parameters: {
    visual: { phone: false },
    catalogue: { handlers: { "POST /api/Search_By_Dim": problem(500) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Request fail.");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Two thousand parts: only those in view are rendered. */
export const ManyParts: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...rotor, values: { thickness: 22 }, tolerance: 5 } },
  parameters: {
    visual: { phone: false },
    catalogue: { handlers: answers(() => manyMeasured(2000, 12_480)) },
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole("grid");
    await expect(grid).toHaveAttribute("aria-rowcount", "2001");
    await expect(within(grid).getAllByRole("row").length).toBeLessThan(100);
    await expect(canvas.getByText("Showing the 2,000 closest of 12,480.")).toBeVisible();
  },
};

/** Type, two measures, Enter; focus highlights the letter, and a letter focuses its field. */
export const TypeMeasureEnter: Story = {
  globals: { locale: "en" },
  args: { criteria: noMeasures },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Product type/u }));
    await userEvent.click(await screen.findByRole("option", { name: "Brake Rotors" }));
    const diameter = await canvas.findByRole("textbox", { name: /Outer diameter/u });
    await expect(canvas.getByRole("button", { name: "Need a measure" })).toBeDisabled();

    await userEvent.type(diameter, "279.7");
    const highlighted = () =>
      canvasElement.querySelector("[data-highlighted]")?.getAttribute("data-column");
    await expect(highlighted()).toBe("outerDiameter");
    await userEvent.type(canvas.getByRole("textbox", { name: /new$/iu }), "21.6{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({
        family: "brake_rotors",
        values: { outerDiameter: 279.7, thickness: 21.6 },
        tolerance: 0.5,
      }),
    );

    await edit(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^E,? .*height/iu }));
    await expect(canvas.getByRole("textbox", { name: /height/iu })).toHaveFocus();
    await expect(highlighted()).toBe("height");
  },
};

/** 1 in = 25.4 mm; inch fields read 13/16. */
export const UnitSwitch: Story = {
  globals: { locale: "en" },
  args: { section: "cylinder_bomb", criteria: { ...noMeasures, family: "wheel_cylinders" } },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "inch" }));
    const bore = await canvas.findByRole("textbox", { name: /bore|diameter/iu });
    await userEvent.type(bore, "1");
    await userEvent.click(canvas.getByRole("radio", { name: "mm" }));
    await expect(bore).toHaveValue("25.4");
    await userEvent.click(canvas.getByRole("radio", { name: "inch" }));
    await expect(bore).toHaveValue("1");
    await userEvent.clear(bore);
    await userEvent.type(bore, "13/16{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ values: { sizeMm: 20.6375 }, unit: "in" }),
    );
  },
};

/** An invalid number is not searched: the field shows why and gets the focus. */
export const WrongInput: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...noMeasures, family: "brake_rotors" } },
  parameters: { visual: { phone: false } },
  play: async ({ args, canvas }) => {
    const diameter = await canvas.findByRole("textbox", { name: /Outer diameter/u });
    await userEvent.type(diameter, "27x{Enter}");
    await expect(canvas.getByText("27x is not a number.")).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(diameter).toHaveFocus();
  },
};

/** Another type clears fields and results; a new tolerance searches at once. */
export const TypeChange: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await canvas.findAllByText("BR31338");
    await edit(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "5.0" }));
    await expect(args.onAdjust).toHaveBeenLastCalledWith(expect.objectContaining({ tolerance: 5 }));
    await userEvent.click(await canvas.findByRole("button", { name: "See less" }));
    await expect(await canvas.findByRole("button", { name: "See all" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Product type/u }));
    await userEvent.click(await screen.findByRole("option", { name: "Brake Drums" }));
    await waitFor(() => expect(canvas.queryByText("BR31338")).toBeNull());
    const fields = await canvas.findAllByRole("textbox");
    for (const field of fields) await expect(field).toHaveValue("");
    await expect(canvas.getByRole("radio", { name: /BD02/u })).toBeVisible();
  },
};

/** Another value marks the results; every control of the form then searches with the values that the form shows. */
export const ChangedForm: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findAllByText("BR31338");
    await edit(canvas);
    const diameter = await canvas.findByRole("textbox", { name: /Outer diameter/u });
    const write = async (value: string) => {
      await userEvent.clear(diameter);
      await userEvent.type(diameter, value);
    };
    await outdates(canvasElement, () => canvas.queryAllByText("BR31338")[0] ?? null, [
      {
        name: "a measure",
        change: async () => {
          await write("280");
          await canvas.findByText(/^These results are for A 275, /u);
        },
        restore: () => write("275"),
      },
    ]);
    let searches = 0;
    for (const name of ["1.0", "Worn", "Tape", "inch"]) {
      const value = 280 + searches;
      if (searches < 3) await write(String(value));
      else await write("11");
      if (name === "Tape") await instrument(canvas, name);
      else await userEvent.click(canvas.getByRole("radio", { name }));
      searches += 1;
      await expect(args.onSearch).toHaveBeenCalledTimes(searches);
      const shown = searches < 4 ? value : 11;
      await expect(args.onSearch).toHaveBeenLastCalledWith(
        expect.objectContaining({ values: expect.objectContaining({ outerDiameter: shown }) }),
      );
    }
    await expect(canvasElement.querySelector("[data-outdated]")).toBeNull();
  },
};
