import type { Application, FamilyId } from "@caliper/api-client";
import { DataTable, useNarrow } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat } from "../../provider/index.ts";
import { Block } from "../internal/Block.tsx";
import { BlockMessage } from "../internal/BlockMessage.tsx";
import { ApplicationCard } from "./ApplicationCard.tsx";
import * as styles from "./ApplicationsBlock.css.ts";
import { messages } from "./messages.ts";
import { PrintedApplications } from "./PrintedApplications.tsx";
import { useApplicationColumns } from "./useApplicationColumns.tsx";

export interface ApplicationsBlockProps {
  applications: readonly Application[];
  /** Index of the chosen application. */
  selected: number;
  onSelect: (index: number) => void;
  family: FamilyId;
  number?: number | undefined;
}

/** px; about twenty rows, so that what else fits the vehicle stays in sight. */
const maxHeight = 640;

/** Vehicles that the product fits; the chosen one says which related products are shown. */
export function ApplicationsBlock({
  applications,
  selected,
  onSelect,
  family,
  number,
}: ApplicationsBlockProps) {
  const { formatMessage } = useIntl();
  const { years } = useFormat();
  const rows = applications.map((application, index) => ({ ...application, id: String(index) }));
  const columns = useApplicationColumns(applications, family);
  const count = applications.length;
  const isNarrow = useNarrow();
  return (
    <Block
      number={number}
      heading={formatMessage(messages.heading)}
      {...(count > 0 && {
        note: isNarrow ? formatMessage(messages.count, { count }) : formatMessage(messages.hint),
      })}
    >
      {count === 0 ? (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      ) : (
        <>
          <div className={styles.screen}>
            <DataTable
              label={formatMessage(messages.heading)}
              columns={columns}
              rows={rows}
              getRowId={({ id }) => id}
              getRowText={(row) =>
                formatMessage(messages.row, {
                  maker: row.maker,
                  model: row.model,
                  years: years(row.years),
                })
              }
              selectedId={String(selected)}
              onSelect={(id) => onSelect(Number(id))}
              selectionControl="radio"
              headRule="hairline"
              maxHeight={maxHeight}
              renderCard={(row) => <ApplicationCard application={row} />}
            />
          </div>
          <PrintedApplications applications={applications} />
        </>
      )}
    </Block>
  );
}
