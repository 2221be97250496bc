import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { controlled } from "../../stories/controlled.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Hide } from "../Hide/Hide.tsx";
import { MenuButton } from "../MenuButton/MenuButton.tsx";
import { PageHeader } from "../PageHeader/PageHeader.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { items } from "../SideNav/SideNav.stories.tsx";
import { SideNav } from "../SideNav/SideNav.tsx";
import { SideNavAction } from "../SideNav/SideNavAction.tsx";
import { SideNavSwitch } from "../SideNav/SideNavSwitch.tsx";
import { SideNavUser } from "../SideNav/SideNavUser.tsx";
import { media } from "../../theme/scale.ts";
import { AppShell } from "./AppShell.tsx";

const footerLinks = ["Pads and shoes", "Rotors and drums", "Newsletter", "Official page"].map(
  (label) => ({ id: label, label, href: `#${label}` }),
);

/** Header, side menu, content and footer. At 700 px and below the menu is a drawer. */
const meta = {
  title: "Layout/AppShell",
  component: AppShell,
  parameters: {
    layout: "fullscreen",
    visual: { width: 1440 },
    guide: [
      "Use it for every page except sign-in and the public datasheet.",
      "Keep the code field in the header, so it can be reached from every page.",
      "Start collapsed where the menu would take more than a quarter of the width.",
      "Don't put a second row under the header; page controls belong to the page.",
      "Don't make the menu's footer the only place for a function.",
    ],
  },
  args: {
    children: <PageHeader title="Code search" />,
    homeHref: "#home",
    isCollapsed: false,
    onCollapsedChange: fn(),
    labels: {
      skipToContent: "Skip to content",
      menu: "Menu",
      openMenu: "Open menu",
      closeMenu: "Close menu",
      collapseMenu: "Collapse menu",
      expandMenu: "Expand menu",
    },
    navigation: <SideNav label="Sections" items={items} current="code-rotors" />,
    navigationFooter: (
      <>
        <SideNavSwitch icon="moon" label="Dark mode" isSelected={false} onChange={fn()} />
        <SideNavUser name="catalogo_admin" />
        <SideNavAction icon="logout" label="Log out" onPress={fn()} />
      </>
    ),
    search: (
      <SearchField
        label="Any code"
        placeholder="Our code, FMSI or interchange"
        clearLabel="Clear"
      />
    ),
    headerActions: (
      <>
        <Hide on="narrow">
          <MenuButton label="English" icon="globe" items={[{ id: "es", label: "Español" }]} />
        </Hide>
        <MenuButton
          label="catalogo_admin"
          trigger={<Avatar name="catalogo_admin" />}
          items={[{ id: "logout", label: "Log out", icon: "logout" }]}
        />
      </>
    ),
    footer: (
      <Footer links={footerLinks} linksLabel="More">
        Catalogue data comes from official sources and is considered accurate and complete; the
        company accepts no liability for errors or omissions.
      </Footer>
    ),
  },
  render: controlled(AppShell, "isCollapsed", "onCollapsedChange"),
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Expanded: Story = { parameters: { visual: { width: 1440, phone: true } } };

export const Collapsed: Story = { args: { isCollapsed: true } };

/** On a phone the menu is a drawer over the page. Escape and following a link close it. */
export const Drawer: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { visual: { width: undefined, page: true } },
  play: async ({ canvas }) => {
    // Without the toolbar, which sets the width, the story may be in a wide window, which has no drawer.
    if (!matchMedia(media.narrow).matches) {
      await expect(canvas.getByRole("navigation", { name: "Sections" })).toBeVisible();
      return;
    }
    const opener = canvas.getByRole("button", { name: "Open menu" });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const again = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(again).getByRole("link", { name: "Home" }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await userEvent.click(opener);
    await screen.findByRole("dialog", { name: "Menu" });
  },
};

/** The first tab stop skips the menu and moves focus to the content. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    // Focus the link again so that it is visible in the screenshot.
    link.focus();
  },
};

/** One landmark of each kind, each with a name. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    children: <PageHeader title="Búsqueda por aplicación: cilindros de rueda y bombas de freno" />,
    labels: {
      skipToContent: "Ir al contenido de la página",
      menu: "Menú principal",
      openMenu: "Abrir el menú principal",
      closeMenu: "Cerrar el menú principal",
      collapseMenu: "Contraer el menú y dejar solamente los iconos",
      expandMenu: "Expandir el menú",
    },
    navigationFooter: (
      <>
        <SideNavSwitch icon="moon" label="Modo oscuro" isSelected={false} onChange={fn()} />
        <SideNavUser name="Distribuidora de repuestos del Norte S. A." />
        <SideNavAction icon="logout" label="Cerrar sesión" onPress={fn()} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toBeVisible();
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Sections" })).toBeVisible();
  },
};

/** Collapsing keeps the icons; the same button expands the menu again. */
export const Collapsing: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Collapse menu" }));
    await expect(canvas.getByRole("button", { name: "Expand menu" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Home" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Code search" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Expand menu" }));
    await expect(canvas.getByRole("link", { current: "page" })).toBeVisible();
  },
};
