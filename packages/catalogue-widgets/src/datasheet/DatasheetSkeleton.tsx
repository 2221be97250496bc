import { Skeleton, VisuallyHidden } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { contained } from "../provider/index.ts";
import { Block, grid as styles, titleStyles } from "../shared/sheet-layout/index.ts";

interface DatasheetSkeletonProps {
  /** The requested code. */
  code: string;
}

/** The sheet while loading: the code, and placeholders in the shape of the blocks. */
export const DatasheetSkeleton = contained("datasheet", DatasheetSkeletonContent);

function DatasheetSkeletonContent({ code }: DatasheetSkeletonProps) {
  const t = useText();
  const displayCode = code.trim().toUpperCase();
  return (
    <div className={styles.sheet}>
      <VisuallyHidden as="output">{t("datasheet.loading", { code: displayCode })}</VisuallyHidden>
      <div aria-hidden>
        <div className={styles.head}>
          <div className={titleStyles.block}>
            <div className={titleStyles.title}>
              <div className={titleStyles.code}>{displayCode}</div>
            </div>
            <div className={titleStyles.facts}>
              <Skeleton shape="rows" row="rowResult" count={1} />
            </div>
          </div>
        </div>
        <div className={styles.rows}>
          <div className={styles.row}>
            <div className={styles.place({ span: 8, block: "drawing" })}>
              <div className={styles.pendingDrawing} />
            </div>
            <div className={styles.place({ span: 4, block: "dimensions" })}>
              <div className={styles.column}>
                <Block heading={t("datasheet.dimensions.heading")}>
                  <Skeleton shape="rows" row="rowDimension" count={8} />
                </Block>
                <Block heading={t("datasheet.packing.heading")} gap>
                  <Skeleton count={2} />
                </Block>
              </div>
            </div>
          </div>
          <div className={styles.row}>
            <div className={styles.place({ span: 4, block: "images" })}>
              <Block heading={t("datasheet.images.heading")} gap>
                <div className={styles.pendingPicture} />
              </Block>
            </div>
            <div className={styles.place({ span: 8, block: "applications" })}>
              <Skeleton shape="rows" row="rowDense" count={8} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
