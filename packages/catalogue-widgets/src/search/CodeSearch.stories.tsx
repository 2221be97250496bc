import type { FindArgs } from "@caliper/api-client";
import {
  codeHits,
  datasheetAnswers,
  findAnswer,
  examples,
  type MockHandlers,
  problem,
  replacedFinding,
  stocked,
  vehicleAnswer,
  noFinding,
} from "@caliper/api-client/fixtures";
import type { FamilyId } from "@caliper/catalogue-model";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  absent,
  answers,
  keeping,
  navigated,
  outdates,
  see,
  shows,
  withCatalogue,
} from "../testing/stories/index.ts";
import { CodeSearch } from "./CodeSearch.tsx";

const meta = {
  title: "Search/Code search",
  component: CodeSearch,
  // Keeps the search in state, as a host keeps it in its URL.
  render: function Render(args) {
    const [code, setCode] = useState(args.code);
    const [family, onFamilyChange] = useState<FamilyId | null>(null);
    const onSearch = keeping(setCode, (text: string) => args.onSearch(text, []));
    return <CodeSearch {...args} {...{ code, onSearch, family, onFamilyChange }} />;
  },
  decorators: [withCatalogue],
  args: { code: "D-1200", onSearch: fn() },
  parameters: {
    guide: [
      "Use it where people have a code in hand: ours, a competitor's, an FMSI number or a UPC.",
      "Keep code and family in the page's address, so that Back restores the search.",
      "Don't use it in a header: use `GlobalCodeField`, which has the same field without results.",
      "Don't search on each keystroke: suggestions are listed while typing, results after Enter or the button.",
    ],
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof CodeSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, code: string) =>
  within(canvasElement).findByRole("row", { name: new RegExp(code, "u") });

export const Results: Story = {
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    await expect(canvas.getByRole("columnheader", { name: "MIAMI" })).toBeVisible();
    // The best match is shown beside the results.
    await expect(await canvas.findByText(/^5 x 100/u)).toBeVisible();
  },
};

/** What the warehouse has of each part, and a price that begins soon. */
export const Stock: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({
      "POST /api/v2/find": stocked(findAnswer("D-1200", examples.viewers.admin)),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /^In stock: stock of/u });
    await expect(canvas.getAllByText(/^from Dec(ember)? 1:/u).length).toBeGreaterThan(0);
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: async ({ canvasElement }) => {
    await row(canvasElement, "BR31338");
  },
};

/** No prices, no competitors' codes; an interchange hit would show its reason only. */
export const Junior: Story = {
  parameters: { catalogue: { account: "junior" } },
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    await expect(canvas.queryByRole("columnheader", { name: /US\$/u })).toBeNull();
  },
};

export const PlantStaff: Story = {
  parameters: { catalogue: { account: "planta" } },
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    await see(canvas, absent(["columnheader", "Fits"]), ["columnheader", "CHINA"]);
  },
};

export const Start: Story = { args: { code: "" } };

export const Loading: Story = { parameters: { catalogue: { delay: Infinity } } };

export const NothingFound: Story = {
  globals: { locale: "en" },
  args: { code: "ZZ-999" },
  play: shows("No results found.", /No match for ZZ-999/u),
};

/** No exact match, but similar codes. */
export const NearestCodes: Story = {
  globals: { locale: "en" },
  args: { code: "D12O0" },
  play: shows("No results found.", ["link", "BR31338"], /KP-D1260/u),
};

/** The old part has a mark, and the part that replaces it is listed below it. */
export const Replaced: Story = {
  globals: { locale: "en" },
  args: { code: "BR31340" },
  parameters: {
    catalogue: {
      handlers: {
        "POST /api/v2/find": replacedFinding,
        "GET /api/Ficha_info": datasheetAnswers.brake_rotors,
      },
    },
  },
  play: shows("Replaced by BR31338", "Replaces BR31340 · Merged with another part"),
};

/** Nothing of interchanges. */
export const NearestCodesJunior: Story = {
  args: { code: "D12O0" },
  parameters: { visual: { skip: true }, catalogue: { account: "junior" } },
  play: shows(["link", "BR31338"], absent(/KP-D1260/u)),
};

