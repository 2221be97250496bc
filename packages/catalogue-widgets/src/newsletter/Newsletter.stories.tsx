import { newsletterNone, problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { answers, shows, withCatalogue } from "../testing/stories/index.ts";
import { NewsletterView } from "./NewsletterView.tsx";
import { NewsletterViewer } from "./NewsletterViewer.tsx";

const meta = {
  title: "Newsletter/Newsletter",
  component: NewsletterViewer,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it for the published PDF, on a page of its own.",
      "Give it the full width: pages of a PDF are hard to read in a column.",
      "Don't use it for other files: use `FilePreview`.",
    ],
    visual: { width: 1216 },
  },
} satisfies Meta<typeof NewsletterViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const newsletter = { name: "november-2026.pdf", url: "about:blank" };

/** A browser that shows PDFs inside a page. */
export const Embedded: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  render: () => (
    <NewsletterView canEmbed newsletter={newsletter} error={null} onRetry={() => undefined} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle("Newsletter: november-2026.pdf")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download PDF" })).toHaveAttribute(
      "download",
      "november-2026.pdf",
    );
  },
};

/** On a phone: links only. */
export const Linked: Story = {
  globals: { locale: "en" },
  parameters: { visual: { width: 390 } },
  render: () => (
    <NewsletterView
      canEmbed={false}
      newsletter={newsletter}
      error={null}
      onRetry={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle(/Newsletter/u)).toBeNull();
    await expect(canvas.getByRole("link", { name: "Open in a new tab" })).toBeVisible();
  },
};

export const None: Story = {
  globals: { locale: "es" },
  parameters: { catalogue: { handlers: { "GET /api/getPDFUploaded": newsletterNone } } },
  play: shows("No hay ningun boletin actualmente"),
};

export const Loading: Story = {
  globals: { locale: "es" },
  parameters: { catalogue: { delay: Infinity } },
  play: shows("Cargando PDF..."),
};

export const Failed: Story = {
  parameters: {
    ...answers({ "HEAD /CBP/{name}": problem(500) }),
    visual: { skip: true },
  },
  play: shows("Request fail.", ["button", "Try again"]),
};
