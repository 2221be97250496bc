import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** Unknown URLs, each with a link to the home page. */
const meta = { title: "Pages/Not found" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const NotFound: Story = page({ locale: "en", path: "/nowhere", shows: "404 NOT FOUND" });

export const SectionUndefined: Story = page({
  path: paths.section("code", "espejos"),
  shows: /Section is undefined|no está definida/,
});