/** Words instead of a code: the parts, and links to screens for everything else. */
export const Words: Story = {
  globals: { locale: "en" },
  args: { code: "DISCOS COROLLA 2012" },
  parameters: {
    catalogue: {
      handlers: {
        "POST /api/v2/find": vehicleAnswer("DISCOS COROLLA 2012", codeHits.parts),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    await expect(canvas.getByRole("heading", { name: "Matching parts" })).toBeVisible();
    const jump = await canvas.findByRole("link", { name: /^Brake Rotors for/u });
    await expect(jump).toHaveTextContent("Brake Rotors for Toyota Corolla Verso 2012");
    await expect(jump).toHaveAttribute(
      "href",
      "/home?tab=application&marca=Toyota&modelo=Corolla Verso&year=2012&familia=brake_rotors",
    );
    await waitFor(() => expect(canvas.queryByText(/No match for/u)).toBeNull());
  },
};

/** A chip for each piece that was understood; each can be changed or removed. */
export const Understood: Story = {
  args: { code: "DISCOS COROLLA 2012 XYZZY", onSearch: fn() },
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    const chips = within(await canvas.findByRole("region", { name: "Search interpreted as" }));
    await expect(chips.getByRole("button", { name: /^Not understood: XYZZY/u })).toBeVisible();
    await userEvent.click(chips.getByRole("button", { name: /^Toyota Corolla/u }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Toyota Corolla Verso" }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith("DISCOS Toyota Corolla Verso 2012 XYZZY", []),
    );
    await userEvent.click(chips.getByRole("button", { name: /^2012/u }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit in the text" }));
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    await waitFor(() => expect(field).toHaveFocus());
    const { value, selectionStart, selectionEnd } = field;
    await expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe("2012");
    await userEvent.click(chips.getByRole("button", { name: /^2012/u }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "2011-2013" }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith(
        "DISCOS Toyota Corolla Verso 2011-2013 XYZZY",
        [],
      ),
    );
    await userEvent.click(chips.getByRole("button", { name: /^2011/u }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove" }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith("DISCOS Toyota Corolla Verso XYZZY", []),
    );
  },
};

const [conflictText, built] = ["SENTRA B15 2014", { from: 1999, to: 2006 }] as const;

/** A chassis that was not built in the stated year: no parts, and a search for each. */
export const YearsOfAnotherGeneration: Story = {
  args: { code: conflictText },
  globals: { locale: "en" },
  parameters: {
    catalogue: {
      handlers: {
        "POST /api/v2/find": {
          ...noFinding,
          understood: [
            {
              kind: "model",
              maker: "Nissan",
              model: "Sentra",
              isCorrected: false,
              others: [],
              text: "SENTRA",
              from: 0,
              to: 6,
            },
            { kind: "chassis", submodel: "B15", years: built, text: "B15", from: 7, to: 10 },
            {
              kind: "years",
              years: { from: 2014, to: 2014 },
              text: "2014",
              from: 11,
              to: 15,
              conflict: { name: "B15", built },
            },
          ],
          searches: [built, { from: 2014, to: 2014 }].map((years) => ({
            kind: "vehicle",
            maker: "Nissan",
            model: "Sentra",
            years,
            family: null,
            axle: null,
          })),
        },
      },
    },
  },
  play: shows(
    "B15 was built 1999-2006, but the search says 2014. Which do you mean?",
    ["link", /Nissan Sentra 1999-2006/u],
    ["link", /Nissan Sentra 2014/u],
  ),
};

/** Sizes are named in links where their place does not tell what they are. */
export const MeasureLinks: Story = {
  args: { code: "DISCO ESPESOR 22" },
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "POST /api/v2/find": {
          ...noFinding,
          searches: [{ thickness: 22 }, { outerDiameter: 280, thickness: 22, holes: 5 }].map(
            (values) => ({ kind: "measures", family: "brake_rotors", values, unit: "mm" }),
          ),
        },
      },
    },
  },
  play: shows(
    ["link", /^Brake Rotors, Thickness, new: 22 mm/u],
    ["link", /^Brake Rotors of 280 × 22 mm, Bolt holes 5/u],
  ),
};

/** A code with a quantity leads to the list tool. */
export const CodeWithQuantity: Story = {
  args: { code: "D1200 x4" },
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "POST /api/v2/find": {
          ...noFinding,
          searches: [{ kind: "codes", codes: [{ code: "D1200", quantity: 4 }] }],
        },
      },
    },
  },
  play: shows(["link", /^Look up 4 × D1200/u]),
};

/** A kind of part that is not sold: no parts until the reader asks for those of the vehicle. */
export const KindNotSold: Story = {
  args: { code: "JETOUR SHOCKS COROLLA" },
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "POST /api/v2/find": {
          ...noFinding,
          understood: [
            { kind: "other_maker", name: "Jetour", text: "JETOUR", from: 0, to: 6 },
            { kind: "unsold", text: "SHOCKS", from: 7, to: 13 },
            {
              kind: "model",
              maker: "Toyota",
              model: "Corolla",
              isCorrected: false,
              others: [],
              text: "COROLLA",
              from: 14,
              to: 21,
            },
          ],
        },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText("We have no parts for Jetour.")).toBeVisible();
    await see(canvas, "We make brakes only, so there is no “SHOCKS”.");
    await userEvent.click(canvas.getByRole("button", { name: "Parts for Toyota Corolla" }));
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith("JETOUR COROLLA", []));
  },
};

