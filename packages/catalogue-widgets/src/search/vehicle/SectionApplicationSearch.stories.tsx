import type { CylinderType } from "@caliper/api-client";
import {
  hardwareApplicationAnswer,
  padApplicationsAnswer,
  problem,
  rotorApplicationsAnswer,
  stocked,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  answers,
  disabled,
  keeping,
  outdates,
  see,
  shows,
  withCatalogue,
} from "../../testing/stories/index.ts";
import { choose, searchCorolla } from "./testing/fillVehicle.ts";
import { noSectionVehicle } from "./sectionCriteria.ts";
import { SectionApplicationSearch } from "./SectionApplicationSearch.tsx";

const corolla = { ...noSectionVehicle, maker: "Toyota", model: "Corolla" };

/** Search by vehicle within one section, in the section's usual columns. */
const meta = {
  title: "Search/Section application search",
  component: SectionApplicationSearch,
  // Keeps the search in state, as a host keeps it in its URL.
  render: function Render(args) {
    const [criteria, setCriteria] = useState(args.criteria);
    const onSearch = keeping(setCriteria, args.onSearch);
    return <SectionApplicationSearch {...args} criteria={criteria} onSearch={onSearch} />;
  },
  decorators: [withCatalogue],
  args: { section: "brakepad_band", criteria: corolla, onSearch: fn() },
  parameters: {
    guide: [
      "Use it within one section; its columns are those of the section.",
      "Ask for the type first where a section has several.",
      "Don't use it across families: use `ApplicationSearch`.",
    ],
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof SectionApplicationSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectHeads = async (canvasElement: HTMLElement, expected: string) => {
  const heads = await within(canvasElement).findAllByRole("columnheader");
  await expect(heads.map(({ textContent }) => textContent).join()).toBe(expected);
};

export const PadsAndShoes: Story = {
  globals: { locale: "en" },
  play: async ({ canvasElement, canvas }) => {
    await expect((await canvas.findAllByRole("link", { name: "D12001" }))[0]).toBeVisible();
    await expectHeads(canvasElement, "From,To,Front,Rear,Observation");
  },
};

export const RotorsAndDrums: Story = {
  globals: { locale: "en" },
  args: { section: "rotor_drum" },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole("link", { name: "BD31512" })).toBeVisible();
    await expectHeads(canvasElement, "From,To,Submodel,Front disc,Rear disc or drum");
    await expect(canvas.getByText("26.75")).toBeVisible();
  },
};

/** The chips leave the rows and columns of one axle. */
export const OneAxle: Story = {
  globals: { locale: "en" },
  args: { section: "rotor_drum" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Front/u }));
    await expectHeads(canvasElement, "From,To,Submodel,Front disc");
    await expect(canvas.queryByRole("link", { name: "BD31512" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Both axles" }));
    await expect(await canvas.findByRole("link", { name: "BD31512" })).toBeVisible();
  },
};

export const Cylinders: Story = {
  globals: { locale: "en" },
  args: { section: "cylinder_bomb", criteria: { ...corolla, cylinder: "wheel_cylinder" } },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole("link", { name: "WC116329" })).toBeVisible();
    await expectHeads(canvasElement, "From,To,Submodel,Left,Right,Master");
  },
};

export const Hardware: Story = {
  args: { section: "hardware" },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link", { name: "H5678" }))[0]).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "MIAMI" })).toBeVisible();
  },
};

/** No prices. */
export const HardwareJunior: Story = {
  args: { section: "hardware" },
  parameters: { catalogue: { account: "junior" } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link", { name: "H5678" }))[0]).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "MIAMI" })).toBeNull();
  },
};

/** What the warehouse has of each part, and a price that begins soon. */
export const Stock: Story = {
  globals: { locale: "en" },
  args: { section: "rotor_drum" },
  parameters: {
    visual: { width: 1216, phone: false },
    ...answers({ "GET /api/Search_By_Application": stocked(rotorApplicationsAnswer) }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /^In stock: stock of/u });
    await expect(canvas.getAllByText(/^from Dec(ember)? 1:/u).length).toBeGreaterThan(0);
  },
};

export const HardwareStock: Story = {
  globals: { locale: "es" },
  args: { section: "hardware" },
  parameters: answers({
    "GET /api/search_Hardware_Application": {
      Data: hardwareApplicationAnswer.Data.map((row) => ({
        ...row,
        Next_prices: [{ warehouse: "MIAMI", grade: "Precio", amount: 4.5, from: "2026-12-01" }],
        Stock: [
          {
            ALMACEN: "MIAMI",
            GRADE: "Precio",
            state: "low",
            quantity: 6,
            asOf: "2026-11-12T10:40:00Z",
            isCurrent: true,
          },
        ],
      })),
    },
  }),
  play: async ({ canvas }) => {
    await see(canvas, ["button", "Pocas, 6 piezas: existencias de H5678"]);
    await expect(canvas.getAllByText(/^desde el 1 (de )?dic/u)).toHaveLength(2);
  },
};

