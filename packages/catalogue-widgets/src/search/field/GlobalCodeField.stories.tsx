import {
  examples,
  findAnswer,
  noFinding,
  replacingFinding,
  stocked,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { answers, navigated, withCatalogue } from "../../testing/stories/index.ts";
import { GlobalCodeField } from "./GlobalCodeField.tsx";

const meta = {
  title: "Search/Global code field",
  tags: ["own-page"],
  component: GlobalCodeField,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it once per page, in the header; `/` and Ctrl K focus it from anywhere.",
      "Let it open the datasheet directly when a code matches exactly.",
      "Don't place it beside `CodeSearch`: two fields for codes confuse.",
      "Don't use it in a page without a datasheet to go to.",
    ],
  },
} satisfies Meta<typeof GlobalCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (product: string) =>
  waitFor(() => expect(navigated).toHaveBeenCalledWith(`/datasheet?codigo=${product}`));

export const Empty: Story = {};

export const Spanish: Story = { globals: { locale: "es" } };

export const Suggestions: Story = {
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d-1200");
    await expect(await screen.findByRole("option", { name: /^BR31338/u })).toBeVisible();
  },
};

/** An option contains no buttons: its stock is only words. */
export const Stock: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({ "POST /api/v2/find": stocked(findAnswer("d-1200", examples.viewers.admin)) }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d-1200");
    await expect(
      (await screen.findAllByRole("option", { name: /Out of stock/u }))[0],
    ).toBeVisible();
  },
};

export const NothingFound: Story = {
  globals: { locale: "en" },
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zz9");
    await expect(await screen.findByText("No results found.")).toBeVisible();
  },
};

/** No exact match: similar codes are offered. */
export const NearestCodes: Story = {
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d12o0");
    await userEvent.click(await screen.findByRole("option", { name: /^BR31338/u }));
    await opened("BR31338&family=brake_rotors");
    await userEvent.type(canvas.getByRole("combobox"), "d12o0");
    await expect(await screen.findByRole("option", { name: /^D12001/u })).toBeVisible();
  },
};

/** Enter does not open the part that replaces a code: the results say so first. */
export const Replacement: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { page: true },
    catalogue: { handlers: { "POST /api/v2/find": replacingFinding } },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "br21338");
    const option = await screen.findByRole("option", { name: /^BR31338/u });
    await expect(option).toHaveTextContent("Replaces BR21338 · Renumbered");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(navigated).toHaveBeenCalledWith("/home?code=br21338"));
    await userEvent.clear(canvas.getByRole("combobox"));
    await userEvent.type(canvas.getByRole("combobox"), "br21338");
    await screen.findByRole("option", { name: /^BR31338/u });
  },
};

const requests: string[] = [];

/** Enter uses the answer that the suggestions have shown. */
export const OneRequest: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "POST /api/v2/find": (request: { body: unknown }) => {
          requests.push(JSON.stringify(request.body));
          return noFinding;
        },
      },
    },
  },
  play: async ({ canvas }) => {
    requests.length = 0;
    await userEvent.type(canvas.getByRole("combobox"), "zz9");
    await screen.findByText("No results found.");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(navigated).toHaveBeenCalledWith(expect.stringContaining("zz9")));
    await expect(requests.filter((body) => body.includes('"zz9"'))).toHaveLength(1);
  },
};

/** Words lead to the search by vehicle, with Enter too. */
export const Words: Story = {
  globals: { locale: "en" },
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "discos corolla 2012");
    await screen.findByRole("option", { name: /^Brake Rotors for Toyota Corolla 2012/u });
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith(
        "/home?tab=application&marca=Toyota&modelo=Corolla&year=2012&familia=brake_rotors",
      ),
    );
    await userEvent.type(field, "discos corolla 2012");
    await screen.findByRole("option", { name: /^Brake Rotors for Toyota Corolla 2012/u });
  },
};

/** A VIN leads to its vehicle, a barcode to its product. */
export const Numbers: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "2t1bu4ee4cc900001");
    await screen.findByRole("option", { name: /^VIN: Toyota Corolla 2012, 1\.8 L/u });
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith(
        "/home?tab=application&marca=Toyota&modelo=Corolla&year=2012&familia=",
      ),
    );
    await userEvent.type(field, "8XA53ZEC010900001");
    await userEvent.click(
      await screen.findByRole("option", { name: /^VIN: Toyota 2001, Venezuela/u }),
    );
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith(
        "/home?tab=application&marca=Toyota&modelo=&year=2001&familia=",
      ),
    );
    await userEvent.type(field, "7 48300 31339 9{Enter}");
    await opened("BR31338&family=brake_rotors");
  },
};

