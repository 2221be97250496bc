import { problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** The first page after signing in: search by any code, or by vehicle. */
const meta = { title: "Pages/Home" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const ByCode: Story = page({ path: paths.home({ code: "D1200" }), shows: "BR31338" });

export const ByApplication: Story = page({
  path: paths.home({ tab: "application", maker: "Toyota", model: "Corolla", year: "2010" }),
  shows: "BR31338",
});

/** Plant staff have the sections of their flags instead of a general search. */
export const Plant: Story = page({
  path: paths.home(),
  account: "planta",
  shows: /Pads|Pastillas/,
});

/** The server is unavailable: the typed text stays, with a retry button. */
export const ServerDown: Story = page({
  path: paths.home({ code: "D1200" }),
  handlers: { "POST /api/v2/find": problem(503) },
  shows: /Try again|Reintentar/,
});
