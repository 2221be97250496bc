import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { avatar } from "./Avatar.css.ts";
import { Avatar } from "./Avatar.tsx";

/** Who is signed in, in two letters. Decoration: the name stands beside it or in its button's label. */
const meta = {
  title: "Text/Avatar",
  component: Avatar,
  args: { name: "catalogo_admin" },
  parameters: {
    guide: {
      do: [
        "Put the name beside it, or into the label of the button that it is.",
        "Use 32 px in the header, and 20 px in a menu row.",
      ],
      dont: [
        "Don't colour it by user: colour means something here.",
        "Don't use it for a brand or a vehicle maker.",
      ],
    },
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
