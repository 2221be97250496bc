import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { navigated, withCatalogue } from "../../testing/stories/index.ts";
import { NearestCodesView } from "./NearestCodesView.tsx";

/** What stands under "nothing found" when codes come close. */
const meta = {
  title: "Search/Nearest codes",
  component: NearestCodesView,
  decorators: [withCatalogue],
  args: { code: "D12O0", near: examples.nearestCodes },
  parameters: { visual: { width: 860, phone: true } },
  beforeEach: () => {
    navigated.mockClear();
  },
} satisfies Meta<typeof NearestCodesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Codes near D12O0" })).toBeVisible();
    await expect(canvas.getByText(/Looks alike/u)).toBeVisible();
    await expect(canvas.getByText(/KP-D1260/u)).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Se parece/u)).toBeVisible();
  },
};

export const EnterOpens: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("row", { name: /BR31338/u }));
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith(expect.stringContaining("codigo=BR31338")),
    );
  },
};
