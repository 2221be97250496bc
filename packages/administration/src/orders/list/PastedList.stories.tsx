import { addedToList } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { withCatalogue } from "../../testing/index.ts";
import { PasteList } from "./PasteList.tsx";

/** A pasted list without an order: its products are added to a list of the user. */
const meta = {
  title: "Lists/Pasted list",
  component: PasteList,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it where users bring codes from a message or a spreadsheet.",
      "Give it an `order` only for users who write orders.",
      "Don't choose among several products: only the user's choice is added.",
    ],
    catalogue: { account: "cliente", hasLists: true },
    visual: { width: 960, phone: true },
  },
} satisfies Meta<typeof PasteList>;

export default meta;
type Story = StoryObj<typeof meta>;

const paste = async (text: string) => {
  await userEvent.click(
    screen.getByRole("textbox", { name: /^(List of codes|Lista de códigos)/u }),
  );
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole("button", { name: /^(Look up|Buscar)/u }));
};

/** Found, several, replaced and unknown codes; only found ones are added. */
export const Data: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await paste("BR31338\t4\nD1200\t8\nBR31340\t2\nBR3133B\t1\nBD2210\t6");
    for (const status of ["Matched 2", "Choose one 1", "Replaced 1", "Not found 1"])
      await expect(
        await canvas.findByText(
          (_text, node) =>
            node?.textContent === status && node.matches("button, label, [role=radio]"),
        ),
      ).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Add 2 products to list" }));
    await expect(addedToList).toHaveBeenLastCalledWith([
      { code: "BR31338", quantity: 4 },
      { code: "BD2210", quantity: 6 },
    ]);
  },
};

/** Too many pieces are said before anything is sent. */
export const TooMany: Story = {
  globals: { locale: "es" },
  parameters: { catalogue: { account: "junior", hasLists: true } },
  play: async ({ canvas }) => {
    await paste("BR31338\t90000\nbr-31338\t30000");
    await expect(await canvas.findByText(/BR31338 \(120,000\)/u)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /a lista$/u })).toBeNull();
  },
};

export const TooLong: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await paste(Array.from({ length: 2001 }, (_, at) => `X${10_000 + at}`).join("\n"));
    await expect(await canvas.findByText(/more than 2,000 products/u)).toBeVisible();
  },
};
