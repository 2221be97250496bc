import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { LinkButton } from "./LinkButton.tsx";

/** Goes somewhere, and looks like an action. A right press offers a new tab, as with any link. */
const meta = {
  title: "Actions/LinkButton",
  component: LinkButton,
  args: { children: "Open datasheet", href: "#datasheet" },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <LinkButton {...args} />
      <LinkButton {...args} variant="primary">
        Back to the catalogue
      </LinkButton>
      <LinkButton {...args} variant="plain" icon="download">
        Download
      </LinkButton>
      <LinkButton {...args} isExternal icon="external">
        Official page
      </LinkButton>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Official page" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(canvas.getByRole("link", { name: "Open datasheet" })).not.toHaveAttribute(
      "target",
    );
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: { children: "Abrir la ficha técnica completa del producto" },
};
