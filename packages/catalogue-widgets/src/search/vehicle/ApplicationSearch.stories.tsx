import { problem, vehicleSearchAnswer } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  absent,
  answers,
  disabled,
  keeping,
  outdates,
  see,
  shows,
  withCatalogue,
} from "../../testing/stories/index.ts";
import { ApplicationSearch } from "./ApplicationSearch.tsx";
import { noVehicle } from "../../links/index.ts";
import { choose, searchCorolla } from "./testing/fillVehicle.ts";

const corolla = { maker: "Toyota", model: "Corolla", year: "" };

const meta = {
  title: "Search/Application search",
  component: ApplicationSearch,
  // Keeps the search in state, as a host keeps it in its URL.
  render: function Render(args) {
    const [criteria, setCriteria] = useState(args.criteria);
    const onSearch = keeping(setCriteria, args.onSearch);
    return <ApplicationSearch {...args} criteria={criteria} onSearch={onSearch} />;
  },
  decorators: [withCatalogue],
  args: { criteria: corolla, onSearch: fn() },
  parameters: {
    guide: [
      "Use it where people know the vehicle: brand, model, year.",
      "Keep the vehicle in the page's address.",
      "Don't use it within one section: use `SectionApplicationSearch`, whose table has that section's columns.",
      "Don't fill in the year for them: a wrong year hides parts that fit.",
    ],
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof ApplicationSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("row")).length).toBeGreaterThan(2);
    const heads = canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(heads.join()).toBe("Outline,Code,Product,Fits,Size, mm,MIAMI");
  },
};

/** With one product type, the question that tells its parts apart. */
export const Question: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...corolla, year: "2012" }, family: "brake_rotors" },
  parameters: {
    visual: { width: 1216 },
    ...answers({
      "GET /api/v1/decide": ({ query }: { query: Readonly<Record<string, string>> }) =>
        query["wheelSize"] === undefined
          ? {
              outcome: "open",
              count: 2,
              contradicted: 0,
              parts: [],
              question: {
                field: "wheelSize",
                choices: [
                  { value: "15", count: 1 },
                  { value: "16", count: 1 },
                ],
              },
            }
          : { outcome: "one", count: 1, contradicted: 1, parts: [] },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "15-inch wheel" }));
    await canvas.findByText("One part fits.");
    await userEvent.keyboard("{Escape}");
    await see(canvas, "Which wheels?");
  },
};

/** No prices. */
export const Junior: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, catalogue: { account: "junior" } },
  play: shows(["columnheader", "Size, mm"], absent(["columnheader", "MIAMI"])),
};

/** Beside an expanded menu the table does not fit on a tablet. */
export const Tablet: Story = {
  parameters: { visual: { width: 520, phone: false } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 464 }}>
        <Story />
      </div>
    ),
  ],
  play: shows(["link", "BR31338"], absent(["columnheader", /Size/u])),
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("row")).length).toBeGreaterThan(2);
  },
};

export const Start: Story = {
  globals: { locale: "en" },
  args: { criteria: noVehicle },
  play: shows(disabled(["button", "Brand needed"]), disabled(["combobox", "Model"])),
};

export const Loading: Story = { parameters: { catalogue: { delay: Infinity } } };

export const NothingFound: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...corolla, year: "1985" } },
  parameters: answers({ "GET /api/Global_apli_search": { Data: [], Total: 0 } }),
  play: shows("No results found.", /No parts for Toyota Corolla 1985/u),
};

export const Failed: Story = {
  parameters: { catalogue: { handlers: { "GET /api/Global_apli_search": problem(503) } } },
  play: shows("Request fail."),
};

export const BrandsCannotBeRead: Story = {
  globals: { locale: "en" },
  args: { criteria: noVehicle },
  parameters: { catalogue: { handlers: { "GET /api/Maker_Input": problem(500) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Request fail.");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Two thousand rows: only those in view are rendered. */
export const ManyRows: Story = {
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/Global_apli_search": {
        Total: 2000,
        Data: Array.from({ length: 2000 }, (_, index) => ({
          ...vehicleSearchAnswer.Data[index % vehicleSearchAnswer.Data.length],
          Codigo: `D${10_000 + index}`,
        })) as typeof vehicleSearchAnswer.Data,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("row")).length).toBeLessThan(100);
  },
};

/** A range of years, and the parts of one axle. */
export const RangeOfYearsAndAxle: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...corolla, year: "2010-2015" }, axle: undefined },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await canvas.findByRole("radio", { name: /^Rear/u });
    await userEvent.click(canvas.getByRole("radio", { name: /^Rear/u }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /BR31338/u })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "2010-2015" }));
    const year = canvas.getByRole("textbox", { name: "Year" });
    await expect(year).toHaveFocus();
    await expect(year).toHaveValue("2010-2015");
    await userEvent.clear(year);
    await userEvent.type(year, "20152010{Enter}");
    await see(canvas, "Enter a four-digit year or a range: 2010-2015");
    await userEvent.clear(year);
    await userEvent.type(year, "20112012{Enter}");
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith({ ...corolla, year: "2011-2012" }),
    );
  },
};

export const BrandThenModelThenYear: Story = {
  globals: { locale: "en" },
  args: { criteria: noVehicle },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await searchCorolla(canvasElement);
    await expect(args.onSearch).toHaveBeenCalledWith({
      maker: "Toyota",
      model: "Corolla",
      year: "2009",
    });

    // Another brand clears model and year.
    await expect(canvas.getByRole("button", { name: "Edit search" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Toyota" }));
    await choose(canvas.getByRole("combobox", { name: "Brand" }), "Nissan");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Model" })).toHaveValue(""));
    await expect(canvas.getByRole("textbox", { name: "Year" })).toHaveValue("");
  },
};

/** Results never contradict the form: another year marks them, another model or brand clears them. */
export const ChangedForm: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    const [hit] = await canvas.findAllByRole("link", { name: "BR31338" });
    await expect(hit).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Edit search" }));
    const combobox = (name: string) => canvas.getByRole("combobox", { name });
    const year = canvas.getByRole("textbox", { name: "Year" });
    await outdates(
      canvasElement,
      () => canvas.queryAllByRole("link", { name: "BR31338" })[0] ?? null,
      [
        {
          name: "year",
          change: async () => {
            await userEvent.type(year, "2012");
            await canvas.findByText(/^These results are for Toyota Corolla/u);
            await expect(canvas.getByRole("button", { name: "Search again" })).toBeVisible();
          },
          restore: () => userEvent.clear(year),
        },
        {
          name: "model",
          change: () => choose(combobox("Model"), "Yaris"),
          restore: () => choose(combobox("Model"), "Corolla"),
        },
        { name: "brand", change: () => choose(combobox("Brand"), "Nissan") },
      ],
    );
  },
};
