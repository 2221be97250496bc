import type { Job, JobGroup, JobPart } from "@caliper/api-client";
import { Code, Money, Table } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { groupId, type Line } from "./chosen.ts";
import { printed } from "./Job.css.ts";
import { useJobTexts } from "./useJobTexts.ts";

export interface PrintedJobProps {
  job: Job;
  /** What is chosen. */
  lines: readonly Line[];
  /** The groups without which the job is not complete: all their parts are printed. */
  open: readonly JobGroup[];
  hasPrices: boolean;
}

interface Row extends Partial<Pick<Line, "grade" | "sum">> {
  readonly group: JobGroup;
  readonly part: JobPart;
}

/** The chosen parts of a job, for paper. */
export function PrintedJob({ job, lines, open, hasPrices }: PrintedJobProps) {
  const t = useText();
  const texts = useJobTexts();
  const rowsOf = (group: JobGroup): readonly Row[] =>
    open.includes(group)
      ? group.parts.map((part) => ({ group, part }))
      : lines.filter((line) => line.group === group);
  return (
    <div className={printed}>
      <Table<Row>
        label={t("job.parts")}
        density="sheet"
        groups={job.groups
          .filter((group) => rowsOf(group).length > 0)
          .map((group) => ({
            id: groupId(group),
            label: open.includes(group)
              ? `${texts.title(group)} · ${t("job.chooseOne")}`
              : texts.title(group),
            rows: rowsOf(group),
          }))}
        getRowId={({ part }) => part.code}
        columns={[
          { id: "code", header: t("job.part"), cell: ({ part }) => <Code>{part.code}</Code> },
          { id: "about", header: t("job.about"), cell: ({ part }) => texts.about(part) },
          {
            id: "quantity",
            header: t("job.quantity"),
            align: "end",
            cell: ({ part }) => texts.quantity(part),
          },
          ...(hasPrices
            ? [
                {
                  id: "grade",
                  header: t("job.grade"),
                  cell: ({ grade = null, part }: Row) => texts.grade(grade, part),
                },
                {
                  id: "price",
                  header: t("job.price"),
                  align: "end" as const,
                  cell: ({ sum, part }: Row) => (
                    <Money amount={sum === undefined ? undefined : sum / part.quantity} />
                  ),
                },
                {
                  id: "sum",
                  header: t("job.sum"),
                  align: "end" as const,
                  cell: ({ sum }: Row) => <Money amount={sum} />,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
