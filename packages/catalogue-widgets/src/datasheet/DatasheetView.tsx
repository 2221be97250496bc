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
import { contained, useLinks } from "../provider/index.ts";
import { PrintHead } from "../shared/print-head/index.ts";
import { hasWidePrices, usePrintedRows } from "../shared/prices/index.ts";
import { Late } from "../shared/late/index.ts";
import { DrawingPanel, InterchangesBlock, PricesBlock, RelatedBlock, UpcBlock } from "./parts.ts";
import { presentBlocks } from "./presentBlocks.ts";
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
  /** Buttons beside the title. */
  actions?: ReactNode;
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
  actions,
}: DatasheetViewProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  // A transition, because other updates would replace a drawing whose code is still loading.
  const light = (column: string | null) => startTransition(() => setHighlighted(column));
  const [unit, setUnit] = useState<DrawingUnit>("mm");
  const { applications = [], upcs = [], equivalences = [] } = datasheet;
  const { prices, interchanges, pallet, certification } = datasheet;
  const vehicle = applications[selected];
  const links = useLinks();
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
          highlighted={highlighted}
          onHighlight={light}
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
            onHighlight={light}
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
        <PricesBlock prices={prices} certification={certification} />
      </Suspense>
    ),
    upc: (
      <Suspense>
        <UpcBlock upcs={upcs} equivalences={equivalences} />
      </Suspense>
    ),
    interchanges: interchanges && (
      <Suspense>
        <InterchangesBlock interchanges={interchanges} />
      </Suspense>
    ),
    applications: (
      <Late>
        <ApplicationsBlock applications={applications} selected={selected} onSelect={onSelect} />
      </Late>
    ),
    related: vehicle && (
      <div className={styles.related}>
        <Late preload={RelatedBlock.preload} fallback={<Skeleton shape="block" height="drawing" />}>
          <RelatedBlock vehicle={vehicle} products={related} onRetry={onRetryRelated} />
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
        <PrintHead
          href={links.shortDatasheet({ code: datasheet.code, family: datasheet.family })}
        />
        <Late>
          <Title datasheet={datasheet} actions={actions} />
        </Late>
        <Late>
          <Facts datasheet={datasheet} />
        </Late>
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
