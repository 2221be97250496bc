import { type FluidSheet, fluidQuery } from "@caliper/api-client";
import { Code, Inline, Link, Skeleton, Table, Text, VisuallyHidden } from "@caliper/design-system";
import { useQueries } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import { contained, useClient, useLinks, useViewer } from "../provider/index.ts";
import * as styles from "./BrakeFluidList.css.ts";
import { fluidProducts, type FluidProduct } from "./products.ts";
import { volumeText } from "./volumeText.ts";

export interface BrakeFluidListProps {
  /** The products to list; the four fluids by default. */
  products?: readonly FluidProduct[];
}

/** The brake fluids by their boiling points; each volume opens its datasheet. */
export const BrakeFluidList = contained("fluids", BrakeFluidListContent);

interface Row {
  readonly product: FluidProduct;
  /** Undefined while it loads; null when the fluid has no sheet. */
  readonly sheet: FluidSheet | null | undefined;
}

function BrakeFluidListContent({ products = fluidProducts }: BrakeFluidListProps) {
  const t = useText();
  const links = useLinks();
  const client = useClient();
  const { username: user } = useViewer();
  const sheets = useQueries({
    // The properties of a fluid are the same in each volume.
    queries: products.map(({ code, volumes: [volume] }) =>
      fluidQuery(client, { fluid: code, volume, user }),
    ),
  });
  const rows = products.map((product, index): Row => {
    const { data, isError } = sheets[index] ?? {};
    return { product, sheet: isError === true ? null : data };
  });
  const figure = (textOf: (sheet: FluidSheet) => string) =>
    function Figure({ sheet }: Row) {
      if (sheet === undefined)
        return (
          <div className={styles.line}>
            <Skeleton />
          </div>
        );
      return sheet === null ? "–" : <Code>{textOf(sheet)}</Code>;
    };
  return (
    <div className={styles.list}>
      <Table<Row>
        label={t("fluids.list")}
        rows={rows}
        rowHeight="rowResult"
        headRule="strong"
        getRowId={({ product }) => product.code}
        stackedColumns="minmax(0, 1fr) auto"
        columns={[
          {
            id: "name",
            header: t("fluids.fluid"),
            cell: ({ product }) => (
              <Text weight="strong">
                <span translate="no">{product.name}</span>
              </Text>
            ),
            stacked: { header: "1 / 1", cell: "1 / 1" },
          },
          {
            id: "boiling",
            header: t("fluids.boilingPoints"),
            align: "end",
            cell: figure(
              ({ wetBoilingPoint, boilingPoint }) =>
                `${wetBoilingPoint.celsius} / ${boilingPoint.celsius}`,
            ),
            stacked: { header: "1 / 2", cell: "1 / 2" },
          },
          {
            id: "scale",
            header: <ScaleHead />,
            cell: ({ sheet }) => <Range sheet={sheet ?? undefined} />,
            stacked: { cell: "2 / 1 / 3 / -1" },
          },
          {
            id: "cold",
            header: t("fluids.viscosityCold"),
            align: "end",
            cell: figure(({ viscosity }) => t("fluids.viscosity", { value: viscosity.atMinus40 })),
            stacked: { header: "2 / 2", cell: "3 / 2" },
          },
          {
            id: "volumes",
            header: t("fluids.volumes"),
            cell: ({ product }) => (
              <Inline gap={16}>
                {product.volumes.map((volume) => (
                  <Link key={volume} href={links.fluid({ type: product.code, volume })}>
                    <Code>
                      {volumeText(volume)}
                      <VisuallyHidden>{product.name}</VisuallyHidden>
                    </Code>
                  </Link>
                ))}
              </Inline>
            ),
            stacked: { header: "2 / 1", cell: "3 / 1", align: "start" },
          },
        ]}
      />
    </div>
  );
}

/** °C, from below the lowest wet boiling point of a brake fluid to above the highest dry one. */
const scale = { from: 120, to: 300, ticks: [150, 200, 250] } as const;

const place = (celsius: number) =>
  `${(Math.min(Math.max(celsius - scale.from, 0), scale.to - scale.from) / (scale.to - scale.from)) * 100}%`;

function ScaleHead() {
  return (
    <span className={styles.scale}>
      {scale.ticks.map((celsius) => (
        <span
          key={celsius}
          className={styles.tickLabel}
          style={{ insetInlineStart: place(celsius) }}
        >
          {celsius}
        </span>
      ))}
    </span>
  );
}

/** From the wet boiling point, a ring, to the dry one, a dot. */
function Range({ sheet }: { sheet: FluidSheet | undefined }) {
  return (
    <span className={styles.scale} aria-hidden>
      {scale.ticks.map((celsius) => (
        <span key={celsius} className={styles.tick} style={{ insetInlineStart: place(celsius) }} />
      ))}
      {sheet && (
        <span
          className={styles.range}
          style={{
            insetInlineStart: place(sheet.wetBoilingPoint.celsius),
            insetInlineEnd: `calc(100% - ${place(sheet.boilingPoint.celsius)})`,
          }}
        />
      )}
    </span>
  );
}
