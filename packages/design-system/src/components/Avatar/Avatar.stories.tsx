import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Avatar } from "./Avatar.tsx";

/** Who is signed in, in two letters. Decoration: the name stands beside it or in its button's label. */
const meta = {
  title: "Text/Avatar",
  component: Avatar,
  args: { name: "catalogo_admin" },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Names: Story = {
  render: () => (
    <Inline>
      <Avatar name="catalogo_admin" />
      <Avatar name="junior" />
      <Avatar name="Distribuidora del Norte" size="small" />
      <Avatar name="" />
    </Inline>
  ),
};