export const Spanish: Story = {
  args: { section: "rotor_drum" },
  globals: { locale: "es" },
  play: shows(["link", "BD31512"]),
};

export const Start: Story = {
  globals: { locale: "en" },
  args: { criteria: noSectionVehicle },
  play: shows(disabled(["button", "Brand needed"]), disabled(["combobox", "Model"])),
};

/** The kind of cylinder comes before the brand. */
export const StartOfCylinders: Story = {
  globals: { locale: "en" },
  args: { section: "cylinder_bomb", criteria: noSectionVehicle },
  play: shows(disabled(["button", "Type needed"]), disabled(["combobox", "Brand"])),
};

export const Loading: Story = {
  parameters: { catalogue: { delay: Infinity } },
};

export const NothingFound: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...corolla, year: "1955" } },
  parameters: answers({
    "GET /api/Search_By_Application": { Columnas: padApplicationsAnswer.Columnas, Data: [] },
  }),
  play: shows("No results found.", /No parts for Toyota Corolla 1955/u),
};

export const Failed: Story = {
  parameters: { catalogue: { handlers: { "GET /api/Search_By_Application": problem(500) } } },
  play: shows("Request fail.", ["button", "Try again"]),
};

/** Two thousand rows: only those in view are rendered. */
export const ManyRows: Story = {
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/Search_By_Application": {
        ...padApplicationsAnswer,
        Data: Array.from({ length: 2000 }, (_, index) => ({
          ...padApplicationsAnswer.Data[index % padApplicationsAnswer.Data.length],
          Front: `D${10_000 + index}`,
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("row")).length).toBeLessThan(100);
  },
};

export const TypeThenBrandThenModelThenYear: Story = {
  globals: { locale: "en" },
  args: { section: "cylinder_bomb", criteria: noSectionVehicle },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Master Cylinder" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Brand needed" })).toBeDisabled(),
    );
    await searchCorolla(canvasElement);
    await expect(args.onSearch).toHaveBeenCalledWith({
      cylinder: "master_cylinder",
      maker: "Toyota",
      model: "Corolla",
      year: "2009",
    });
    await expect(await canvas.findByRole("link", { name: "MC116511" })).toBeVisible();

    // Another model clears the year and the results.
    await userEvent.click(canvas.getByRole("button", { name: "Corolla" }));
    await choose(canvas.getByRole("combobox", { name: "Model" }), "Yaris");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Year" })).toHaveValue(""));
    await expect(canvas.queryByRole("link", { name: "MC116511" })).toBeNull();

    // Another kind of cylinder clears the rest.
    await userEvent.click(canvas.getByRole("radio", { name: "Wheel Cylinder" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Brand" })).toHaveValue(""));
    await expect(canvas.getByRole("combobox", { name: "Model" })).toBeDisabled();
  },
};

/** In each section: another year marks the results, another model or brand clears them. */
const changedForm = (
  section: NonNullable<Story["args"]>["section"],
  code: string,
  cylinder: CylinderType | null = null,
): Story => ({
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  args: { section, criteria: { ...corolla, cylinder } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("link", { name: code });
    await userEvent.click(canvas.getByRole("button", { name: "Edit search" }));
    const combobox = (name: string) => canvas.getByRole("combobox", { name });
    const year = canvas.getByRole("textbox", { name: "Year" });
    await outdates(canvasElement, () => canvas.queryAllByRole("link", { name: code })[0] ?? null, [
      {
        name: "year",
        change: () => userEvent.type(year, "2012"),
        restore: () => userEvent.clear(year),
      },
      {
        name: "model",
        change: () => choose(combobox("Model"), "Yaris"),
        restore: () => choose(combobox("Model"), "Corolla"),
      },
      cylinder === null
        ? { name: "brand", change: () => choose(combobox("Brand"), "Nissan") }
        : {
            name: "kind of cylinder",
            change: () => userEvent.click(canvas.getByRole("radio", { name: "Wheel Cylinder" })),
          },
    ]);
  },
});

export const ChangedFormOfPads = changedForm("brakepad_band", "D12001");
export const ChangedFormOfRotors = changedForm("rotor_drum", "BD31512");
export const ChangedFormOfCylinders = changedForm("cylinder_bomb", "MC116511", "master_cylinder");
export const ChangedFormOfHardware = changedForm("hardware", "H5678");
