import type { Datasheet, RelatedProduct } from "@caliper/api-client";
import { Skeleton } from "@caliper/design-system";
import { type ReactNode, startTransition, Suspense, useState } from "react";
import { ApplicationsBlock } from "./applications/ApplicationsBlock.tsx";
import { compose, type SheetBlock } from "./composition.ts";
import { DimensionsBlock } from "./dimensions/DimensionsBlock.tsx";
import type { DrawingUnit } from "../drawings/index.ts";
import { grid as styles } from "../shared/sheet-layout/index.ts";
import { Facts } from "./facts/Facts.tsx";
import { ImagesView } from "./images/ImagesView.tsx";
import { PackingBlock } from "./packing/PackingBlock.tsx";
import { contained } from "../provider/index.ts";
import { dimensionValues } from "../shared/dimensions/index.ts";
import { hasWidePrices, usePrintedRows } from "../shared/prices/index.ts";
import { Late } from "../shared/late/index.ts";
import {
  DrawingPanel,
  DrawingScale,
  InterchangesBlock,
  PricesBlock,
  RelatedBlock,
  RelationNotes,
  ReplacementNotes,
  UpcBlock,
} from "./parts.ts";
import { presentBlocks } from "./presentBlocks.ts";
import type { NamedCode } from "../shared/interchanges/index.ts";
import type { Fits } from "./related/useFits.ts";
import { Title } from "./title/Title.tsx";

export interface DatasheetViewProps {
  /** Undefined properties are not visible to the viewer and have no block. */
  datasheet: Datasheet;
  /** Only what everyone sees is loaded: shows the first row, which is the same for all, and placeholders below it. */
  isPublicPart?: boolean;
  /** Index of the chosen application. */
  selected: number;
  /** Called with the index of the chosen application. */
  onSelect: (index: number) => void;
  /** Related products for the selected vehicle; undefined while loading. */
  related: readonly RelatedProduct[] | undefined;
  /** Set when loading the related products failed. */
  onRetryRelated?: (() => void) | undefined;
  /** Which related products fit which vehicles; without it, pointing at one does not highlight the other. */
  fits?: Fits | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A line below the title, in the space above the blocks. */
  note?: ReactNode;
}

/** What is pointed at, in whichever block: at most one of these. */
interface Highlight {
  /** A dimension, by its field. */
  readonly column?: string;
  readonly code?: NamedCode;
  /** Indexes of the applications that a related product fits. */
  readonly vehicles?: ReadonlySet<number>;
}

/** The sheet of one product, composed of the blocks that it has data for. */
export const DatasheetView = contained("datasheet", DatasheetViewContent);

function DatasheetViewContent({
  datasheet,
  isPublicPart = false,
  selected,
  onSelect,
  related,
  onRetryRelated,
  fits,
  actions,
  note,
}: DatasheetViewProps) {
  const [highlight, setHighlight] = useState<Highlight>({});
  // A transition, because other updates would replace a drawing whose code is still loading.
  const light = (next: Highlight) => startTransition(() => setHighlight(next));
  const { column: highlighted = null, code = null, vehicles } = highlight;
  const lightColumn = (column: string | null) => light(column === null ? {} : { column });
  const lightCode = (code: NamedCode | null) => light(code === null ? {} : { code });
  const [unit, setUnit] = useState<DrawingUnit>("mm");
  const { applications = [], upcs = [], equivalences = [] } = datasheet;
  const { family, prices, interchanges, pallet, certification } = datasheet;
  const vehicle = applications[selected];
  const dimensions = dimensionValues(datasheet.dimensions);
  const hasPrintedPrices = usePrintedRows(prices).length > 0;
  const isWide = prices !== undefined && hasWidePrices(prices);
  const rows = compose(presentBlocks(datasheet), {
    hasWidePrices: isWide,
    vehicleCount: applications.length,
  });
  const hasDrawing = rows.some((row) => row.some(({ block }) => block === "drawing"));

  const blocks: Record<SheetBlock, ReactNode> = {
    drawing: (
      <Late preload={DrawingPanel.preload} fallback={<div className={styles.pendingDrawing} />}>
        <DrawingPanel
          datasheet={datasheet}
          dimensions={dimensions}
          highlighted={highlighted}
          onHighlight={lightColumn}
          unit={unit}
          onUnit={setUnit}
        />
      </Late>
    ),
    dimensions: (
      <Late>
        <div className={styles.column}>
          <DimensionsBlock
            datasheet={datasheet}
            highlighted={highlighted}
            onHighlight={lightColumn}
            hasDrawing={hasDrawing}
            unit={unit}
          />
          {pallet && <PackingBlock pallet={pallet} />}
        </div>
      </Late>
    ),
    images: (
      <Late>
        <ImagesView datasheet={datasheet} />
      </Late>
    ),
    prices: prices && (
      <Suspense>
        <PricesBlock prices={prices} certification={certification} code={datasheet.code} />
      </Suspense>
    ),
    upc: (
      <Suspense>
        <UpcBlock {...{ upcs, equivalences }} highlighted={code} onHighlight={lightCode} />
      </Suspense>
    ),
    interchanges: interchanges && (
      <Suspense>
        <InterchangesBlock interchanges={interchanges} highlighted={code} onHighlight={lightCode} />
      </Suspense>
    ),
    applications: (
      <Late>
        <ApplicationsBlock
          {...{ applications, selected, onSelect }}
          highlighted={vehicles}
          onHighlight={fits?.onPoint}
        />
      </Late>
    ),
    related: vehicle && (
      <div className={styles.related}>
        <Late preload={RelatedBlock.preload} fallback={<Skeleton shape="block" height="drawing" />}>
          <RelatedBlock
            vehicle={vehicle}
            products={related}
            onRetry={onRetryRelated}
            fitting={fits?.codes}
            onHighlight={
              fits && ((code) => light(code === null ? {} : { vehicles: fits.vehiclesOf(code) }))
            }
          />
        </Late>
      </div>
    ),
  };
  const placeOf = (block: SheetBlock) => {
    if (isWide && block === "prices") return "widePrices";
    return isWide && block === "upc" ? "wideUpc" : block;
  };

  return (
    <article className={styles.sheet}>
      <div className={styles.head}>
        <Late>
          <Title datasheet={datasheet} actions={actions}>
            <Late preload={DrawingScale.preload}>
              <Facts
                datasheet={datasheet}
                scale={
                  hasDrawing && (
                    <Suspense>
                      <DrawingScale {...{ family, dimensions, unit }} />
                    </Suspense>
                  )
                }
              />
            </Late>
          </Title>
        </Late>
        {(datasheet.replacedBy ?? datasheet.replaces) && (
          <Late preload={ReplacementNotes.preload}>
            <ReplacementNotes replacements={datasheet} />
          </Late>
        )}
        {datasheet.relations && (
          <Late preload={RelationNotes.preload}>
            <RelationNotes relations={datasheet.relations} />
          </Late>
        )}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.rows}>
        {(isPublicPart ? rows.slice(0, 1) : rows).map((row) => (
          <div key={row[0]?.block} className={styles.row}>
            {row.map(({ block, span }) => (
              <div
                key={block}
                className={styles.place({
                  span,
                  block: placeOf(block),
                  isUnprinted: block === "prices" && !hasPrintedPrices,
                })}
              >
                {blocks[block]}
              </div>
            ))}
          </div>
        ))}
        {isPublicPart && (
          <div className={styles.place({ span: 12 })}>
            <Skeleton shape="rows" row="rowDense" count={8} />
          </div>
        )}
      </div>
    </article>
  );
}
