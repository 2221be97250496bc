import { type DemoAccount, examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** Everything about one product that the level may see. */
const meta = { title: "Pages/Datasheet" } satisfies Meta;
export default meta;

type Story = StoryObj;

const sheet = (
  family: keyof typeof examples.datasheets,
  options: { account?: DemoAccount | null; hasPicture?: boolean } = {},
) => {
  const { code } = examples.datasheets[family];
  return page({ path: paths.datasheet({ code, family }), shows: code, ...options });
};

export const Rotor: Story = sheet("brake_rotors");

export const Pads: Story = sheet("brake_pads");

export const Shoes: Story = sheet("brake_shoes", { hasPicture: false });

export const Lining: Story = sheet("brake_lining", { hasPicture: false });

export const Drum: Story = sheet("brake_drums", { hasPicture: false });

export const WheelCylinder: Story = sheet("wheel_cylinders");

export const MasterCylinder: Story = sheet("master_cylinders", { hasPicture: false });

/** A visitor who scanned the QR code: no menu, prices or interchanges. */
export const Anonymous: Story = sheet("brake_rotors", { account: null });

/** The plant's own price, without vehicles. */
export const Plant: Story = sheet("brake_pads", { account: "planta" });