/** A number without a result is explained, and no VIN is written to the URL. */
export const NumbersWithoutResults: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "XXXAB7AP0FY900001");
    await expect(await screen.findByText(/manufacturer of this VIN is unknown/u)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("XXXAB7AP0FY900001");
    await expect(navigated).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "748300313390");
    await expect(await screen.findByText(/check digit of this number is wrong/u)).toBeVisible();
  },
};

/** Plant staff have no general search: the section's own. */
export const WordsOfPlantStaff: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, catalogue: { account: "planta" } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "cilindros de rueda corolla");
    await userEvent.click(
      await screen.findByRole("option", { name: /^Wheel Cylinders for Toyota Corolla(?! Verso)/u }),
    );
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith(
        "/home/apli/cilindros_y_bombas?type=wheel_cylinder&marca=Toyota&modelo=Corolla&year=",
      ),
    );
    // The field loses focus after a press too.
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(canvas.getByRole("combobox")).not.toHaveFocus();
  },
};

export const SlashBringsTheFocus: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.keyboard("/");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(canvas.getByRole("combobox")).toHaveValue("");
    await userEvent.tab();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};

/** The exact match opens its datasheet without a stop at the results. */
export const EnterOpensTheExactMatch: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "D 12-00{Enter}");
    await opened("BR31338&family=brake_rotors");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveValue(""));
  },
};

export const EnterWithoutAnExactMatchGoesToTheResults: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d12{Enter}");
    await waitFor(() => expect(navigated).toHaveBeenCalledWith("/home?code=d12"));
  },
};

/** Plant staff have no results page: the best match opens. */
export const EnterOfPlantStaffOpensTheBestMatch: Story = {
  parameters: {
    visual: { skip: true },
    catalogue: { account: "planta" },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d12{Enter}");
    await opened("D12001&family=brake_pads");
  },
};

/** Parts of the text that the vehicle search cannot express are shown on the results page. */
export const EnterShowsWhatWasNotUnderstood: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "discos corolla xyzzy");
    await screen.findByText("Not understood: xyzzy");
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith("/home?code=discos%20corolla%20xyzzy"),
    );
  },
};

/** Codes begin with any letter, so a letter is text, also while a suggestion has the focus. */
export const LettersAreText: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "D12");
    await screen.findByRole("option", { name: /^D12001/u });
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant"));
    const written = "cCK41/?";
    await userEvent.keyboard(written);
    await expect(field).toHaveValue(`D12${written}`);
    await expect(navigated).not.toHaveBeenCalled();
  },
};

export const KeysCompareAndCopy: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    const focusFirst = async () => {
      await userEvent.type(field, "d1200");
      await screen.findByRole("option", { name: /^D12001/u });
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant"));
    };
    await focusFirst();
    // Selected text is the browser's to copy.
    field.select();
    await userEvent.keyboard("{Control>}c{/Control}");
    await expect(copied).not.toHaveBeenCalled();
    field.setSelectionRange(5, 5);
    await userEvent.keyboard("{Control>}c{/Control}");
    await waitFor(() => expect(copied).toHaveBeenCalledWith("BR31338"));
    await userEvent.keyboard("{Alt>}c{/Alt}");
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith("/home/comp_dia/rotores_y_tambores?a=BR31338&b="),
    );
    // The search is offered again.
    await waitFor(() => expect(field).not.toHaveFocus());
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole("option", { name: /^d1200/u }));
    await opened("BR31338&family=brake_rotors");
    copied.mockRestore();
  },
};

/** Switched off, `/` is an ordinary character and is not shown; Ctrl K still focuses the field. */
export const WithoutSingleKeys: Story = {
  parameters: { visual: { skip: true } },
  args: { hasSingleKeys: false },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.keyboard("/");
    await expect(field).not.toHaveFocus();
    await expect(canvas.queryByText("/")).toBeNull();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(field).toHaveFocus();
    field.blur();
  },
};

export const ArrowsChoose: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const chooseSecond = async () => {
      await userEvent.type(canvas.getByRole("combobox"), "d1200");
      await screen.findByRole("option", { name: /^D12001/u });
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
      await opened("D12001&family=brake_pads");
    };
    await chooseSecond();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    // The same part can be found again.
    navigated.mockClear();
    await chooseSecond();
  },
};
