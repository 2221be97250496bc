import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** The fluids by type and volume, and the datasheet of one of them. */
const meta = { title: "Pages/Brake fluid" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const List: Story = page({ path: paths.section("schema", "brake_fluid"), shows: /DOT 5.1/ });

export const Sheet: Story = page({
  path: paths.brakeFluidSheet({ type: "DOT4", volume: 355 }),
  shows: /DOT 4/,
});