/** Traits in the text, and those that the catalogue does not state. */
export const Traits: Story = {
  args: { code: "DISCOS VENTILADOS PERFORADOS COROLLA" },
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  play: shows(
    ["button", /^Ventilado:/u],
    ["button", /^Perforado:/u],
    "El catálogo no registra: Perforado.",
  ),
};

export const WordsSpanish: Story = {
  args: { code: "BALATAS" },
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  play: shows(["link", /Pastillas/u], ["link", /Bandas/u]),
};

export const Failed: Story = {
  parameters: { catalogue: { handlers: { "POST /api/v2/find": problem(500) } } },
  play: shows("Request fail.", ["button", "Try again"]),
};

export const SearchesWithEnter: Story = {
  globals: { locale: "en" },
  args: { code: "" },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Search" })).toBeDisabled();
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, " d-1200 ");
    await expect(field).toHaveValue(" D-1200 ");
    await expect(canvas.getByRole("button", { name: "Search" })).toBeEnabled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("D-1200", []));
    await row(canvasElement, "BR31338");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveFocus();
  },
};

/** The same suggestions as in the header. A text that was searched is offered again. */
export const Suggestions: Story = {
  globals: { locale: "en" },
  args: { code: "" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "d1200");
    await userEvent.click(await screen.findByRole("option", { name: /^D12001/u }));
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith("/datasheet?codigo=D12001&family=brake_pads"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await userEvent.tab();
    await userEvent.click(field);
    await expect(await screen.findByRole("option", { name: /^D1200/u })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  },
};

export const FiltersByType: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    await userEvent.click(canvas.getByRole("radio", { name: /Shoes/u }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /BR31338/u })).toBeNull());
    await row(canvasElement, "B12003");
    await userEvent.click(canvas.getByRole("radio", { name: /All/u }));
    await row(canvasElement, "BR31338");
  },
};

/** Five products, and all when more are requested; at first that may fail. */
function pageOfFive(fails: boolean): MockHandlers {
  return {
    "POST /api/v2/find": ({ body }) => {
      const { family, limit, text } = body as FindArgs;
      const parts = codeHits.parts.filter((hit) => family === undefined || hit.family === family);
      const isFirst = limit === undefined;
      if (!isFirst && fails) {
        fails = false;
        return problem(500);
      }
      const hits = {
        ...codeHits,
        parts: isFirst ? parts.slice(0, 5) : parts,
        total: parts.length,
      };
      return { ...findAnswer(text, examples.viewers.admin), hits };
    },
  };
}

/** The first products, with the number of each type. */
export const ManyFound: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: { handlers: pageOfFive(false) },
  },
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    await expect(canvas.getByText(/^5 of 12 products/u)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show more" })).toBeVisible();
  },
};

export const ShowsMore: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, catalogue: { handlers: pageOfFive(false) } },
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    await expect(canvas.queryByRole("row", { name: /WC116328/u })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: /Wheel/u }));
    await row(canvasElement, "WC116328");
    await expect(canvas.queryByText(/of 12 products/u)).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: /^All/u }));
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await row(canvasElement, "WC116328");
    await row(canvasElement, "BR31338");
    await expect(canvas.queryByRole("button", { name: "Show more" })).toBeNull();
  },
};

/** The first products stay, and the button tries again. */
export const ShowsMoreAfterFailure: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, catalogue: { handlers: () => pageOfFive(true) } },
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await row(canvasElement, "BR31338");
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await row(canvasElement, "WC116328");
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};

export const ArrowsChooseAndEnterOpens: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    const first = await row(canvasElement, "BR31338");
    await userEvent.click(first);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(
        within(canvas.getByRole("region", { name: "Selected product" })).getByText("D12001"),
      ).toBeVisible(),
    );
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith(expect.stringContaining("codigo=D12001")),
    );
  },
};

/** Another text in the field marks the results, and the product beside them. */
export const ChangedForm: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await row(canvasElement, "BR31338");
    const field = canvas.getByRole("combobox");
    await outdates(
      canvasElement,
      // By text: the open list of the field hides the page from queries by role.
      () => canvas.queryAllByText("BR31338")[0] ?? null,
      [
        {
          name: "the code",
          change: async () => {
            await userEvent.type(field, "5");
            await canvas.findByText(/^These results are for D-1200/u);
            const preview = canvas.getByRole("region", { name: "Selected product", hidden: true });
            await expect(preview.closest("[data-outdated]")).not.toBeNull();
          },
          restore: () => userEvent.type(field, "{Backspace}"),
        },
      ],
    );
    await userEvent.keyboard("{Escape}");
  },
};
