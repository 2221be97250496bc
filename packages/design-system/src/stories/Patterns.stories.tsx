import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { ChipGroup } from "../components/ChipGroup/ChipGroup.tsx";
import { ConfirmDialog } from "../components/ConfirmDialog/ConfirmDialog.tsx";
import { DataTable } from "../components/DataTable/DataTable.tsx";
import { EmptyState } from "../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../components/ErrorState/ErrorState.tsx";
import { FactsStrip } from "../components/FactsStrip/FactsStrip.tsx";
import { Form } from "../components/Form/Form.tsx";
import { Notice } from "../components/Notice/Notice.tsx";
import { PageHeader } from "../components/PageHeader/PageHeader.tsx";
import { SearchField } from "../components/SearchField/SearchField.tsx";
import { Select } from "../components/Select/Select.tsx";
import { ToggleButtonGroup } from "../components/ToggleButtonGroup/ToggleButtonGroup.tsx";
import { Button, Heading, Inline, Stack, Tag, Text } from "./kit.ts";
import { type Part, parts } from "./samples.tsx";
import { partColumns } from "./tables.tsx";

/** How components work together in the tasks that every page has. */
const meta = {
  title: "Patterns/Common tasks",
  parameters: { visual: { phone: true, width: 1200 } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Advice = ({ children }: { children: ReactNode }) => (
  <Text as="p" tone="muted">
    {children}
  </Text>
);

const table = {
  label: "Parts",
  rowHeight: "rowResult" as const,
  columns: partColumns.filter(({ id }) => ["code", "product", "fits", "price"].includes(id)),
  getRowId: ({ code }: Part) => code,
  getRowText: ({ code }: Part) => code,
};

const matches = (text: string) =>
  parts.filter(({ code, fits }) =>
    `${code} ${fits}`.toLowerCase().includes(text.trim().toLowerCase()),
  );

function Search() {
  const [text, setText] = useState("");
  const [searched, setSearched] = useState("");
  const found = matches(searched);
  return (
    <Stack gap={16}>
      <Advice>
        One field and one primary button. The results stay below them while the next search is
        typed. No result says what was searched and what to try.
      </Advice>
      <Form onSubmit={() => setSearched(text)}>
        <Inline gap={12} align="end">
          <div style={{ flex: "1 1 200px" }}>
            <SearchField
              label="Code or vehicle"
              clearLabel="Clear"
              value={text}
              onChange={setText}
              onSubmit={setSearched}
            />
          </div>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </Inline>
      </Form>
      <output>
        <Text variant="caption" tone="subtle">
          {`${found.length} of ${parts.length} parts`}
        </Text>
      </output>
      <DataTable
        {...table}
        rows={found}
        state={found.length === 0 ? "empty" : "data"}
        emptyState={
          <EmptyState
            title={`Nothing for “${searched}”`}
            hint="Check the code, or try a vehicle."
          />
        }
      />
    </Stack>
  );
}

/** A search form with its results. */
export const SearchWithResults: Story = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Code or vehicle" });
    await userEvent.type(field, "corolla{Enter}");
    await expect(canvas.getByRole("link", { name: "BR31338" })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "zzz");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByText("Nothing for “zzz”")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(`${parts.length} of`);
  },
};

const axles = ["all", "front", "rear"] as const;

function Filtered() {
  const [axle, setAxle] = useState<(typeof axles)[number]>("all");
  const [warehouse, setWarehouse] = useState("miami");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = parts.filter(({ detail }) => axle === "all" || detail.includes(axle));
  return (
    <Stack gap={16}>
      <Advice>
        Filters at the start, in the order of the columns; actions on chosen rows at the end, named
        with their number and disabled while nothing is chosen. Filters act at once.
      </Advice>
      <Inline gap={16} align="end" justify="between">
        <Inline gap={16} align="end">
          <Select
            label="Warehouse"
            items={[
              { id: "miami", label: "MIAMI" },
              { id: "panama", label: "PANAMÁ" },
            ]}
            value={warehouse}
            onChange={setWarehouse}
          />
          <ChipGroup
            label="Axle"
            items={axles.map((id) => ({ id, label: id === "all" ? "All" : id }))}
            value={axle}
            onChange={setAxle}
          />
        </Inline>
        <Button icon="download" isDisabled={chosen.size === 0}>
          {`Download ${chosen.size}`}
        </Button>
      </Inline>
      <DataTable
        {...table}
        rows={rows}
        selectedIds={chosen}
        onSelectionChange={setChosen}
        selectAllLabel="Choose all"
      />
    </Stack>
  );
}

