import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { absent, shows, withCatalogue } from "../testing/stories/index.ts";
import { BannerCarouselView } from "./BannerCarouselView.tsx";
import { BannerCarousel } from "./BannerCarousel.tsx";

const meta = {
  title: "Search/Banners",
  component: BannerCarouselView,
  subcomponents: { BannerCarousel },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
    withCatalogue,
  ],
  args: { banners: examples.banners },
  parameters: {
    guide: [
      "Use it on the home page, above what people come to do every day.",
      "Give each banner a complete image, which explains it.",
      "Use `BannerCarousel` for the published banners, `BannerCarouselView` for others.",
      "Don't put texts that matter only into a picture.",
      "Don't use more than one per page.",
    ],
  },
} satisfies Meta<typeof BannerCarouselView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Announcement 1 of 3" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next announcement" }));
    await expect(await canvas.findByRole("img", { name: "Announcement 2 of 3" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Previous announcement" }));
    await userEvent.click(canvas.getByRole("button", { name: "Previous announcement" }));
    await expect(await canvas.findByRole("img", { name: "Announcement 3 of 3" })).toBeVisible();
  },
};

/** Banners with words in another language are left out. */
export const InTheReadersLanguage: Story = {
  globals: { locale: "es" },
  args: {
    banners: examples.banners.map((banner, index) => ({
      ...banner,
      ...(index < 2 && { language: index === 0 ? "en" : "es" }),
    })),
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Anuncio 1 de 2" })).toBeVisible();
  },
};

/** A banner opens its complete image. */
export const Complete: Story = {
  globals: { locale: "en" },
  args: {
    banners: examples.banners.slice(0, 1).map((banner) => ({ ...banner, complete: banner.url })),
  },
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Announcement 1 of 1" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Full announcement" }));
    await expect(dialog.getByRole("img", { name: "Announcement 1 of 1" })).toBeVisible();
  },
};

export const One: Story = { args: { banners: examples.banners.slice(0, 1) } };

export const None: Story = {
  args: { banners: [] },
  parameters: { visual: { skip: true } },
  play: shows(absent(["img"])),
};

/** A picture that does not load is left out. */
export const OneIsBroken: Story = {
  globals: { locale: "en" },
  args: {
    banners: [
      { id: 99, name: "gone-B.jpg", url: "data:image/png;base64,AAAA" },
      ...examples.banners,
    ],
  },
  play: shows(["img", "Announcement 1 of 3"]),
};
