import type { Job, JobGroup, JobPart } from "@caliper/api-client";
import {
  ChipGroup,
  Code,
  IconButton,
  Inline,
  Money,
  Stack,
  Table,
  Text,
} from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { useFormat, useLinks } from "../provider/index.ts";
import { ReplacedMark } from "../shared/replacements/index.ts";
import { AddToList } from "../shared/add-to-list/index.ts";
import { StockButton, StockNote, StockTimes } from "../shared/stock/index.ts";
import { type Choice, groupId, type Line, toAdd } from "./chosen.ts";
import { table } from "./Job.css.ts";
import { useJobTexts } from "./useJobTexts.ts";

export interface JobTableProps {
  job: Job;
  /** What is chosen. */
  lines: readonly Line[];
  /** Called with a choice of a group; null leaves the group out. */
  onChoose: (group: string, choice: Choice | null) => void;
}

interface Row {
  readonly group: JobGroup;
  readonly part: JobPart;
  readonly line: Line | undefined;
}

/** Stands for a part without prices. */
const unpriced = "unpriced";

/** The parts of a job by group, each with its grades; one part and grade of a group is chosen. */
export function JobTable({ job, lines, onChoose }: JobTableProps) {
  const t = useText();
  const format = useFormat();
  const links = useLinks();
  const texts = useJobTexts();
  const hasPrices = job.warehouse !== undefined;
  const noteOf = (group: JobGroup) => {
    const { need, outcome, contradicted, parts } = group;
    if (outcome === "none") return t("job.noneFits", { count: contradicted });
    const isOpen =
      need !== "optional" && parts.length > 1 && !lines.some((line) => line.group === group);
    return [need === "main" ? "" : t("job.need", { need }), isOpen ? t("job.chooseOne") : ""]
      .filter(Boolean)
      .join(", ");
  };
  const chips = (part: JobPart) =>
    (part.prices ?? []).map(({ grade, amount, stock }) => ({
      id: grade,
      label: [texts.grade(grade, part), format.price(amount) || t("job.onRequest")]
        .filter(Boolean)
        .join(" "),
      description: stock && <StockNote stock={stock} />,
    }));
  const stockedPrice = ({ part, grade }: Line) => {
    const price = part.prices?.find((each) => each.grade === grade);
    return price && job.warehouse && { ...price, warehouse: job.warehouse };
  };
  return (
    <div className={table}>
      <Stack gap={4}>
        <Table<Row>
          label={t("job.parts")}
          groups={job.groups.map((group) => ({
            id: groupId(group),
            label: [texts.title(group), noteOf(group)].filter(Boolean).join(" · "),
            rows: group.parts.map((part) => ({
              group,
              part,
              line: lines.find((line) => line.group === group && line.part === part),
            })),
          }))}
          getRowId={({ group, part }) => `${groupId(group)} ${part.code}`}
          density="sheet"
          stackedColumns="minmax(0, 1fr) auto"
          columns={[
            {
              id: "part",
              header: t("job.part"),
              cell: ({ part, line }) => (
                <Stack gap={4}>
                  <Inline gap={8} align="baseline">
                    <Code href={links.datasheet(part)}>{part.code}</Code>
                    <Text variant="caption" tone="muted">
                      {texts.about(part)}
                    </Text>
                    <AddToList parts={[toAdd(part, line?.grade)]} />
                  </Inline>
                  <ReplacedMark part={part} />
                  {texts.belongs(part).map((text) => (
                    <Text key={text} variant="caption" tone="subtle">
                      {text}
                    </Text>
                  ))}
                </Stack>
              ),
              stacked: { cell: "1 / 1" },
            },
            {
              id: "quantity",
              header: t("job.quantity"),
              cell: ({ part }) => texts.quantity(part),
              stacked: { cell: "1 / 2" },
            },
            {
              id: "prices",
              header: t(hasPrices ? "job.prices" : "job.choice"),
              width: 340,
              cell: ({ group, part, line }) => {
                const gradeChips = chips(part);
                const items =
                  gradeChips.length > 0 ? gradeChips : [{ id: unpriced, label: t("job.take") }];
                return (
                  <ChipGroup
                    label={t("job.choiceOf", { code: part.code })}
                    scroll={false}
                    items={items}
                    value={line ? (line.grade ?? unpriced) : null}
                    onChange={(id) =>
                      onChoose(groupId(group), {
                        code: part.code,
                        grade: id === unpriced ? null : id,
                      })
                    }
                  />
                );
              },
              stacked: { cell: "2 / 1 / 3 / -1" },
            },
            {
              id: "sum",
              header: t("job.sum"),
              hideHeader: !hasPrices,
              align: "end",
              cell: ({ group, part, line }) =>
                line && (
                  <>
                    <Inline gap={8} justify="end" wrap={false}>
                      <Money amount={line.sum} />
                      <IconButton
                        icon="close"
                        variant="plain"
                        size="chip"
                        label={t("job.leaveOut", { code: part.code })}
                        onPress={() => onChoose(groupId(group), null)}
                      />
                    </Inline>
                    <StockButton code={part.code} price={stockedPrice(line)} />
                  </>
                ),
              stacked: { cell: "3 / 1 / 4 / -1" },
            },
          ]}
        />
        <StockTimes
          stocks={job.groups.flatMap(({ parts }) =>
            parts.flatMap((part) =>
              (part.prices ?? []).flatMap(({ grade, stock }) =>
                stock ? [[`${part.code} ${texts.grade(grade, part)}`.trim(), stock] as const] : [],
              ),
            ),
          )}
        />
      </Stack>
    </div>
  );
}
