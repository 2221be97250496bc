import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ShellContext } from "../../internal/shell.ts";
import { allVariants } from "../../stories/allVariants.tsx";
import { vars } from "../../theme/vars.css.ts";
import { SideNav, type SideNavProps } from "./SideNav.tsx";
import type { SideNavItem } from "./items.ts";
import { SideNavAction } from "./SideNavAction.tsx";
import { SideNavSwitch } from "./SideNavSwitch.tsx";
import { SideNavUser } from "./SideNavUser.tsx";

const sections = (prefix: string) =>
  [
    ["pads", "Pads and shoes"],
    ["rotors", "Rotors and drums"],
    ["cylinders", "Cylinders"],
    ["hardware", "Hardware"],
  ].map(([id = "", label = ""]) => ({
    id: `${prefix}-${id}`,
    label,
    href: `#${prefix}-${id}`,
  }));

export const items: readonly SideNavItem[] = [
  { id: "home", label: "Home", icon: "home", href: "#home" },
  { id: "code", label: "Code search", icon: "code", links: sections("code") },
  {
    id: "application",
    label: "Application search",
    icon: "vehicle",
    links: sections("application"),
  },
  { id: "measure", label: "Measure search", icon: "ruler", links: sections("measure") },
  { id: "compare", label: "Diagram comparison", icon: "compare", links: sections("compare") },
  { id: "fluid", label: "Brake fluid", icon: "droplet", href: "#fluid" },
  { id: "tables", label: "Tables", icon: "table", links: sections("tables").slice(0, 2) },
  "separator",
  {
    id: "general",
    label: "General",
    icon: "datasheet",
    links: [
      { id: "portal", label: "Portal", href: "https://example.com/", isExternal: true },
      { id: "newsletter", label: "Newsletter", href: "#newsletter" },
    ],
  },
  {
    id: "administration",
    label: "Administration",
    icon: "admin",
    links: sections("administration"),
  },
];

const onNavigate = fn();

/** Provides the shell's context, with a collapsed or expanded menu. */
function InShell({ isCollapsed, ...props }: SideNavProps & { isCollapsed: boolean }) {
  return (
    <ShellContext value={{ isCollapsed, onNavigate }}>
      <div style={{ inlineSize: isCollapsed ? 56 : 240, background: vars.color.chrome }}>
        <SideNav {...props} />
      </div>
    </ShellContext>
  );
}

/** Links and groups of links; one group is open at a time. */
const meta = {
  title: "Layout/SideNav",
  component: SideNav,
  subcomponents: { SideNavAction, SideNavSwitch, SideNavUser },
  excludeStories: ["items"],
  args: { label: "Sections", items, current: "home" },
  parameters: {
    guide: [
      "Order groups by frequency of use; administration comes last, after a separator.",
      "Use the same name for a section in every group.",
      "Give each group its own icon: collapsed, only the icon is visible.",
      "Below the links, use SideNavSwitch for a setting and SideNavUser for the account.",
      "Don't nest groups.",
      "Don't put actions between links: use SideNavAction below them.",
    ],
  },
  render: (args) => <InShell {...args} isCollapsed={false} />,
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opening one group closes the other. */
export const OneGroupAtATime: Story = {
  args: { current: "code-rotors" },
  play: async ({ canvas }) => {
    const code = canvas.getByRole("button", { name: "Code search" });
    const measure = canvas.getByRole("button", { name: "Measure search" });
    await expect(code).toHaveAttribute("aria-expanded", "true");
    measure.focus();
    await userEvent.keyboard("{Enter}");
    await expect(measure).toHaveAttribute("aria-expanded", "true");
    await expect(code).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect(measure).toHaveAttribute("aria-expanded", "false");
  },
};

/** Tab and arrow keys move from row to row. Enter opens a group, and its links are the next tab stops. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const group = canvas.getByRole("button", { name: "Code search" });
    await expect(group).toHaveFocus();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    const link = canvas.getByRole("link", { name: "Pads and shoes" });
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onNavigate).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(group).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown}");
    await expect(canvas.getByRole("button", { name: "Application search" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Administration" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
  },
};

/** Collapsed, a group is disabled and has its name in a tooltip. */
export const AllVariants: Story = allVariants(
  InShell,
  { isCollapsed: [false, true], current: ["home", "code-rotors"] },
  (caption) => ({ label: `Sections, ${caption}`, items }),
  { cell: 260 },
);

/** A static group shows its links at all times; collapsed, each has an icon. */
export const StaticGroup: Story = {
  args: {
    current: "code-pads",
    items: [
      {
        id: "code",
        label: "Code search",
        icon: "code",
        isStatic: true,
        links: [
          {
            id: "code-pads",
            label: "Pads and shoes",
            fullLabel: "Code search: Pads and shoes",
            href: "#code-pads",
          },
        ],
      },
    ],
  },
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <InShell {...args} isCollapsed={false} />
      <InShell {...args} label="Collapsed" isCollapsed />
    </>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getAllByRole("list", { name: "Code search" })[0];
    await expect(group).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Pads and shoes" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const collapsed = canvas.getByRole("link", { name: "Code search: Pads and shoes" });
    await expect(collapsed).toBeVisible();
  },
};

export const External: Story = {
  args: { current: "newsletter" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Portal" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    current: "rotores",
    items: [
      {
        id: "apli",
        label: "Búsqueda general por aplicación del vehículo",
        icon: "vehicle",
        links: [
          { id: "rotores", label: "Rotores, tambores y discos ventilados", href: "#rotores" },
          { id: "cilindros", label: "Cilindros de rueda y bombas de freno", href: "#cilindros" },
        ],
      },
    ],
  },
};
