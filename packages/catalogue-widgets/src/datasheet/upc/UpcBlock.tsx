import type { Equivalence, Upc } from "@caliper/api-client";
import { Code } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { Block, BlockMessage, sheetTable as sheet } from "../../shared/sheet-layout/index.ts";
import { groupBarcode } from "./groupBarcode.ts";
import { messages } from "./messages.ts";
import * as styles from "./UpcBlock.css.ts";

export interface UpcBlockProps {
  upcs: readonly Upc[];
  equivalences: readonly Equivalence[];
  number?: number | undefined;
}

/** Barcodes per grade, and similar products A to D with what differs. */
export function UpcBlock({ upcs, equivalences, number }: UpcBlockProps) {
  const { formatMessage } = useIntl();
  const heading =
    equivalences.length === 0 && upcs.length > 0 ? messages.headingUpc : messages.heading;
  return (
    <Block number={number} heading={formatMessage(heading)}>
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
    <table className={sheet.table}>
      <thead>
        <tr>
          <th scope="col" className={sheet.head({})}>
            {formatMessage(messages.grade)}
          </th>
          <th scope="col" className={sheet.head({ align: "end" })}>
            {formatMessage(messages.upc)}
          </th>
        </tr>
      </thead>
      <tbody>
        {upcs.map(({ grade, upc }) => (
          <tr key={`${grade} ${upc}`} className={sheet.row({ height: "dense" })}>
            <th scope="row" className={sheet.cell({})}>
              <span className={styles.grade}>{terms.grade(grade, true)}</span>
            </th>
            <td className={sheet.cell({ align: "end" })}>
              <span className={styles.barcode}>{groupBarcode(upc)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Similar({ equivalences }: Pick<UpcBlockProps, "equivalences">) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  return (
    <table className={sheet.table}>
      <thead>
        <tr>
          <th scope="colgroup" colSpan={3} className={sheet.head({})}>
            {formatMessage(messages.similar)}
          </th>
        </tr>
      </thead>
      <tbody>
        {equivalences.map(({ letter, code, note }) => (
          <tr key={letter} className={sheet.row({ height: "dense" })}>
            <th scope="row" className={sheet.cell({ tone: "subtle", font: "mono" })}>
              <span className={styles.letter}>{letter}</span>
            </th>
            <td className={sheet.cell({})}>
              <Code href={links.datasheet({ code })}>{code}</Code>
            </td>
            <td className={sheet.cell({ align: "end", tone: "muted" })}>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
