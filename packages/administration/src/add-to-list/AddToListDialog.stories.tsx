import { examples, listsAnswer, problem } from "@caliper/api-client/fixtures";
import { withToasts } from "@caliper/catalogue-widgets/testing";
import { toasts } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { AddToListDialog } from "./AddToListDialog.tsx";

const added = fn();
const created = fn();

/** What the dialog sends; the list that it fills is the first one. */
const sends = {
  "POST /api/v1/lists/{id}/lines": (request: { readonly body: unknown }) => {
    added(request.body);
    return listsAnswer[0];
  },
  "POST /api/v1/lists": (request: { readonly body: unknown }) => {
    created(request.body);
    return Response.json(listsAnswer[0], { status: 201 });
  },
};

/** The quantities of the parts and the list that they are added to. */
const meta = {
  title: "Lists/Add to List",
  component: AddToListDialog,
  decorators: [withToasts, withCatalogue],
  args: { parts: [{ code: "BR31338" }], onClose: fn() },
  parameters: {
    guide: [
      "Show it when a part is added to a list of the user, with `partsLists` of `CatalogueProvider`.",
      "Give the quantity where the page knows it, as the parts of a job.",
      "Don't add without it: a key pressed by mistake must not change a list.",
    ],
    catalogue: { account: "cliente", hasLists: true, handlers: sends },
    visual: { page: true, phone: true },
  },
  beforeEach: () => {
    added.mockClear();
    created.mockClear();
  },
} satisfies Meta<typeof AddToListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

let lists: Promise<typeof listsAnswer>;
let loaded: (answer: typeof listsAnswer) => void;

const dialog = () => within(screen.getByRole("dialog"));
/** Their time ends at any moment of a picture. */
const withoutToasts = () => {
  toasts.clear();
  return waitFor(() => expect(screen.queryByText(/in Workshop Centro$/u)).toBeNull());
};
const inBoxes = () => dialog().findByRole("radio", { name: "Boxes of 2" });

/** Boxes are offered once the datasheet says how many pieces one has; Enter adds. */
export const Data: Story = {
  globals: { locale: "en" },
  play: async ({ args }) => {
    const quantity = await screen.findByRole("textbox", { name: "Quantity of BR31338" });
    await expect(quantity).toHaveFocus();
    await userEvent.click(await inBoxes());
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "3");
    await expect(dialog().getByText("6 pieces")).toBeVisible();
    await expect(dialog().getByRole("button", { name: /Workshop Centro/u })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith(
        expect.objectContaining({ lines: [{ code: "BR31338", quantity: 6 }] }),
      ),
    );
    await expect(await screen.findByText("BR31338: 6 in Workshop Centro")).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
    await withoutToasts();
  },
};

/** A row with several parts: those without a quantity are left out. */
export const Several: Story = {
  globals: { locale: "es" },
  args: { parts: [{ code: "BR31338" }, { code: "D1210" }] },
  play: async () => {
    await screen.findByRole("textbox", { name: "Cantidad de BR31338" });
    await userEvent.click(dialog().getByRole("button", { name: "Agregar" }));
    await expect(
      await dialog().findByText("Escriba un número entero de 1 a 99,999."),
    ).toBeVisible();
    await expect(added).not.toHaveBeenCalled();
    await userEvent.type(dialog().getByRole("textbox", { name: "Cantidad de D1210" }), "4");
  },
};

/** The first list is made with its first part. */
export const First: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { handlers: { ...sends, "GET /api/v1/lists": [] } } },
  play: async () => {
    await expect(await screen.findByRole("button", { name: /My list/u })).toBeEnabled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(created).toHaveBeenCalledWith({ name: "My list" }));
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith(
        expect.objectContaining({ lines: [{ code: "BR31338", quantity: 1 }] }),
      ),
    );
    await screen.findByText("BR31338: 1 in Workshop Centro");
    await withoutToasts();
  },
};

/** Another list, which needs a name. */
export const NewList: Story = {
  globals: { locale: "en" },
  args: { parts: Array.from({ length: 12 }, (_, at) => ({ code: `BR3${at}`, quantity: 2 })) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /Workshop Centro/u }));
    await userEvent.click(await screen.findByRole("option", { name: /New list/u }));
    await userEvent.click(dialog().getByRole("button", { name: "Add" }));
    await expect(await dialog().findByText("Enter a name.")).toBeVisible();
    await expect(created).not.toHaveBeenCalled();
  },
};

/** A failure keeps what was typed. */
export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: {
      handlers: { "POST /api/v1/lists/{id}/lines": () => problem(503) },
    },
  },
  play: async () => {
    const quantity = await screen.findByRole("textbox", { name: "Quantity of BR31338" });
    await inBoxes();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "7{Enter}");
    await expect(await dialog().findByText("Request fail.")).toBeVisible();
    await expect(quantity).toHaveValue("7");
  },
};

/** Pressed twice before the lists are loaded, it adds once, and to a list that exists. */
export const AddedEarly: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { ...sends, "GET /api/v1/lists": () => lists } },
  },
  beforeEach: () => {
    lists = new Promise((resolve) => (loaded = resolve));
  },
  play: async () => {
    await screen.findByRole("textbox", { name: "Quantity of BR31338" });
    await userEvent.keyboard("{Enter}{Enter}");
    loaded(listsAnswer);
    await screen.findByText("BR31338: 1 in Workshop Centro");
    await expect(added).toHaveBeenCalledTimes(1);
    await expect(created).not.toHaveBeenCalled();
  },
};

/** A list is not made because the lists could not be loaded. */
export const ListsFailed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { ...sends, "GET /api/v1/lists": () => problem(503) } },
  },
  play: async () => {
    await screen.findByRole("textbox", { name: "Quantity of BR31338" });
    await userEvent.keyboard("{Enter}");
    await expect(await dialog().findByText("Request fail.")).toBeVisible();
    await expect(created).not.toHaveBeenCalled();
  },
};

/** A part without a known box is counted in pieces. */
export const WithoutBox: Story = {
  parameters: { visual: { skip: true } },
  args: { parts: [{ code: examples.datasheets.brake_rotors.code, quantity: 100_000 }] },
  play: async () => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog().getByRole("textbox")).toBeInvalid());
    await expect(added).not.toHaveBeenCalled();
  },
};
