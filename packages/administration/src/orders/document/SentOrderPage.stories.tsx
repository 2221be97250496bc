import {
  customerOrderAnswer,
  customerRequest,
  orderDrums,
  orderRotors,
  problem,
  sentOrderAnswer,
} from "@caliper/api-client/fixtures";
import { absent, answers, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../../testing/index.ts";
import { SentOrderPage } from "./SentOrderPage.tsx";

/** A sent order: facts, lines, totals and note. It can be downloaded, printed, copied and repeated. */
const meta = {
  title: "Reports/Sent order",
  component: SentOrderPage,
  decorators: [withToasts, withCatalogue],
  args: { id: 12 },
  parameters: {
    guide: [
      "Use it as the page of one sent order, at an address of its own.",
      "Offer to repeat the order instead of editing it.",
      "Don't change a sent order: repeat it and send the new one.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof SentOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

export const Loaded: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await see(canvas, ["heading", "Order 12"], "cliente · DEMO-002", "Deliver in two parts");
    await expect(canvas.getByRole("row", { name: /^Total/u })).toHaveTextContent(
      /US\$\s*1,697\.40$/u,
    );
    await expect(canvas.getByRole("link", { name: "Repeat" })).toHaveAttribute(
      "href",
      "/reports?view=order&repeat=12",
    );
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: answers({
    "GET /api/v1/orders/{id}": {
      ...sentOrderAnswer,
      customer: "Distribuidora Internacional de Repuestos y Frenos del Caribe",
      warehouse: "VENEZUELA",
      note: "Entregar en dos partes:\n1. rotores antes del 15 de diciembre\n2. el resto con el siguiente contenedor",
      lines: [
        ...[...orderRotors, ...orderDrums].map((line) => ({ ...line, Quantity: 25 })),
        ...orderRotors.slice(0, 1).map((line) => ({
          ...line,
          Code: "BR31338-XL/2026",
          Quantity: 1_000_000,
          Price: 9876.54,
        })),
      ],
    },
  }),
  play: shows(["heading", "Orden 12"], /totales cuentan cajas completas/u),
};

/** An order of an early version: no details, no packing. */
export const Early: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/orders/{id}": {
        ...sentOrderAnswer,
        lines: [{ Code: "OLD1", Description: "Brake Drums, rear", Price: 12.5, Quantity: 4 }],
      },
    }),
  },
  play: shows("Brake Drums, rear", /Excludes one product of unknown weight/u),
};

export const Copied: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async () => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await press("Copy");
    await expect(write).toHaveBeenCalledWith(expect.stringContaining("\nBR31338\t"));
    await expect(await screen.findByRole("button", { name: "Products copied" })).toBeVisible();
  },
};

export const DownloadFailed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/v1/orders/{id}/workbook": () => problem(500) }),
  },
  play: async ({ canvas }) => {
    await press("Download");
    await see(canvas, ["alert"]);
  },
};

export const Loading: Story = {
  parameters: { catalogue: { account: "admin", delay: Infinity } },
};

export const NotFound: Story = {
  globals: { locale: "en" },
  args: { id: 99 },
  play: shows("Order 99 does not exist", ["link", "Sent orders"]),
};

export const Failed: Story = {
  parameters: answers({ "GET /api/v1/orders/{id}": () => problem(500) }),
  play: shows("Request fail."),
};

/** An order that a customer sent, to be answered. */
export const FromCustomer: Story = {
  globals: { locale: "en" },
  args: { id: 14 },
  play: shows("OC-2026-118", ["button", "Save answer"], ["button", "Answer to BR31338"]),
};

export const FromCustomerSpanish: Story = {
  ...FromCustomer,
  globals: { locale: "es" },
  play: shows(["button", "Guardar respuesta"], "Reemplazado por"),
};

const saved = fn();
let lineAnswered = Promise.withResolvers<void>();

export const LineAnswered: Story = {
  globals: { locale: "en" },
  args: { id: 14 },
  parameters: {
    visual: { page: true, phone: true },
    ...answers({
      "PATCH /api/v1/orders/{id}": ({ body }) => {
        saved(body);
        return customerOrderAnswer;
      },
    }),
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    await press("Answer to BR00001");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: /^Not available/u }));
    await userEvent.click(await screen.findByRole("option", { name: "Alternative" }));
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    await see(canvas, absent(["alert"]));
    await expect(dialog.getByText("Enter the code of the other part.")).toBeVisible();
    window.scrollTo(0, 0);
  },
};

