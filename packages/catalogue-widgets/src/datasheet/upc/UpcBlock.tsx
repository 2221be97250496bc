import type { Equivalence, Upc } from "@caliper/api-client";
import { Code, Inline, Table } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { belongTogether, type NamedCode } from "../../shared/interchanges/index.ts";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { FitNote, Fits, useFits } from "../../vehicle/index.ts";
import { groupBarcode } from "./groupBarcode.ts";
import * as styles from "./UpcBlock.css.ts";

export interface UpcBlockProps {
  /** Bar codes by grade. */
  upcs: readonly Upc[];
  /** Similar parts of ours. */
  equivalences: readonly Equivalence[];
  /** The code that is pointed at, here or in another block. */
  highlighted?: NamedCode | null;
  /** Called with the similar part under the pointer or the focus; null for none. */
  onHighlight?: ((similar: NamedCode | null) => void) | undefined;
}

/** Barcodes per grade, and similar products A to D with their differences. */
export function UpcBlock({ upcs, ...similar }: UpcBlockProps) {
  const { equivalences } = similar;
  const t = useText();
  const heading =
    equivalences.length === 0 && upcs.length > 0 ? "common.upc" : "datasheet.upc.heading";
  return (
    <Block heading={t(heading)}>
      {upcs.length === 0 && equivalences.length === 0 && (
        <BlockMessage>{t("datasheet.upc.empty")}</BlockMessage>
      )}
      <div className={styles.parts}>
        {upcs.length > 0 && <Barcodes upcs={upcs} />}
        {equivalences.length > 0 && <Similar {...similar} />}
      </div>
    </Block>
  );
}

function Barcodes({ upcs }: Pick<UpcBlockProps, "upcs">) {
  const t = useText();
  const terms = useTerms();
  return (
    <Table
      label={t("common.upc")}
      density="sheet"
      rows={upcs}
      getRowId={({ grade, upc }) => `${grade} ${upc}`}
      columns={[
        {
          id: "grade",
          header: t("datasheet.upc.grade"),
          cell: ({ grade }) => terms.grade(grade, true),
        },
        {
          id: "upc",
          header: t("common.upc"),
          align: "end",
          isMono: true,
          cell: ({ upc }) => groupBarcode(upc),
        },
      ]}
    />
  );
}

function Similar({ equivalences, highlighted, onHighlight }: Omit<UpcBlockProps, "upcs">) {
  const t = useText();
  const links = useLinks();
  const fits = useFits(equivalences);
  return (
    <Fits value={fits}>
      <Table
        label={t("datasheet.upc.similar")}
        density="sheet"
        rows={equivalences}
        getRowId={({ letter }) => letter}
        highlightedId={
          highlighted
            ? equivalences.find(({ code }) => belongTogether({ code }, highlighted))?.letter
            : null
        }
        {...(onHighlight && {
          onHighlight: (id) => {
            const code = equivalences.find(({ letter }) => letter === id)?.code;
            onHighlight(code === undefined ? null : { code });
          },
        })}
        columns={[
          {
            id: "letter",
            header: t("datasheet.upc.similar"),
            headerSpan: 3,
            cell: ({ letter }) => <span className={styles.letter}>{letter}</span>,
          },
          {
            id: "code",
            header: null,
            cell: ({ code }) => (
              <Inline gap={8} align="baseline">
                <Code href={links.datasheet({ code })}>{code}</Code>
                <FitNote code={code} isShort />
              </Inline>
            ),
          },
          { id: "note", header: null, align: "end", isMuted: true, cell: ({ note }) => note },
        ]}
      />
    </Fits>
  );
}
