import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "./Footer.tsx";

/** Legal text at the start and a few links at the end. */
const meta = {
  title: "Layout/Footer",
  component: Footer,
  parameters: {
    layout: "fullscreen",
    visual: { phone: true },
    guide: [
      "Keep the links to one line: the menu is for navigation.",
      "State here, and only here, what users may rely on.",
      "Don't repeat the side menu.",
      "Don't put actions here: users don't expect them in a footer.",
    ],
  },
  args: {
    linksLabel: "More",
    children:
      "Catalogue data comes from official sources and is considered accurate and complete; the company accepts no liability for errors or omissions. Demo data: product codes are fictitious; vehicles are real.",
    links: [
      { id: "pads", label: "Pads and shoes", href: "#pads" },
      { id: "rotors", label: "Rotors and drums", href: "#rotors" },
      { id: "newsletter", label: "Newsletter", href: "#newsletter" },
      { id: "official", label: "Official page", href: "https://example.com/", isExternal: true },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    linksLabel: "Más",
    children:
      "La información del catálogo proviene de fuentes oficiales y se considera exacta y completa; la compañía no asume responsabilidad por errores u omisiones.",
    links: [
      { id: "pads", label: "Pastillas y bandas de freno", href: "#pads" },
      { id: "rotors", label: "Rotores y tambores", href: "#rotors" },
      { id: "cylinders", label: "Cilindros de rueda y bombas de freno", href: "#cylinders" },
      { id: "hardware", label: "Herrajes, resortes y pasadores", href: "#hardware" },
      { id: "fluids", label: "Líquido de frenos", href: "#fluids" },
      { id: "newsletter", label: "Boletín", href: "#newsletter" },
      { id: "official", label: "Página oficial", href: "https://example.com/", isExternal: true },
    ],
  },
};
