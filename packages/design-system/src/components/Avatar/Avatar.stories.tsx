import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { avatar } from "./Avatar.css.ts";
import { Avatar } from "./Avatar.tsx";

/** The initials of the signed-in user. Decorative: the name is next to it or in its button's label. */
const meta = {
  title: "Text/Avatar",
  component: Avatar,
  args: { name: "catalogo_admin" },
  parameters: {
    guide: [
      "Show the name next to it, or put the name in its button's label.",
      "Use 32 px in the header and 20 px in a menu row.",
      "Don't color it by user: color has a meaning in this system.",
      "Don't use it for a brand or a maker.",
    ],
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Avatar,
  { ...variantsOf(avatar), name: ["catalogo_admin", "junior", "Distribuidora del Norte", ""] },
  {},
  { cell: 120 },
);
