import {
  closeMeasuresAnswer,
  findingOf,
  noFinding,
  noNearest,
  otherModelsAnswer,
  otherYearsAnswer,
  problem,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { absent, shows, withCatalogue } from "../../testing/stories/index.ts";
import { NothingFound } from "./NothingFound.tsx";

const reported = fn();
const answering = (text: string, of: typeof otherYearsAnswer) => ({
  text,
  finding: findingOf(of(text)),
});

const meta = {
  title: "Search/Nothing found",
  component: NothingFound,
  decorators: [withCatalogue],
  args: {
    ...answering("discos corolla 2005", otherYearsAnswer),
    onTextChange: fn(),
  },
  parameters: {
    guide: [
      "Use it where a search found no parts: it has what comes closest by each reading of the text.",
      "Show it below the message that nothing was found.",
      "Don't show it while the text is typed: people have not finished their question.",
    ],
    visual: { width: 860, phone: true },
  },
  beforeEach: () => void reported.mockClear(),
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The years in which the vehicle has parts, by generation; each replaces the years of the text. */
export const OtherYears: Story = {
  globals: { locale: "en" },
  play: async ({ args, canvas }) => {
    const years = within(
      await canvas.findByRole("region", { name: "There are parts for these years:" }),
    );
    await userEvent.click(years.getByRole("button", { name: "E140 2009-2014" }));
    await expect(args.onTextChange).toHaveBeenCalledWith("discos corolla 2009-2014");
  },
};

export const Spanish: Story = { globals: { locale: "es" } };

/** The models of the brand, the most similar first; each replaces the words that were not understood. */
export const OtherModels: Story = {
  globals: { locale: "en" },
  args: answering("toyota xyzzy", otherModelsAnswer),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Yaris" }));
    await expect(args.onTextChange).toHaveBeenCalledWith("toyota Yaris");
  },
};

/** The parts with the closest measures, drawn to one scale. */
export const CloseMeasures: Story = {
  globals: { locale: "en" },
  args: answering("discos 283.1 x 27.9", closeMeasuresAnswer),
  play: shows(["heading", "Parts with the closest measures"], ["link", "BR31338"]),
};

/** One press tells the administrators; the button keeps the focus and is not sent twice. */
export const Reports: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "POST /api/v1/unanswered-searches": ({ body }: { body: unknown }) => reported(body),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Tell us what you looked for" }),
    );
    const thanks = await canvas.findByRole("button", { name: "Thank you, we have noted it" });
    await expect(thanks).toHaveFocus();
    await waitFor(() => expect(document.body).toHaveTextContent(/noted it.*noted it/u));
    await userEvent.click(thanks);
    await expect(reported).toHaveBeenCalledOnce();
    await expect(reported).toHaveBeenCalledWith(
      expect.objectContaining({ text: "discos corolla 2005" }),
    );
  },
};

export const ReportFailed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "POST /api/v1/unanswered-searches": problem(500) } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Tell us what you looked for" }),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Request fail.");
    await expect(canvas.getByRole("button", { name: "Tell us what you looked for" })).toBeVisible();
  },
};

/** Nothing comes close. */
export const NothingNear: Story = {
  globals: { locale: "en" },
  args: { text: "ZZ-999", finding: findingOf({ ...noFinding, nearest: noNearest }) },
  play: shows(["button", "Tell us what you looked for"], absent(/There are parts/u)),
};

/** A text that leads to a screen without parts of its own. */
export const Answered: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  args: { text: "discos", finding: findingOf(noFinding) },
  play: shows(absent(["button", "Tell us what you looked for"])),
};
