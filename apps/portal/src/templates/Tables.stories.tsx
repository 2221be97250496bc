import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** Whole tables of small families. */
const meta = { title: "Pages/Tables" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const CaliperSystems: Story = page({
  path: paths.section("table", "kit_caliper"),
  shows: "CK4401",
});

export const CylinderCups: Story = page({
  path: paths.section("table", "cylinder_cups"),
  shows: "CC0750",
});
