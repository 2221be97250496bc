import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Box } from "../Box/Box.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
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

/** Banners, one at a time. It never turns for whoever asked for less motion. */
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
  parameters: { visual: { width: 352 } },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Banners: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await expect(canvas.getByText("New drum drawings")).toBeVisible();
    await expect(canvas.getByText("3 / 3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByText("1 / 3")).toBeVisible();
  },
};

export const One: Story = { args: { items: meta.args.items.slice(0, 1) } };
