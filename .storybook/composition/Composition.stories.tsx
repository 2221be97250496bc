import en from "@caliper/administration/messages/en";
import es from "@caliper/administration/messages/es";
import { datasheetAnswers, type MockHandlers, problem } from "@caliper/api-client/fixtures";
import { withCatalogueAnd, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRoot } from "react-dom/client";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Editor as EditorPage } from "./Editor.tsx";
import { Frame as FramePage } from "./Frame.tsx";
import { storageKey } from "./messages.ts";

/** Components and widgets put together freely, at three widths. */
const meta = {
  title: "Composition",
  tags: ["!autodocs"],
  // Pictures would differ: the frames load after the story.
  parameters: { layout: "fullscreen", visual: { skip: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editor: Story = { render: () => <EditorPage /> };

const rotor = datasheetAnswers.brake_rotors;
const dimensions = { XBP: "BR31340", OUTER_DIAM: 280, HEIGHT: 42.5, THICKNESS: 24, HOLES: 4 };
const Data = rotor.Dimensiones.Data.map((row) => ({ ...row, ...dimensions }));
/** One of each family, and a second rotor for comparisons. */
const sheets = [
  ...Object.values(datasheetAnswers),
  { ...rotor, Codigo: "BR31340", Dimensiones: { ...rotor.Dimensiones, Data } },
];
const handlers: MockHandlers = {
  "GET /api/Ficha_info": ({ query }) =>
    sheets.find(({ Codigo }) => Codigo === query["codigo"]) ?? problem(404),
};

/** What the editor shows three times. */
export const Frame: Story = {
  tags: ["!dev"],
  decorators: [withToasts, withCatalogueAnd({ en, es })],
  parameters: { catalogue: { account: "admin", handlers } },
  render: () => <FramePage />,
};

/** The frame shows what is typed, names errors, and recovers. It is rendered by the test, whose server has no `iframe.html`. */
export const Typing: Story = {
  tags: ["!dev"],
  parameters: { logsErrors: true },
  beforeEach: () => {
    sessionStorage.removeItem(storageKey);
    return () => sessionStorage.removeItem(storageKey);
  },
  render: () => <EditorPage addressOf={() => "about:blank"} />,
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Result at 390 px");
    const { contentDocument, contentWindow } = frame;
    if (!contentDocument || !contentWindow) throw new Error("The frame is empty");
    const root = createRoot(contentDocument.body);
    root.render(<FramePage host={contentWindow} />);
    const result = within(contentDocument.body);

    const code = canvas.getByRole("textbox", { name: /^Code/u });
    await userEvent.clear(code);
    await userEvent.type(code, "<Button>Save</Button>");
    await result.findByRole("button", { name: "Save" });

    await userEvent.type(code, "<Button>");
    await result.findByText(/cannot be compiled/u);
    await expect(result.getByRole("button", { name: "Save" })).toBeInTheDocument();

    await userEvent.clear(code);
    await userEvent.type(code, "<Missing />");
    await result.findByText(/Missing is not defined/u);

    await userEvent.clear(code);
    await userEvent.type(code, "<Button>Send</Button>");
    await result.findByRole("button", { name: "Send" });
    await waitFor(() => expect(result.queryByText(/not defined/u)).toBeNull());
    root.unmount();
  },
};
