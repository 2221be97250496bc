import {
  type HardwareApplication,
  type HardwareBrake,
  type HardwareKit,
  hardwareQuery,
  type Prices,
} from "@caliper/api-client";
import { maySee, productTitle, standardGrade } from "@caliper/catalogue-model";
import {
  Button,
  Code,
  DataTable,
  EmptyState,
  FactsStrip,
  Inline,
  Skeleton,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { AddToList } from "../shared/add-to-list/index.ts";
import { useColumn } from "../shared/columns/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { Block, grid as sheet } from "../shared/sheet-layout/index.ts";
import { PricesBlock, usePrintedRows } from "../shared/prices/index.ts";
import {
  contained,
  useClient,
  useFormat,
  useLinks,
  useLocale,
  useViewer,
} from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { DiagramDialog } from "./DiagramDialog.tsx";
import { distinct } from "./groupKits.ts";

interface HardwarePanelProps {
  /** The code of the kit. */
  code: string;
}

/** A hardware kit by its code, with its prices, brakes and vehicles. */
export const HardwarePanel = contained("hardware", HardwarePanelContent, {
  widget: "HardwarePanel",
  props: ["code"],
});

function HardwarePanelContent({ code }: HardwarePanelProps) {
  const t = useText();
  const [isDiagramOpen, setDiagramOpen] = useState(false);
  const { username } = useViewer();
  const kit = hardwareQuery(useClient(), { code, user: username });
  const { data, error, isFetching, refetch } = useQuery(kit);
  if (data === undefined && error !== null) {
    return <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined) {
    return (
      <div aria-busy>
        <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
        <Stack gap={32}>
          <Skeleton shape="block" height="thumbnail" />
          <Skeleton shape="rows" count={6} />
        </Stack>
      </div>
    );
  }
  return (
    <>
      <Kit kit={data} onShowDiagram={() => setDiagramOpen(true)} />
      <DiagramDialog
        code={data.code}
        isOpen={isDiagramOpen}
        onClose={() => setDiagramOpen(false)}
      />
    </>
  );
}

interface KitProps {
  kit: HardwareKit;
  onShowDiagram: () => void;
}

function Kit({ kit, onShowDiagram }: KitProps) {
  const t = useText();
  const terms = useTerms();
  const viewer = useViewer();
  const locale = useLocale();
  const prices = kit.prices && pricesOf(kit.prices);
  const isPrinted = usePrintedRows(prices).length > 0;
  return (
    <article className={sheet.sheet}>
      <div className={sheet.head}>
        <Inline gap={16} justify="between">
          <Inline gap={24} align="baseline">
            <Code size="codeHero">{kit.code}</Code>
            <Text variant="title">{productTitle("hardware", null)[locale]}</Text>
          </Inline>
          <Inline>
            <AddToList as="button" parts={[{ code: kit.code }]} />
            <Button icon="image" onPress={onShowDiagram}>
              {t("hardware.showDiagram")}
            </Button>
          </Inline>
        </Inline>
        <FactsStrip
          facts={[
            {
              id: "type",
              label: t("common.type"),
              value: distinct(kit.brakes.map(({ type }) => terms.value(type))),
            },
            {
              id: "location",
              label: t("hardware.location"),
              value: distinct(kit.brakes.map(({ location }) => terms.value(location))),
            },
          ]}
        />
      </div>
      <div className={sheet.rows}>
        <div className={sheet.row}>
          {prices && (
            <div className={sheet.place({ span: 4, block: "prices", isUnprinted: !isPrinted })}>
              <PricesBlock prices={prices} />
            </div>
          )}
          <div className={sheet.place({ span: prices ? 8 : 12, block: "upc" })}>
            <Brakes kit={kit} />
          </div>
        </div>
        {maySee("applications", viewer) && (
          <div className={sheet.row}>
            <div className={sheet.place({ span: 12, block: "applications" })}>
              <Applications kit={kit} />
            </div>
          </div>
        )}
      </div>
    </article>
  );
}

/** Kits have one grade. */
function pricesOf(prices: NonNullable<HardwareKit["prices"]>): Prices {
  return {
    grades: [standardGrade],
    rows: prices.map(({ warehouse, amount, stock }) => ({
      warehouse,
      amounts: { [standardGrade]: amount },
      ...(stock && { stock: { [standardGrade]: stock } }),
    })),
    next: prices.flatMap(({ warehouse, next }) =>
      next ? [{ warehouse, grade: standardGrade, ...next }] : [],
    ),
  };
}

/** A fact that is the same in every row is above the tables only. */
const differs = (values: readonly string[]) => new Set(values).size > 1;

/** The column of locations, where they differ. */
function useLocationColumn(rows: readonly { readonly location: string }[]) {
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  return differs(rows.map(({ location }) => location))
    ? [
        column.text(
          "location",
          t("hardware.location"),
          (row: { readonly location: string }) => terms.value(row.location),
          { isMuted: true },
        ),
      ]
    : [];
}

function Brakes({ kit }: { kit: HardwareKit }) {
  const t = useText();
  const column = useColumn();
  const location = useLocationColumn(kit.brakes);
  const links = useLinks();
  const terms = useTerms();
  const heading = t("hardware.brakes");
  return (
    <Block heading={heading} note={kit.brakes.length}>
      {kit.brakes.length === 0 ? (
        <EmptyState align="start" title={t("common.noData")} />
      ) : (
        <Table
          label={heading}
          columns={[
            {
              id: "brake",
              header: t("hardware.brake"),
              cell: (row) => <Code href={links.datasheet({ code: row.brake })}>{row.brake}</Code>,
            },
            ...(differs(kit.brakes.map(({ type }) => type))
              ? [
                  column.text("type", t("common.type"), (row: HardwareBrake) =>
                    terms.value(row.type),
                  ),
                ]
              : []),
            ...location,
          ]}
          rows={kit.brakes}
          getRowId={(row) => `${row.brake} ${row.type} ${row.location}`}
        />
      )}
    </Block>
  );
}

function Applications({ kit }: { kit: HardwareKit }) {
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  const format = useFormat();
  const location = useLocationColumn(kit.applications);
  const heading = t("common.applications");
  const rows = kit.applications.map((application, index) => ({
    ...application,
    id: String(index),
  }));
  const text = ({ maker, model, years }: HardwareApplication) =>
    [maker, model, format.years(years)].join(" ");
  return (
    <Block heading={heading} note={format.count(rows.length)}>
      <DataTable
        id="kit-applications"
        label={heading}
        headRule="hairline"
        rows={rows}
        getRowId={(row) => row.id}
        getRowText={text}
        state={rows.length === 0 ? "empty" : "data"}
        emptyState={<EmptyState align="start" title={t("common.noData")} />}
        renderCard={(row) => (
          <Stack gap={0}>
            <Text variant="cell">{text(row)}</Text>
            <Text variant="caption" tone="subtle">
              {[
                terms.position(row.axle),
                ...(location.length > 0 ? [terms.value(row.location)] : []),
              ].join(", ")}
            </Text>
          </Stack>
        )}
        columns={[
          column.text("maker", t("search.vehicle.maker"), (row: HardwareApplication) => row.maker),
          column.text("model", t("search.vehicle.model"), (row: HardwareApplication) => row.model),
          column.years(),
          column.text("axle", t("common.position"), (row: HardwareApplication) =>
            terms.position(row.axle),
          ),
          ...location,
        ]}
      />
    </Block>
  );
}