/** Filters and actions above a table. */
export const FiltersAndActions: Story = {
  render: () => <Filtered />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Download 0" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: "rear" }));
    await userEvent.click(canvas.getAllByRole("checkbox")[1] ?? canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("button", { name: "Download 1" })).toBeEnabled();
    await userEvent.click(canvas.getByRole("radio", { name: "All" }));
  },
};

const kinds = { added: "success", changed: "warning", invalid: "danger" } as const;
const changes = [
  { code: "BR31338", kind: "changed", what: "Thickness 22 → 21.6 mm" },
  { code: "BR31340", kind: "added", what: "New part" },
  { code: "BR31341", kind: "invalid", what: "Thickness “22,5”: a number with a decimal point" },
] as const;

function Review() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap={24}>
      <Advice>
        First what will change, in numbers; then what is wrong; then every row. Nothing changes
        before the answer to a question that repeats the numbers.
      </Advice>
      <PageHeader title="brake_rotors.xlsx" note="1,260 rows" />
      <FactsStrip
        facts={[
          { id: "added", label: "Added", value: "1" },
          { id: "changed", label: "Changed", value: "1" },
          { id: "invalid", label: "Invalid", value: "1" },
          { id: "unchanged", label: "Unchanged", value: "1,257" },
        ]}
      />
      <Notice tone="danger" title="One row cannot be loaded">
        Correct it here, or leave it out.
      </Notice>
      <DataTable
        label="Changes"
        rows={changes}
        getRowId={({ code }) => code}
        getRowText={({ code }) => code}
        columns={[
          { id: "code", header: "Code", isRowHeader: true, cell: ({ code }) => code },
          { id: "kind", header: "Row", cell: ({ kind }) => <Tag tone={kinds[kind]}>{kind}</Tag> },
          { id: "what", header: "Change", cell: ({ what }) => what },
        ]}
      />
      <Inline gap={12} justify="end">
        <Button variant="plain">Discard</Button>
        <Button variant="primary" onPress={() => setAsking(true)}>
          Apply 2 changes
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
        title="Apply 2 changes to Brake rotors?"
        confirmLabel="Apply 2 changes"
        cancelLabel="Cancel"
      >
        One invalid row is left out. You can undo the import in its history.
      </ConfirmDialog>
    </Stack>
  );
}

/** The review of an import before it is applied. */
export const ReviewOfAnImport: Story = {
  render: () => <Review />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Apply 2 changes" }));
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("left out");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  },
};

const states = ["loading", "empty", "error", "data"] as const;

function FourStates() {
  const [state, setState] = useState<(typeof states)[number]>("loading");
  return (
    <Stack gap={16}>
      <Advice>
        Loading has the shape of what will come, empty says what to do next, an error says what
        happened and offers to try again. The heading and the controls stay in all four.
      </Advice>
      <Inline gap={16} justify="between">
        <Heading level={2}>Parts</Heading>
        <ToggleButtonGroup
          label="State"
          items={states.map((id) => ({ id, label: id }))}
          value={state}
          onChange={setState}
        />
      </Inline>
      <DataTable
        {...table}
        rows={state === "data" ? parts.slice(0, 4) : []}
        state={state}
        skeletonRows={4}
        emptyState={
          <EmptyState
            icon="table"
            title="No parts yet"
            hint="Load a file with parts."
            action={<Button icon="upload">Load a file</Button>}
          />
        }
        errorState={
          <ErrorState
            title="The server does not answer"
            detail="Your work is kept. Try again in a moment."
            retryLabel="Try again"
            onRetry={() => setState("data")}
          />
        }
      />
    </Stack>
  );
}

/** Loading, empty, failed, and with data. */
export const LoadingEmptyErrorData: Story = {
  render: () => <FourStates />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "empty" }));
    await expect(canvas.getByText("No parts yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "error" }));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(canvas.getByRole("link", { name: "BR31338" })).toBeVisible();
  },
};
