import { codeHits } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { see, shows, withCatalogue } from "../../testing/stories/index.ts";
import { DecidingQuestion } from "./DecidingQuestion.tsx";

const disc = codeHits.parts.find(({ family }) => family === "brake_rotors");
if (!disc) throw new Error("The fixtures have no disc.");
const { match: _match, matched: _matched, ...part } = disc;
const discs = [255, 296].map((outerDiameter) => ({
  ...part,
  reason: "vehicle" as const,
  code: outerDiameter === 255 ? part.code : "BR31339",
  measures: { ...part.measures, outerDiameter },
}));

const wheels = {
  outcome: "open",
  count: 2,
  contradicted: 0,
  question: {
    field: "wheelSize",
    choices: [
      { value: "15", count: 1 },
      { value: "16", count: 1 },
    ],
  },
} as const;

const year = {
  kind: "years",
  text: "2009",
  from: 5,
  to: 9,
  years: { from: 2009, to: 2009 },
} as const;

const meta = {
  title: "Search/Deciding question",
  component: DecidingQuestion,
  decorators: [withCatalogue],
  args: {
    deciding: wheels,
    finding: { parts: discs, understood: [] },
    answers: { answer: fn(), takeBack: undefined },
  },
  parameters: {
    guide: [
      "Use it above the parts of one kind for one vehicle, where more than one of them is left.",
      "A choice becomes a word of the search text, so links and Back keep it.",
      "Don't choose for the user: where nothing divides the parts, it says so.",
    ],
    visual: { width: 720, phone: true },
  },
} satisfies Meta<typeof DecidingQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wheels: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "16-inch wheel" }));
    await expect(args.answers.answer).toHaveBeenLastCalledWith(
      { field: "wheelSize", value: "16" },
      "16-inch wheel",
      undefined,
    );
    // The section has the focus now.
    await userEvent.keyboard("1");
    await expect(args.answers.answer).toHaveBeenLastCalledWith(
      { field: "wheelSize", value: "15" },
      "15-inch wheel",
      undefined,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Don’t know" }));
    await expect(args.answers.answer).toHaveBeenLastCalledWith(
      { field: "wheelSize", value: "unknown" },
      null,
      undefined,
    );
  },
};

/** A question that only the old part answers: the candidates to scale. */
export const Measured: Story = {
  globals: { locale: "en" },
  args: {
    deciding: {
      ...wheels,
      question: {
        field: "outerDiameter",
        choices: [
          { value: "255", count: 1 },
          { value: "296", count: 1 },
        ],
      },
    },
    answers: { answer: fn(), takeBack: fn() },
  },
  play: async ({ canvas, args }) => {
    const choice = await canvas.findByRole("button", { name: /^296/u });
    await userEvent.click(choice);
    await expect(args.answers.answer).toHaveBeenLastCalledWith(
      { field: "outerDiameter", value: "296" },
      null,
      undefined,
    );
    await userEvent.keyboard("{Escape}");
    await expect(args.answers.takeBack).toHaveBeenCalledOnce();
  },
};

export const Months: Story = {
  globals: { locale: "es" },
  args: {
    finding: {
      parts: discs,
      understood: [year],
      vehicle: { maker: "Chevrolet", model: "Aveo", from: "2009", to: "2009" },
    },
    deciding: {
      ...wheels,
      question: {
        field: "month",
        choices: [
          { value: "1", upTo: "5", count: 1 },
          { value: "6", upTo: "12", count: 1 },
        ],
      },
    },
  },
  play: async ({ canvas, args }) => {
    await see(canvas, "¿De qué mes?", "enero – mayo");
    await userEvent.click(canvas.getByRole("button", { name: "junio – diciembre" }));
    await expect(args.answers.answer).toHaveBeenLastCalledWith(
      { field: "month", value: "6" },
      "06/2009-12/2009",
      year,
    );
  },
};

/** One part is left; the others are one click away. */
export const Decided: Story = {
  globals: { locale: "en" },
  args: {
    deciding: { outcome: "one", count: 1, contradicted: 1 },
    finding: { parts: discs.slice(0, 1), contradicted: discs.slice(1), understood: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("One part fits.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "1 other version" }));
    await expect(
      await canvas.findByRole("heading", { name: "For other versions of the vehicle" }),
    ).toBeVisible();
  },
};

export const BothFit: Story = {
  globals: { locale: "en" },
  args: { deciding: { outcome: "all", count: 2, contradicted: 0 } },
  play: shows("Both fit."),
};

export const NotStated: Story = {
  globals: { locale: "en" },
  args: { deciding: { outcome: "unstated", count: 2, contradicted: 0 } },
  play: shows("The catalogue does not say which of these 2 parts fits."),
};
