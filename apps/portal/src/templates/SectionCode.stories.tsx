import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** Search by code within one section; hardware has a search of its own. */
const meta = { title: "Pages/Section code" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const RotorsAndDrums: Story = page({
  path: paths.section("code", "rotores_y_tambores"),
  shows: /rotors and drums|rotores y tambores/i,
});

export const Hardware: Story = page({ path: paths.hardware("H5678"), shows: "H5678" });
