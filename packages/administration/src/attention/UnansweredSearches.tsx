import {
  removeUnansweredSearchMutation,
  type UnansweredSearch,
  unansweredSearchesQuery,
} from "@caliper/api-client";
import { useClient, useColumn, useTerms } from "@caliper/catalogue-widgets/shared";
import { Button, type DataColumn, EmptyState, Inline, Link, Text } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { AdminList } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";

export interface UnansweredSearchesProps {
  /** Where rows of a table are loaded. */
  loadHref: (table: string) => string;
}

/** The tables, by their names in files, in which the answer to a search may be missing. */
const tablesOf = {
  no_parts: ["aplicaciones", "productos"],
  unknown_code: ["intercambios", "productos"],
  similar_codes: ["intercambios", "productos"],
  not_understood: ["alias"],
} as const satisfies Record<UnansweredSearch["outcome"], readonly string[]>;

/** What searches did not find, the most wanted first, with links to what fixes it. */
export const UnansweredSearches = contained(UnansweredSearchesContent);

function UnansweredSearchesContent({ loadHref }: UnansweredSearchesProps) {
  const t = useText();
  const client = useClient();
  const terms = useTerms();
  const column = useColumn();
  const list = useQuery(unansweredSearchesQuery(client));
  const remove = useMutation(removeUnansweredSearchMutation(client));
  const textOf = ({ code, maker, model, year }: UnansweredSearch) =>
    [code, maker, model, year].filter((each) => each !== null).join(" ") || t("unanswered.words");
  const partOf = ({ family, axle }: UnansweredSearch) =>
    [family && terms.family(family, "many"), axle && terms.position(axle)]
      .filter((each) => each !== null)
      .join(", ");
  const columns: DataColumn<UnansweredSearch>[] = [
    column.text("search", t("unanswered.search"), textOf, { isRowHeader: true }),
    column.text("part", t("unanswered.part"), partOf),
    column.text("outcome", t("unanswered.outcome"), (each) => t(`unanswered.is.${each.outcome}`)),
    column.text(
      "warehouse",
      t("unanswered.warehouse"),
      ({ warehouse }) => warehouse && terms.warehouse(warehouse),
    ),
    column.count("searches", t("unanswered.searches"), ({ searches }) => searches),
    column.count("reports", t("unanswered.reports"), ({ reports }) => reports),
    column.text("last", t("unanswered.last"), ({ lastDay }) => lastDay),
    {
      id: "fix",
      header: t("unanswered.fix"),
      cell: ({ outcome }) => (
        <Inline gap={8}>
          {tablesOf[outcome].map((table) => (
            <Link key={table} href={loadHref(table)}>
              {terms.table(table)}
            </Link>
          ))}
        </Inline>
      ),
    },
    {
      id: "actions",
      header: t("common.actions"),
      isUnprinted: true,
      align: "end",
      cell: (search) => (
        <Button
          size="chip"
          label={t("unanswered.removeOf", { search: textOf(search) })}
          onPress={() => remove.mutate(search.id)}
        >
          {t("unanswered.remove")}
        </Button>
      ),
    },
  ];
  return (
    <AdminList
      id="unanswered-searches"
      label={t("unanswered.title")}
      query={list}
      rows={list.data?.searches ?? []}
      all={list.data?.total}
      failed={remove.error}
      acted={remove.variables ?? null}
      columns={columns}
      foldsBelow={960}
      getRowId={({ id }) => id}
      getRowText={textOf}
      empty={<EmptyState icon="check" title={t("unanswered.nothing")} />}
      filters={<Text tone="subtle">{t("unanswered.intro")}</Text>}
    />
  );
}
