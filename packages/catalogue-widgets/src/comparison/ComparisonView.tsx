import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { EmptyState, Notice } from "@caliper/design-system";
import { useTerms } from "../terms/index.ts";
import { SharedInterchangesBlock } from "./common/SharedInterchangesBlock.tsx";
import { VehiclesBlock } from "./common/VehiclesBlock.tsx";
import * as styles from "./Comparison.css.ts";
import { messages } from "./messages.ts";
import { OverlayBlock } from "./overlay/OverlayBlock.tsx";
import { hasDrawing, PicturesBlock, type PictureView } from "./pictures/PicturesBlock.tsx";
import { Slot } from "./slot/Slot.tsx";
import { sheetOf, type Side, type SlotState } from "./slot/state.ts";
import { DifferencesBlock } from "./table/DifferencesBlock.tsx";
import type { Datasheet, ProductImage } from "@caliper/api-client";
import { contained } from "../provider/index.ts";

export interface ComparisonViewProps {
  /** The first part: empty, loading, failed or its datasheet. */
  a: SlotState;
  /** The second part. */
  b: SlotState;
  /** Pictures of each part; undefined while loading. */
  images: Readonly<Record<Side, readonly ProductImage[] | undefined>>;
  /** URLs of the uploaded reference drawings, if any. */
  references?: Readonly<Partial<Record<Side, string | undefined>>>;
  /** How the drawings are shown: side by side or over each other. */
  view: PictureView;
  /** Called when another view is chosen. */
  onViewChange: (view: PictureView) => void;
  /** Null empties the slot. */
  onChoose: (side: Side, code: string | null) => void;
  /** Called by the button that makes both parts change places. */
  onSwap: () => void;
  /** An example code of the section. */
  example: string;
  /** The autocomplete for a part code of the section. */
  codeField: (onSelect: (code: string) => void) => ReactNode;
}

/** Two parts: overlaid, in figures, side by side, and what they have in common. */
export const ComparisonView = contained("comparison", ComparisonViewContent);

function ComparisonViewContent(props: ComparisonViewProps) {
  const { formatMessage } = useIntl();
  const {
    a,
    b,
    images,
    references = {},
    view,
    onViewChange,
    onChoose,
    onSwap,
    example,
    codeField,
  } = props;
  const [lit, setLit] = useState<string | null>(null);
  const one = sheetOf(a);
  const other = sheetOf(b);
  const both = one && other && { a: one, b: other };
  const blocks = blocksOf(one, other);
  const shared = { example, codeField };
  return (
    <article className={styles.container}>
      <div className={styles.slots}>
        <Slot side="a" slot={a} onChoose={(code) => onChoose("a", code)} {...shared} />
        <Slot side="b" slot={b} onChoose={(code) => onChoose("b", code)} {...shared} />
      </div>
      {a.kind === "empty" && b.kind === "empty" && (
        <EmptyState
          icon="compare"
          title={formatMessage(messages.invitation)}
          hint={formatMessage(messages.invitationHint)}
        />
      )}
      {both && <WhyNot {...both} />}
      {both && blocks.includes("differences") && (
        <div className={styles.answer}>
          {blocks.includes("overlay") && (
            <div className={styles.overlay}>
              <OverlayBlock {...both} lit={lit} onSwap={onSwap} />
            </div>
          )}
          <div className={styles.table}>
            <DifferencesBlock {...both} lit={lit} onLit={setLit} />
          </div>
        </div>
      )}
      {blocks.includes("pictures") && (
        <PicturesBlock
          a={one && { datasheet: one, images: images.a, reference: references.a }}
          b={other && { datasheet: other, images: images.b, reference: references.b }}
          view={view}
          onViewChange={onViewChange}
          lit={lit}
          onLit={setLit}
        />
      )}
      <div className={styles.common}>
        {one?.applications && other?.applications && blocks.includes("vehicles") && (
          <VehiclesBlock a={one.applications} b={other.applications} />
        )}
        {one?.interchanges && other?.interchanges && blocks.includes("interchanges") && (
          <SharedInterchangesBlock a={one.interchanges} b={other.interchanges} />
        )}
      </div>
    </article>
  );
}

type Block = "overlay" | "differences" | "pictures" | "vehicles" | "interchanges";

/** The blocks for two parts, in the order in which they are shown. */
function blocksOf(a: Datasheet | undefined, b: Datasheet | undefined): readonly Block[] {
  if (a === undefined && b === undefined) return [];
  if (a === undefined || b === undefined || a.code === b.code) return ["pictures"];
  const isOneFamily = a.family === b.family;
  const blocks: readonly (readonly [Block, boolean])[] = [
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
  const { formatMessage } = useIntl();
  const terms = useTerms();
  if (a.code === b.code)
    return (
      <Notice title={formatMessage(messages.samePart)}>
        {formatMessage(messages.samePartHint, { code: a.code })}
      </Notice>
    );
  if (a.family !== b.family)
    return (
      <Notice title={formatMessage(messages.noOverlay)}>
        {formatMessage(messages.otherFamily, {
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
    <Notice title={formatMessage(messages.noOverlay)}>
      {bare.map(({ code }) => formatMessage(messages.noFigures, { code })).join(" ")}
    </Notice>
  );
}
