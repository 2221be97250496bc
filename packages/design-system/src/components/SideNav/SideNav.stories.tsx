import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SideNav } from "./SideNav.tsx";
import type { SideNavItem } from "./items.ts";

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

/** Links and groups of links; one group is open at a time. */
const meta = {
  title: "Layout/SideNav",
  component: SideNav,
  excludeStories: ["items"],
  args: { label: "Sections", items, current: "home", onNavigate: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, background: "var(--caliper-chrome)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CurrentEntry: Story = {};

/** The group of the current link is open, and a red bar marks the link. */
export const CurrentChild: Story = { args: { current: "code-rotors" } };

/** Opening one group closes the other. */
export const OneGroupAtATime: Story = {
  args: { current: "code-rotors" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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

export const External: Story = {
  args: { current: "newsletter" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Portal" });
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
