import { problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { answers, navigated, withCatalogue } from "../testing/stories/index.ts";
import { SectionCodeSearch } from "./SectionCodeSearch.tsx";

const meta = {
  title: "Search/Section code search",
  tags: ["own-page"],
  component: SectionCodeSearch,
  decorators: [withCatalogue],
  args: { section: "brakepad_band" },
  parameters: {
    guide: [
      "Use it within one section, where the family is known.",
      "Show the chosen part below it, not on another page.",
      "Don't use it for codes of any family: use `CodeSearch`.",
    ],
  },
} satisfies Meta<typeof SectionCodeSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Spanish: Story = { globals: { locale: "es" }, args: { section: "cylinder_bomb" } };

export const Suggestions: Story = {
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d-1200");
    await expect(await screen.findByRole("option", { name: /^D12001/u })).toBeVisible();
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

/** No exact match: similar codes are offered with their difference. */
export const NearestCodes: Story = {
  globals: { locale: "en" },
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d12o0");
    await expect(await screen.findByRole("option", { name: /^BR31338/u })).toBeVisible();
    await expect(canvas.getByText("Codes similar to D12O0")).toBeVisible();
  },
};

export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { page: true },
    ...answers({ "POST /api/v2/find": problem(500) }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d1");
    await expect(await canvas.findByText(/Request fail/u)).toBeVisible();
    // Only the error is shown, not an empty list.
    await waitFor(() => expect(screen.queryByText("No results found.")).toBeNull());
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.queryByText("No results found.")).toBeNull();
  },
};

/** A shared link, or Back from a datasheet: the results are on the page and the list stays closed. */
export const FromALink: Story = {
  parameters: { visual: { phone: true } },
  args: { text: "D1200" },
  play: async ({ canvas }) => {
    const found = await canvas.findByRole("grid");
    await userEvent.click(within(found).getByRole("link", { name: "D12004" }));
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  },
};

export const ChoosingOpensTheDatasheet: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "d-1200");
    await userEvent.click(await screen.findByRole("option", { name: /^D12004/u }));
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith("/datasheet?codigo=D12004&family=brake_pads"),
    );
  },
};
