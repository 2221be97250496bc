import { type UndecidedVehicle, undecidedVehiclesQuery } from "@caliper/api-client";
import {
  useClient,
  useColumn,
  useFormat,
  useLinks,
  useTerms,
} from "@caliper/catalogue-widgets/shared";
import { Code, type DataColumn, EmptyState, Inline, Link, Text } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { AdminList } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";

export interface UndecidedVehiclesProps {
  /** Where applications are loaded. */
  loadHref: string;
}

/** The vehicles for which several parts fit and the catalogue states no difference, with links to the parts. */
export const UndecidedVehicles = contained(UndecidedVehiclesContent);

const vehicleOf = ({ maker, model, submodel, engine }: UndecidedVehicle) =>
  [maker, model, submodel, engine].filter((each) => each !== null).join(" ");

function UndecidedVehiclesContent({ loadHref }: UndecidedVehiclesProps) {
  const t = useText();
  const format = useFormat();
  const links = useLinks();
  const terms = useTerms();
  const column = useColumn();
  const list = useQuery(undecidedVehiclesQuery(useClient()));
  const partOf = ({ family, axle }: UndecidedVehicle) =>
    [terms.family(family, "many"), axle && terms.position(axle)]
      .filter((each) => each !== null)
      .join(", ");
  const columns: DataColumn<UndecidedVehicle>[] = [
    column.text("vehicle", t("undecided.vehicle"), vehicleOf, { isRowHeader: true }),
    column.text("years", t("undecided.years"), ({ years }) => format.years(years)),
    column.text("part", t("undecided.part"), partOf),
    {
      id: "codes",
      header: t("undecided.codes"),
      cell: ({ codes, family }) => (
        <Inline gap={8}>
          {codes.map((code) => (
            <Code key={code} href={links.datasheet({ code, family })}>
              {code}
            </Code>
          ))}
        </Inline>
      ),
    },
  ];
  return (
    <AdminList
      id="undecided-vehicles"
      label={t("undecided.title")}
      query={list}
      rows={list.data?.vehicles ?? []}
      all={list.data?.total}
      columns={columns}
      foldsBelow={720}
      getRowId={(each) => JSON.stringify(each)}
      getRowText={vehicleOf}
      empty={<EmptyState icon="check" title={t("undecided.nothing")} />}
      filters={<Text tone="subtle">{t("undecided.intro")}</Text>}
      actions={<Link href={loadHref}>{t("undecided.load")}</Link>}
    />
  );
}
