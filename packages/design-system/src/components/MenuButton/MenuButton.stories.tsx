import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { MenuButton } from "./MenuButton.tsx";

/** A button that opens a menu of actions, links or choices. */
const meta = {
  title: "Actions/MenuButton",
  component: MenuButton,
  parameters: {
    guide: [
      "Use it for less frequent actions, never the main one.",
      "Mark the current entry if the entries are choices.",
      "Separate destructive actions and sign-out.",
      "Don't nest menus.",
      "Don't hide a known entry that is temporarily unavailable: disable it.",
    ],
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
        label="Actions for D1200"
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

/** Enter opens the menu, arrow keys move, Enter chooses, and focus returns to the button. */
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

/** A menu with two choices and an action. */
export const Choices: Story = {
  parameters: { visual: { skip: true } },
  args: {
    label: "Account",
    icon: "user",
    selected: undefined,
    items: [
      { label: "Language", selected: "en", items: [{ id: "en", label: "English" }] },
      "separator",
      {
        label: "Price warehouse",
        selected: "MIAMI",
        items: [
          { id: "MIAMI", label: "MIAMI" },
          { id: "PANAMA", label: "PANAMA" },
        ],
      },
      "separator",
      { id: "logout", label: "Log out", icon: "logout" },
    ],
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Account" });
    await userEvent.click(button);
    const group = await screen.findByRole("group", { name: "Price warehouse" });
    await expect(within(group).getByRole("menuitemradio", { name: "MIAMI" })).toBeChecked();
    await userEvent.click(within(group).getByRole("menuitemradio", { name: "PANAMA" }));
    await expect(args.onAction).toHaveBeenLastCalledWith("PANAMA");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole("menuitem", { name: "Log out" });
  },
};

/** Escape closes the menu and returns focus to the button. */
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
