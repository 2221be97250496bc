import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { testersOf } from "../../testing/index.ts";
import { Stack } from "../Stack/Stack.tsx";
import { zone } from "./DropZone.css.ts";
import { DropZone, type DropZoneProps } from "./DropZone.tsx";
import type { ListedFile } from "./FileList.tsx";
import type { FileProblem } from "./fileRules.ts";
import { cancelDetection } from "./useDialogCancel.ts";

const problemText = (problem: FileProblem) => {
  switch (problem.kind) {
    case "wrongType":
      return `File type must be ${problem.types}`;
    case "tooLarge":
      return `File is larger than ${problem.bytes} bytes`;
    case "tooSmall":
      return `File is smaller than ${problem.bytes} bytes`;
    case "tooMany":
      return "Too many files";
  }
};

const texts = {
  label: "Files to load",
  prompt: "Drag files here, or paste them",
  browseText: "Choose files",
  description: "PDF, up to 10 MB each",
  dropText: "Drop to upload",
  refuseText: "Only PDF can be loaded here",
  problemText,
  refusedLabel: "Not accepted",
  removeLabel: (name: string) => `Remove ${name}`,
} as const;

const { dropZone } = testersOf({ within, userEvent, waitFor, fireEvent });

const newsletter: ListedFile = {
  id: "1",
  name: "boletin_noviembre.pdf",
  size: 1_440_000,
  state: "waiting",
};

/** Keeps the files in state, as a page would. */
function Controlled({ files: first = [], ...args }: DropZoneProps) {
  const [files, setFiles] = useState(first);
  return (
    <DropZone
      {...args}
      files={files}
      onFiles={(accepted, refused) => {
        setFiles([
          ...files,
          ...accepted.map(({ name, size }, index) => ({
            id: `${files.length + index}`,
            name,
            size,
            state: "waiting" as const,
          })),
        ]);
        args.onFiles(accepted, refused);
      }}
      onRemove={(id) => {
        setFiles(files.filter((file) => file.id !== id));
        args.onRemove?.(id);
      }}
    />
  );
}

/** Files by drop, paste or file dialog. Each rejected file shows the reason. */
const meta = {
  title: "Forms/DropZone",
  component: DropZone,
  parameters: {
    visual: { width: 620 },
    guide: [
      "State the accepted types and sizes below the prompt.",
      "List each rejected file with its reason, and keep the accepted ones.",
      "Show progress in place of the area, so that no more files are dropped meanwhile.",
      "Don't make dropping the only way: the button, the keyboard and the clipboard work too.",
      "Don't trust the type of a file: the browser derives it from the name. The server checks the content.",
      "Don't put two on one page: a file dropped in the wrong one is loaded as the wrong type.",
    ],
  },
  args: { ...texts, rules: { accept: [".pdf"], maxBytes: 10_000_000 }, onFiles: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DropZone>;
export default meta;

type Story = StoryObj<typeof DropZone>;

export const AllVariants: Story = allVariants(
  DropZone,
  variantsOf(zone, "over", "isInvalid"),
  (label) => ({ ...texts, label, onFiles: fn() }),
  { cell: 300 },
);

/** Waiting, loading, done and failed, each with an icon and a text. */
export const States: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Stack gap={24}>
      <DropZone
        {...args}
        size="short"
        onRemove={fn()}
        files={[
          newsletter,
          { id: "2", name: "1rotors.xlsx", size: 312_400, state: "busy", note: "2 of 3 batches" },
          { id: "3", name: "D1200_2.jpg", size: 84_200, state: "done", note: "SUSTITUIDO" },
          {
            id: "4",
            name: "BR31338.pdf",
            size: 912_000,
            state: "failed",
            note: "Error al subir el archivo BR31338.pdf",
          },
        ]}
      />
      <DropZone {...args} label="Newsletter" size="short" error="Choose a file to load" />
    </Stack>
  ),
};

const pdf = new File(["%PDF"], "boletin.pdf", { type: "application/pdf" });
const picture = new File(["x"], "D1200_2.jpg", { type: "image/jpeg" });

const transferOf = (files: readonly File[]) => {
  const data = new DataTransfer();
  data.effectAllowed = "all";
  for (const file of files) data.items.add(file);
  return data;
};

