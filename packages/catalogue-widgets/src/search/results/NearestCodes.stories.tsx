import { nearParts } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addedToList, navigated, shows, withCatalogue } from "../../testing/stories/index.ts";
import { NearestCodes } from "./NearestCodes.tsx";

const meta = {
  title: "Search/Nearest codes",
  component: NearestCodes,
  decorators: [withCatalogue],
  args: { code: "D12O0", near: nearParts },
  parameters: {
    guide: [
      "Use it where a search found nothing, for codes that differ by a letter or two.",
      "Show it below the message that nothing was found.",
      "Don't mix its codes with results: they are guesses.",
    ],
    visual: { width: 860, phone: true },
  },
} satisfies Meta<typeof NearestCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  globals: { locale: "en" },
  play: shows(["heading", "Codes similar to D12O0"], /Look-alike/u, /KP-D1260/u),
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: shows(/Caracteres parecidos/u),
};

export const EnterOpens: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("row", { name: /BR31338/u }));
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith(expect.stringContaining("codigo=BR31338")),
    );
  },
};

/** With lists: the button or the key L adds a row's part; a letter after another one still looks for a row. */
export const AddToList: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { account: "cliente", hasLists: true } },
  play: async ({ canvas }) => {
    addedToList.mockClear();
    const row = await canvas.findByRole("row", { name: /BR31338/u });
    row.focus();
    await userEvent.keyboard("l");
    await expect(addedToList).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("xl");
    await expect(addedToList).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Add BR31338 to list…" }));
    await expect(addedToList).toHaveBeenLastCalledWith([{ code: "BR31338" }]);
  },
};

export const ManyEquallyNear: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  args: {
    near: nearParts
      .slice(0, 1)
      .flatMap((near) =>
        Array.from({ length: 31 }, (_, index) => ({ ...near, code: `BR3${1000 + index}` })),
      ),
  },
  play: shows(["link", "BR31000"], ["link", "BR31030"]),
};
