import { useColumn, useLinks } from "@caliper/catalogue-widgets/shared";
import {
  ChipGroup,
  Code,
  type DataColumn,
  DataTable,
  EmptyState,
  Select,
  Stack,
  Tag,
} from "@caliper/design-system";
import { useDeferredValue, useState } from "react";
import { useText } from "../../messages/index.ts";
import * as styles from "../OrderForm.css.ts";
import {
  type Choices,
  type MatchedLine,
  type MatchStatus,
  productOf,
  statusOf,
} from "./matches.ts";
import { useReasons } from "./useReasons.ts";

export interface MatchTableProps {
  lines: readonly MatchedLine[];
  choices: Choices;
  onChoose: (key: string, code: string) => void;
}

const windowHeight = 560;
const states = ["matched", "ambiguous", "replaced", "notFound"] as const;
const looks = {
  matched: { tone: "success", icon: "success" },
  ambiguous: { tone: "warning", icon: "warning" },
  replaced: { tone: "info", icon: "swap" },
  notFound: { tone: "danger", icon: "error" },
} as const;
const idOf = ({ key }: MatchedLine) => key;
const textOf = ({ code }: MatchedLine) => code;

/** The match of each line of a list, with a choice where several products match. */
export function MatchTable({ lines, choices, onChoose }: MatchTableProps) {
  const t = useText();
  const column = useColumn();
  const links = useLinks();
  const reasonOf = useReasons();
  const [shown, setShown] = useState("all");
  // Renders rows first and fields later, to keep the page responsive.
  const hasFields = useDeferredValue(true, false);
  const rows = shown === "all" ? lines : lines.filter((line) => statusOf(line) === shown);
  const countOf = (status: MatchStatus) => lines.filter((line) => statusOf(line) === status).length;
  const columns: readonly DataColumn<MatchedLine>[] = [
    column.text("wanted", t("order.wanted"), ({ code }) => code, {
      isRowHeader: true,
      isMono: true,
    }),
    column.count("quantity", t("order.quantity"), ({ quantity }) => quantity),
    {
      id: "status",
      header: t("common.status"),
      sortBy: (line) => t(`order.match.${statusOf(line)}`),
      cell: (line) => <Tag {...looks[statusOf(line)]}>{t(`order.match.${statusOf(line)}`)}</Tag>,
    },
    {
      id: "product",
      header: t("common.product"),
      cell: (line) => {
        const product = productOf(line, choices);
        const { status, products } = line.match;
        if (status === "matched" && product !== undefined) {
          const { code } = product;
          return (
            <>
              <Code href={links.datasheet({ code })}>{code}</Code> {reasonOf(product)}
            </>
          );
        }
        if (products.length === 0) return "";
        if (!hasFields) return <div className={styles.candidates} />;
        return (
          <div className={styles.candidates}>
            <Select
              label={t("order.chooseFor", { code: line.code })}
              hideLabel
              placeholder={t(status === "notFound" ? "order.nearest" : "order.choose")}
              items={products.map((one) => ({
                id: one.code,
                label: `${one.code} · ${reasonOf(one)}`,
              }))}
              value={product?.code ?? null}
              onChange={(code) => onChoose(line.key, code)}
            />
          </div>
        );
      },
    },
  ];
  return (
    <Stack gap={12}>
      <ChipGroup
        label={t("common.status")}
        items={[
          { id: "all", label: t("common.all"), count: lines.length },
          ...states.map((status) => ({
            id: status,
            label: t(`order.match.${status}`),
            count: countOf(status),
          })),
        ]}
        value={shown}
        onChange={setShown}
      />
      <DataTable
        id="order-list-matches"
        label={t("order.result")}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getRowText={textOf}
        state={rows.length === 0 ? "empty" : "data"}
        emptyState={<EmptyState icon="filter" title={t("order.noneOfState")} />}
        rowHeight="rowResult"
        maxHeight={windowHeight}
      />
    </Stack>
  );
}