export const Saved: Story = {
  ...LineAnswered,
  parameters: { ...LineAnswered.parameters, visual: { skip: true } },
  play: async (context) => {
    await LineAnswered.play?.(context);
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.type(
      dialog.getByRole("textbox", { name: /^Our code of the other part/u }),
      "BR31340",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press("Save answer");
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({
          revision: 1,
          state: "partly",
          answers: expect.arrayContaining([
            { line: 2, kind: "alternative", quantity: 2, code: "BR31340" },
          ]) as unknown,
        }),
      ),
    );
  },
};

/** Answers that are not saved are still there after the page was loaded again, and are forgotten once they are saved. */
export const LoadedAgain: Story = {
  ...LineAnswered,
  args: {
    id: 14,
    answers: {
      get: () =>
        JSON.stringify({
          revision: 1,
          state: "rejected",
          answers: [{ line: 2, kind: "none", note: "Only by boat" }],
        }),
      set: fn(),
    },
  },
  parameters: { ...LineAnswered.parameters, visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await see(canvas, "Only by boat");
    await press("Save answer");
    await waitFor(() => expect(args.answers?.set).toHaveBeenLastCalledWith(""));
    await expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ state: "rejected" }));
  },
};

/** A line that is answered while an answer is being saved is not lost, and is saved with the next one. */
export const AnsweredWhileSaving: Story = {
  globals: { locale: "en" },
  args: { id: 14 },
  parameters: {
    visual: { skip: true },
    ...answers(() => {
      let order = customerOrderAnswer;
      return {
        "GET /api/v1/orders/{id}": () => order,
        "PATCH /api/v1/orders/{id}": async ({ body }) => {
          saved(body);
          order = { ...order, request: { ...customerRequest, revision: 2 } };
          await lineAnswered.promise;
          return order;
        },
      };
    }),
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    lineAnswered = Promise.withResolvers();
    await press("Save answer");
    await press("Answer to BR00001");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: "Note" }), "Only by boat");
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    await see(canvas, "Only by boat");
    lineAnswered.resolve();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save answer" })).toBeEnabled());
    await see(canvas, "Only by boat");
    await press("Save answer");
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(
        expect.objectContaining({
          revision: 2,
          answers: expect.arrayContaining([
            expect.objectContaining({ line: 2, note: "Only by boat" }),
          ]) as unknown,
        }),
      ),
    );
  },
};

/** Every line is confirmed as ordered; dates and notes stay. */
export const AllConfirmed: Story = {
  ...LineAnswered,
  parameters: { ...LineAnswered.parameters, visual: { skip: true } },
  play: async () => {
    saved.mockClear();
    await press("Confirm all");
    const [first] = customerRequest.answers;
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        revision: 1,
        state: "confirmed",
        answers: customerOrderAnswer.lines?.map(({ Quantity }, line) => ({
          ...(line === 0 && { date: first?.date, note: first?.note }),
          line,
          kind: "confirmed",
          quantity: Quantity,
        })),
      }),
    );
  },
};

/** Another administrator answered meanwhile. */
export const Conflict: Story = {
  globals: { locale: "en" },
  args: { id: 14 },
  parameters: answers(() => {
    let order = customerOrderAnswer;
    return {
      "GET /api/v1/orders/{id}": () => order,
      "PATCH /api/v1/orders/{id}": () => {
        order = { ...order, request: { ...customerRequest, revision: 2, state: "confirmed" } };
        return problem(409);
      },
    };
  }),
  play: async ({ canvas }) => {
    await press("Save answer");
    await see(canvas, /^Somebody else has answered this order. It is now: Confirmed/u);
    await expect(canvas.getByRole("button", { name: "Save answer" })).toBeDisabled();
    await press("Replace with mine");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save answer" })).toBeEnabled());
  },
};

export const Closed: Story = {
  globals: { locale: "en" },
  args: { id: 14 },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/orders/{id}": {
        ...customerOrderAnswer,
        request: { ...customerRequest, state: "closed" },
      },
    }),
  },
  play: async ({ canvas }) => {
    await see(
      canvas,
      "Closed",
      absent(["button", "Save answer"]),
      absent(["button", /^Answer to/u]),
    );
  },
};
