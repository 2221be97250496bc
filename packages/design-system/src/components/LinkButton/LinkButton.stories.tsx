import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { button } from "../Button/Button.css.ts";
import { LinkButton } from "./LinkButton.tsx";

/** Goes somewhere, and looks like an action. A right press offers a new tab, as with any link. */
const meta = {
  title: "Actions/LinkButton",
  component: LinkButton,
  parameters: {
    guide: {
      do: [
        "Use it for the next step that is a page of its own.",
        "Mark what leaves the portal with the `external` icon.",
      ],
      dont: [
        "Don't use it for what changes data: a link may be followed twice, or by a robot.",
        "Don't put it into running text; that is a Link.",
      ],
    },
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

/** Enter follows it; what leaves the portal opens a tab of its own. */
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
