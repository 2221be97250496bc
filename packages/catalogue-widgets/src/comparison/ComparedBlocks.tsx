import type { Datasheet } from "@caliper/api-client";
import { Hide, Notice } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useTerms } from "../terms/index.ts";
import { SharedInterchangesBlock } from "./common/SharedInterchangesBlock.tsx";
import { VehiclesBlock } from "./common/VehiclesBlock.tsx";
import * as styles from "./Comparison.css.ts";
import { OverlayBlock } from "./overlay/OverlayBlock.tsx";
import { hasDrawing, PicturesBlock, type PictureView } from "./pictures/PicturesBlock.tsx";
import { statedBy } from "./substitution/statedBy.ts";
import { SubstitutionBlock } from "./substitution/SubstitutionBlock.tsx";
import { DifferencesBlock } from "./table/DifferencesBlock.tsx";

export interface ComparedBlocksProps {
  /** The first part, if it is known. */
  a: Datasheet | undefined;
  /** The second part. */
  b: Datasheet | undefined;
  /** How the drawings are shown: side by side or over each other. */
  view: PictureView;
  /** Called when another view is chosen. */
  onViewChange: (view: PictureView) => void;
  /** Called by the button that swaps both parts. */
  onSwap: () => void;
}

/** The content for one or two parts. */
export function ComparedBlocks({ a, b, view, onViewChange, onSwap }: ComparedBlocksProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const pair = a && b && { a, b };
  const blocks = blocksOf(a, b);
  return (
    <>
      {pair && <WhyNot {...pair} />}
      {pair && blocks.includes("substitution") && <SubstitutionBlock parts={[pair.a, pair.b]} />}
      {pair && blocks.includes("differences") && (
        <div className={styles.answer}>
          {blocks.includes("overlay") && (
            <div className={styles.overlay}>
              <OverlayBlock {...pair} highlighted={highlighted} onSwap={onSwap} />
            </div>
          )}
          <div className={styles.table}>
            <DifferencesBlock {...pair} highlighted={highlighted} onHighlight={setHighlighted} />
          </div>
        </div>
      )}
      {blocks.includes("pictures") && (
        // Two parts are printed over each other.
        <Hide on={blocks.includes("overlay") ? "print" : undefined}>
          <PicturesBlock
            a={a}
            b={b}
            view={view}
            onViewChange={onViewChange}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
        </Hide>
      )}
      <div className={styles.common}>
        {a?.applications && b?.applications && blocks.includes("vehicles") && (
          <VehiclesBlock a={a.applications} b={b.applications} />
        )}
        {a?.interchanges && b?.interchanges && blocks.includes("interchanges") && (
          <SharedInterchangesBlock a={a.interchanges} b={b.interchanges} />
        )}
      </div>
    </>
  );
}

type Block = "substitution" | "overlay" | "differences" | "pictures" | "vehicles" | "interchanges";

/** The blocks for two parts, in the order in which they are shown. */
function blocksOf(a: Datasheet | undefined, b: Datasheet | undefined): readonly Block[] {
  if (a === undefined && b === undefined) return [];
  if (a === undefined || b === undefined || a.code === b.code) return ["pictures"];
  const isOneFamily = a.family === b.family;
  const isStated = (statedBy(a, b.code) ?? statedBy(b, a.code)) !== undefined;
  const blocks: readonly (readonly [Block, boolean])[] = [
    ["substitution", isOneFamily || isStated],
    ["overlay", isOneFamily && hasDrawing(a) && hasDrawing(b)],
    ["differences", isOneFamily],
    ["pictures", true],
    ["vehicles", a.applications !== undefined && b.applications !== undefined],
    ["interchanges", a.interchanges !== undefined && b.interchanges !== undefined],
  ];
  return blocks.flatMap(([block, isThere]) => (isThere ? [block] : []));
}

/** Why two parts cannot be overlaid. */
function WhyNot({ a, b }: { a: Datasheet; b: Datasheet }) {
  const t = useText();
  const terms = useTerms();
  if (a.code === b.code)
    return (
      <Notice title={t("comparison.samePart")}>
        {t("comparison.samePartHint", { code: a.code })}
      </Notice>
    );
  if (a.family !== b.family)
    return (
      <Notice title={t("comparison.noOverlay")}>
        {t("comparison.otherFamily", {
          first: a.code,
          firstFamily: terms.family(a.family, "many"),
          second: b.code,
          secondFamily: terms.family(b.family, "many"),
        })}
      </Notice>
    );
  const bare = [a, b].filter((part) => !hasDrawing(part));
  if (bare.length === 0) return null;
  return (
    <Notice title={t("comparison.noOverlay")}>
      {bare.map(({ code }) => t("comparison.noFigures", { code })).join(" ")}
    </Notice>
  );
}
