import type { Equivalence, Upc } from "@caliper/api-client";
import { Code, Table } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { groupBarcode } from "./groupBarcode.ts";
import { messages } from "./messages.ts";
import * as styles from "./UpcBlock.css.ts";

export interface UpcBlockProps {
  /** Bar codes by grade. */
  upcs: readonly Upc[];
  /** Similar parts of ours. */
  equivalences: readonly Equivalence[];
}

/** Barcodes per grade, and similar products A to D with their differences. */
export function UpcBlock({ upcs, equivalences }: UpcBlockProps) {
  const { formatMessage } = useIntl();
  const heading = equivalences.length === 0 && upcs.length > 0 ? messages.upc : messages.heading;
  return (
    <Block heading={formatMessage(heading)}>
      {upcs.length === 0 && equivalences.length === 0 && (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      )}
      <div className={styles.parts}>
        {upcs.length > 0 && <Barcodes upcs={upcs} />}
        {equivalences.length > 0 && <Similar equivalences={equivalences} />}
      </div>
    </Block>
  );
}

function Barcodes({ upcs }: Pick<UpcBlockProps, "upcs">) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  return (
    <Table
      label={formatMessage(messages.upc)}
      density="sheet"
      rows={upcs}
      getRowId={({ grade, upc }) => `${grade} ${upc}`}
      columns={[
        {
          id: "grade",
          header: formatMessage(messages.grade),
          cell: ({ grade }) => terms.grade(grade, true),
        },
        {
          id: "upc",
          header: formatMessage(messages.upc),
          align: "end",
          isMono: true,
          cell: ({ upc }) => groupBarcode(upc),
        },
      ]}
    />
  );
}

function Similar({ equivalences }: Pick<UpcBlockProps, "equivalences">) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  return (
    <Table
      label={formatMessage(messages.similar)}
      density="sheet"
      rows={equivalences}
      getRowId={({ letter }) => letter}
      columns={[
        {
          id: "letter",
          header: formatMessage(messages.similar),
          headerSpan: 3,
          cell: ({ letter }) => <span className={styles.letter}>{letter}</span>,
        },
        {
          id: "code",
          header: null,
          cell: ({ code }) => <Code href={links.datasheet({ code })}>{code}</Code>,
        },
        { id: "note", header: null, align: "end", isMuted: true, cell: ({ note }) => note },
      ]}
    />
  );
}
