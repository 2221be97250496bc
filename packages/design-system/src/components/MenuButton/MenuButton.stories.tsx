import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { MenuButton } from "./MenuButton.tsx";

/** A short list of choices or actions behind a button. */
const meta = {
  title: "Actions/MenuButton",
  component: MenuButton,
  parameters: {
    guide: {
      do: [
        "Put what is done least into it, never the main action.",
        "Mark what holds now where the entries are choices.",
        "Separate what ends a session or destroys something.",
      ],
      dont: [
        "Don't nest menus.",
        "Don't hide an entry that isn't allowed now; disable it where people know it.",
      ],
    },
  },
  args: {
    label: "English",
    icon: "globe",
    selected: "en",
    onAction: fn(),
    items: [
      { id: "en", label: "English", lang: "en" },
      { id: "es", label: "Español", lang: "es" },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof MenuButton>;

export const Language: Story = {
  render: (args) => (
    <Inline justify="end" gap={12}>
      <MenuButton {...args} />
      <MenuButton
        label="Actions of D1200"
        icon="more"
        iconOnly
        items={[{ id: "edit", label: "Edit", icon: "edit" }]}
      />
      <MenuButton
        label="catalogo_admin"
        trigger={<Avatar name="catalogo_admin" />}
        items={[
          { id: "portal", label: "Portal", icon: "external", href: "#portal" },
          "separator",
          { id: "logout", label: "Log out", icon: "logout" },
        ]}
      />
    </Inline>
  ),
};

/** Enter opens, arrows move, Enter chooses, and the focus comes back. */
export const Open: Story = {
  parameters: { visual: { page: true } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "English" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const menu = await screen.findByRole("menu");
    await expect(within(menu).getByRole("menuitemradio", { name: "English" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onAction).toHaveBeenLastCalledWith("es");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
  },
};

/** Typing finds, Escape closes and gives the focus back. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true } },
  args: {
    label: "Más acciones para los productos elegidos",
    icon: "download",
    selected: undefined,
    items: [
      { id: "sheet", label: "Descargar la ficha técnica en un solo archivo PDF" },
      { id: "table", label: "Descargar la tabla de medidas como hoja de cálculo" },
      "separator",
      { id: "old", label: "Enviar a productos descontinuados", isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /Más acciones/ });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: /hoja de cálculo/ })).toHaveFocus(),
    );
  },
};
