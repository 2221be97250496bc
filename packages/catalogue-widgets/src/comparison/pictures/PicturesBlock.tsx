import type { Datasheet } from "@caliper/api-client";
import { Gallery, Text, ToggleButtonGroup } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import {
  ReferenceImage,
  SourceToggle,
  type DrawingSource,
} from "../../shared/reference-drawing/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";
import { dimensionValues } from "../../shared/dimensions/index.ts";
import { Drawing, partOf } from "../../drawings/index.ts";
import { differencesOf } from "../differences.ts";
import { LineSample } from "../slot/LineSample.tsx";
import type { Side } from "../slot/state.ts";
import * as styles from "./PicturesBlock.css.ts";

export type PictureView = "diagram" | "product";

export interface PicturesBlockProps {
  a: Datasheet | undefined;
  b: Datasheet | undefined;
  view: PictureView;
  onViewChange: (view: PictureView) => void;
  /** The highlighted field, here and in the table. */
  highlighted: string | null;
  onHighlight: (column: string | null) => void;
}

/** Both parts side by side, as drawings or as photographs. */
export function PicturesBlock({
  a,
  b,
  view,
  onViewChange,
  highlighted,
  onHighlight,
}: PicturesBlockProps) {
  const t = useText();
  const [chosen, setChosen] = useState<DrawingSource>("scale");
  const differing =
    a && b && a.family === b.family && a.code !== b.code
      ? new Set(differencesOf(a, b).flatMap((row) => (row.isEqual ? [] : [row.column])))
      : undefined;
  const hasReference = view === "diagram" && [a, b].some((part) => part?.reference !== undefined);
  return (
    <Block heading={t("comparison.sideBySide")} gap>
      <div className={styles.toggle}>
        <ToggleButtonGroup
          label={t("common.view")}
          hideLabel
          items={[
            { id: "diagram", label: t("comparison.showDiagram") },
            { id: "product", label: t("comparison.showProduct") },
          ]}
          value={view}
          onChange={onViewChange}
        />
        {hasReference && <SourceToggle value={chosen} onChange={setChosen} />}
      </div>
      <div className={styles.pair}>
        {([a, b] as const).map((part, index) => (
          <Picture
            key={index === 0 ? "a" : "b"}
            side={index === 0 ? "a" : "b"}
            part={part}
            view={view}
            source={chosen}
            differing={differing}
            highlighted={highlighted}
            onHighlight={onHighlight}
          />
        ))}
      </div>
    </Block>
  );
}

interface PictureProps extends Pick<PicturesBlockProps, "view" | "highlighted" | "onHighlight"> {
  side: Side;
  part: Datasheet | undefined;
  source: DrawingSource;
  /** The columns in which the parts differ; undefined if they are not compared. */
  differing: ReadonlySet<string> | undefined;
}

function Picture({
  side,
  part: datasheet,
  view,
  source,
  differing,
  highlighted,
  onHighlight,
}: PictureProps) {
  const t = useText();
  if (datasheet === undefined) return <NoPicture>{t("comparison.emptySlot")}</NoPicture>;
  const { reference } = datasheet;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <LineSample side={side} />
        <span translate="no">{datasheet.code}</span>
      </figcaption>
      {view === "product" ? (
        <Photographs datasheet={datasheet} />
      ) : source === "reference" && reference !== undefined ? (
        <ReferenceImage address={reference} name={datasheet.drawing ?? ""} />
      ) : hasDrawing(datasheet) ? (
        <Drawing
          family={datasheet.family}
          dimensions={dimensionValues(datasheet.dimensions)}
          code={datasheet.code}
          // Letters only: half a page is too narrow for the figures, which are in the table.
          size="form"
          highlighted={highlighted}
          differing={differing}
          onHighlight={onHighlight}
        />
      ) : (
        <NoPicture>{t("comparison.noDrawing", { code: datasheet.code })}</NoPicture>
      )}
    </figure>
  );
}

function Photographs({ datasheet: { code, images } }: { datasheet: Datasheet }) {
  const t = useText();
  const count = images.length;
  if (count === 0) return <NoPicture>{t("comparison.noImage", { code })}</NoPicture>;
  return (
    <Gallery
      sizes="auto, (max-width: 700px) 100vw, 50vw"
      images={images.map(({ url, ...image }, index) => ({
        ...image,
        src: url,
        alt: t("comparison.image", { code, number: index + 1, count }),
      }))}
      fallback={null}
      previousLabel={t("common.previousImage")}
      nextLabel={t("common.nextImage")}
      positionLabel={(position, total) =>
        t("comparison.imagePosition", { number: position, count: total })
      }
    />
  );
}

const NoPicture = ({ children }: { children: string }) => (
  <div className={styles.empty}>
    <Text tone="muted">{children}</Text>
  </div>
);

/** Whether the part has dimensions to draw. */
export const hasDrawing = ({
  family,
  dimensions,
}: Pick<Datasheet, "family" | "dimensions">): boolean =>
  partOf(family, dimensionValues(dimensions)) !== null;
