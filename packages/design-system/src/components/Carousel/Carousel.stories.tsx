import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { media } from "../../theme/scale.ts";
import { Box, Heading, Stack, Text } from "../../stories/kit.ts";
import { Carousel } from "./Carousel.tsx";

const banner = (title: string) => (
  <Box padding={16}>
    <Stack gap={4}>
      <Text variant="columnHead" tone="muted">
        Newsletter, November
      </Text>
      <Heading level={2}>{title}</Heading>
      <Text variant="cell" tone="muted">
        Corolla, Versa, Onix, Rio and Kicks.
      </Text>
    </Stack>
  </Box>
);

/** Announcements, one at a time. It does not advance by itself under `prefers-reduced-motion`. */
const meta = {
  title: "Data/Carousel",
  component: Carousel,
  args: {
    label: "News",
    previousLabel: "Previous",
    nextLabel: "Next",
    pauseLabel: "Pause",
    playLabel: "Play",
    items: [
      { id: "1", content: banner("38 rotors added for 2019-2024 vehicles") },
      { id: "2", content: banner("Certified pads for pick-ups") },
      { id: "3", content: banner("New drum drawings") },
    ],
  },
  parameters: {
    visual: { width: 352 },
    guide: [
      "Use it for secondary content of which one item at a time is enough, such as announcements.",
      "Give all items the same height, so that the page does not jump.",
      "Don't put anything essential in it: most users see only the first item.",
      "Don't use it for pictures of a part: use `Gallery`, which never advances by itself.",
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Banners: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await expect(canvas.getByText("New drum drawings")).toBeVisible();
    await expect(canvas.getByText("3 / 3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByText("1 / 3")).toBeVisible();
  },
};

/** It advances by itself and stops on focus, on hover and with its button. */
export const Turning: Story = {
  parameters: { visual: { skip: true } },
  args: { interval: 60 },
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    const motion = spyOn(window, "matchMedia").mockImplementation((query) =>
      query === media.reducedMotion ? real("not all") : real(query),
    );
    return () => motion.mockRestore();
  },
  play: async ({ canvas }) => {
    const first = "38 rotors added for 2019-2024 vehicles";
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull());
    const pause = canvas.getByRole("button", { name: "Pause" });
    await userEvent.tab();
    await expect(pause).toHaveFocus();
    const shown = canvas.getByText(/ \/ 3$/).textContent;
    await new Promise((done) => setTimeout(done, 200));
    await expect(canvas.getByText(/ \/ 3$/)).toHaveTextContent(shown);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Play" })).toHaveFocus();
    pause.blur();
    await new Promise((done) => setTimeout(done, 200));
    await expect(canvas.getByText(/ \/ 3$/)).toHaveTextContent(shown);
  },
};

export const One: Story = { args: { items: meta.args.items.slice(0, 1) } };

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    label: "Anuncios",
    items: [
      {
        id: "1",
        content: banner("Treinta y ocho rotores nuevos para vehículos de 2019 a 2024"),
      },
      { id: "2", content: banner("Pastillas certificadas") },
    ],
  },
};
