import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent } from "storybook/test";
import { Button } from "../components/Button/Button.tsx";
import { announcementLifetime, useAnnounce } from "../internal/announce.ts";

/** A message for screen readers only; it is removed from the DOM after seven seconds. */
const meta = {
  title: "Feedback/announce",
  parameters: { visual: { skip: true } },
} satisfies Meta;
export default meta;

function Announcing() {
  const announce = useAnnounce();
  return <Button onPress={() => announce("12 results")}>Search</Button>;
}

type Story = StoryObj<typeof meta>;

export const Sentence: Story = {
  render: () => <Announcing />,
  play: async ({ canvas }) => {
    const timer = spyOn(globalThis, "setTimeout");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    const line = await screen.findByText("12 results");
    await expect(line.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    const leave = timer.mock.calls.find(([, delay]) => delay === announcementLifetime)?.[0];
    timer.mockRestore();
    await expect(announcementLifetime).toBe(7000);
    if (typeof leave === "function") leave();
    await expect(line).not.toBeInTheDocument();
  },
};
