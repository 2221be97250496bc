import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

/** The path from the start page to the current page. */
const meta = {
  title: "Actions/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "Breadcrumbs",
    items: [
      { label: "Catalog", href: "#catalog" },
      { label: "Rotors and drums", href: "#rotors" },
      { label: "BR31338" },
    ],
  },
  parameters: {
    visual: { width: 620, phone: true },
    guide: [
      "Use it on pages that are three levels deep or more.",
      "Use the title of each page as its label, and end with the current page.",
      "Don't use it for the steps of a task: use `Stepper`.",
      "Don't repeat it in a side menu that already shows the current page.",
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab moves through the links. The last item is the current page and not a link. */
export const Trail: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Catalog" })).toHaveFocus();
    await expect(canvas.getByText("BR31338")).toHaveAttribute("aria-current", "page");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Ruta de navegación",
    items: [
      { label: "Catálogo de productos", href: "#catalogo" },
      { label: "Cilindros de rueda y bombas de freno", href: "#cilindros" },
      { label: "Búsqueda por aplicación del vehículo" },
    ],
  },
};
