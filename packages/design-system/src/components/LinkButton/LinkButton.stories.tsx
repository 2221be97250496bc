import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { button } from "../Button/Button.css.ts";
import { LinkButton } from "./LinkButton.tsx";

/** A link that looks like a button. It can be opened in a new tab like any link. */
const meta = {
  title: "Actions/LinkButton",
  component: LinkButton,
  parameters: {
    guide: [
      "Use it for a next step on another page.",
      "Use the `external` icon for links that leave the portal.",
      "Don't use it for actions that change data: links may be followed twice, or by crawlers.",
      "Don't put it in running text: use a Link.",
    ],
  },
  args: { children: "Open datasheet", href: "#datasheet" },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof LinkButton>;

export const AllVariants: Story = allVariants(
  LinkButton,
  { ...variantsOf(button, "fill", "iconOnly"), icon: [undefined, "download"] },
  { children: "Datasheet", href: "#datasheet" },
);

/** Enter follows it. External links open a new tab. */
export const Targets: Story = {
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
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole("link", { name });
    await expect(link("Official page")).toHaveAttribute("target", "_blank");
    await expect(link("Open datasheet")).not.toHaveAttribute("target");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: { children: "Abrir la ficha técnica completa del producto" },
};
