import { createClient } from "@caliper/api-client";
import {
  catalogueHandlers,
  datasheetAnswers,
  mockFetch,
  type MockHandlers,
  problem,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, spyOn, userEvent, within } from "storybook/test";
import {
  CatalogueProvider,
  type CatalogueProviderProps,
  CatalogueTexts,
} from "../provider/index.ts";
import { Late } from "../shared/late/index.ts";
import { Datasheet } from "./Datasheet.tsx";
import { preloadSheet } from "./parts.ts";

const code = datasheetAnswers.brake_rotors.Codigo;

interface HostPageProps extends Pick<CatalogueProviderProps, "links" | "headingLevel"> {
  codes: readonly string[];
  /** Replaces the API's answer for datasheets. */
  answer?: MockHandlers["GET /api/Ficha_info"];
}

/** Records the pages' requests. */
const hostQueries = new QueryClient();

/** Widgets in a page of another site, without a viewer or a language. */
function HostPage({ answer, codes, ...props }: HostPageProps) {
  const [client] = useState(() =>
    createClient({
      baseUrl: window.location.origin,
      retries: 0,
      fetch: mockFetch({
        ...catalogueHandlers("cliente"),
        ...(answer !== undefined && { "GET /api/Ficha_info": answer }),
      }),
    }),
  );
  useState(() => hostQueries.clear());
  return (
    <QueryClientProvider client={hostQueries}>
      <CatalogueProvider client={client} {...props}>
        {codes.map((each, index) => (
          <section key={index} aria-label={`Part ${index + 1}`}>
            <Datasheet code={each} />
          </section>
        ))}
      </CatalogueProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: "Datasheet/Host page",
  component: HostPage,
  subcomponents: { CatalogueProvider, CatalogueTexts, Late },
  loaders: [preloadSheet],
  args: { codes: [code] },
  parameters: {
    visual: { skip: true },
    guide: [
      "Put one `CatalogueProvider` around all widgets of a page.",
      "Add the texts of a part of the page with `CatalogueTexts` when that part loads.",
      "Put what is below the first screen into `Late`.",
      "Don't put a provider around each widget: they would not share their requests.",
    ],
  },
} satisfies Meta<typeof HostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The session's user, the document's language, the host's links and its query cache. */
export const Defaults: Story = {
  args: { links: "/parts/{code}", headingLevel: 3 },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 3, name: /BR31338/ });
    await canvas.findByRole("heading", { level: 4, name: /Prices/ });
    const related = await canvas.findByRole("link", { name: /D12001/ });
    await expect(related).toHaveAttribute("href", "/parts/D12001");
    await canvas.findByRole("link", { name: "Compare" });
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(copied).toHaveBeenCalledWith(`${window.location.origin}/parts/${code}`);
    await expect(hostQueries.getQueryCache().getAll().length).toBeGreaterThan(0);
  },
};

/** A prop that an untyped host left out is named. */
export const MissingCode: Story = {
  parameters: { logsErrors: true },
  args: { codes: [undefined as unknown as string, code] },
  play: async ({ canvas }) => {
    const broken = within(await canvas.findByRole("region", { name: "Part 1" }));
    await broken.findByText("MissingPropError: <Datasheet> needs the prop code");
    await canvas.findByRole("heading", { level: 1, name: /BR31338/ });
  },
};

/** A code that is not a string, as untyped hosts may pass it. */
export const BrokenNeighbor: Story = {
  parameters: { logsErrors: true },
  args: { codes: [31_338 as unknown as string, code] },
  play: async ({ canvas }) => {
    const broken = within(await canvas.findByRole("region", { name: "Part 1" }));
    await broken.findByText("This part of the page could not be shown.");
    await broken.findByRole("button", { name: "Try again" });
    await canvas.findByRole("heading", { level: 1, name: /BR31338/ });
  },
};

/** The messages for visitors when the host or the server is at fault. */
const failing = (answer: Response, text: RegExp): Story => ({
  args: { answer },
  play: async ({ canvas }) => {
    await canvas.findByText(text);
  },
});

export const WrongAddress = failing(
  new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }),
  /There is no catalogue API at http/,
);
export const InvalidKey = failing(problem(401, { code: "invalid-key" }), /access key is invalid/);
export const ForeignOrigin = failing(
  problem(403, { code: "foreign-origin" }),
  /does not accept requests from this site/,
);
export const RateLimited = failing(problem(429, { retryAfter: 60 }), /Try again in 1 minute/);
export const UnknownCode = failing(problem(404), /Code BR31338 not found/);