const drag = (area: Element, kind: "dragenter" | "dragleave" | "drop", files: readonly File[]) =>
  fireEvent(
    area,
    new DragEvent(kind, { dataTransfer: transferOf(files), bubbles: true, cancelable: true }),
  );

const areaOf = (canvasElement: HTMLElement) => {
  const area = within(canvasElement).getByRole("group", { name: texts.label }).children[1];
  if (!area) throw new Error("The drop area is not there.");
  return area;
};

/** While a file is dragged over the area, the area shows whether it is accepted. */
export const Over: Story = {
  play: async ({ canvasElement, canvas }) => {
    const area = areaOf(canvasElement);
    await drag(area, "dragenter", [picture]);
    await expect(await canvas.findByText(texts.refuseText)).toBeVisible();
    await drag(area, "dragleave", [picture]);
    await drag(area, "dragenter", [pdf]);
    await expect(await canvas.findByText(texts.dropText)).toBeVisible();
  },
};

export const OverRefused: Story = {
  play: async ({ canvasElement, canvas }) => {
    await drag(areaOf(canvasElement), "dragenter", [picture]);
    await expect(await canvas.findByText(texts.refuseText)).toBeVisible();
  },
};

/** Accepted files are reported, rejected ones are listed with a reason, and system files are ignored. */
export const Dropped: Story = {
  play: async ({ args, canvasElement, canvas }) => {
    const zone = dropZone(canvasElement, texts.label);
    await zone.drop([pdf, picture, new File(["x"], ".DS_Store")]);
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenLastCalledWith(
        [pdf],
        [{ file: picture, problem: { kind: "wrongType", types: "PDF" } }],
      ),
    );
    const refused = await canvas.findByRole("list", { name: "Not accepted" });
    await expect(within(refused).getByText("File type must be PDF")).toBeVisible();
    await expect(zone.files()).toEqual(["boletin.pdf", "D1200_2.jpg"]);
    await expect(screen.getByText("D1200_2.jpg: File type must be PDF")).toBeInTheDocument();
  },
};

/** Files chosen in the file dialog are listed. Each has a button that removes it. */
export const Chosen: Story = {
  parameters: { visual: { skip: true } },
  args: { files: [{ ...newsletter, id: "newsletter" }], onRemove: fn() },
  play: async ({ args, canvasElement }) => {
    const zone = dropZone(canvasElement, texts.label);
    await zone.browse([pdf]);
    await waitFor(() => expect(zone.files()).toEqual([newsletter.name, "boletin.pdf"]));
    await zone.remove(newsletter.name);
    await expect(args.onRemove).toHaveBeenLastCalledWith("newsletter");
    await expect(zone.files()).toEqual(["boletin.pdf"]);
  },
};

/** Two tab stops: the area, which accepts a paste, and the button. Canceling the file dialog is reported. */
export const Keyboard: Story = {
  args: { onCancel: fn() },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Drag files here/ })).toHaveFocus();
    await fireEvent(
      document.activeElement ?? document.body,
      new ClipboardEvent("paste", {
        clipboardData: transferOf([pdf]),
        bubbles: true,
        cancelable: true,
      }),
    );
    await waitFor(() => expect(args.onFiles).toHaveBeenLastCalledWith([pdf], []));
    await userEvent.tab();
    const browse = canvas.getByRole("button", { name: "Choose files" });
    await expect(browse).toHaveFocus();

    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("The file input is not there.");
    // The native file dialog would block the test.
    input.addEventListener("click", (event) => event.preventDefault());
    await userEvent.keyboard("{Enter}");
    await fireEvent(input, new Event("cancel"));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Enter}");
    await fireEvent(window, new Event("focus"));
    await new Promise((resolve) => setTimeout(resolve, cancelDetection / 2));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(2));
    input.files = transferOf([pdf]).files;
    await fireEvent.change(input);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    label: "Archivos del catálogo que se van a subir al portal de distribuidores",
    prompt: "Arrastre aquí los archivos, péguelos con el teclado o búsquelos en su equipo",
    browseText: "Elegir los archivos que se van a subir",
    description: "PDF de hasta 10 MB; una imagen por código de producto",
    files: [
      {
        ...newsletter,
        name: "boletin_informativo_para_distribuidores_de_centroamerica_2026.pdf",
        state: "failed",
        note: "El archivo es de más de 10000000 bytes",
      },
    ],
    removeLabel: (name) => `Quitar ${name}`,
  },
};
