import type { Application } from "@caliper/api-client";
import { Hide, useNarrow } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { messages } from "./messages.ts";
import { PrintedApplications } from "./PrintedApplications.tsx";
import { VehicleTable } from "./VehicleTable.tsx";

export interface ApplicationsBlockProps {
  applications: readonly Application[];
  /** Index of the selected application. */
  selected: number;
  onSelect: (index: number) => void;
  number?: number | undefined;
}

/** Vehicles that the product fits; the selected one determines which related products are shown. */
export function ApplicationsBlock({
  applications,
  selected,
  onSelect,
  number,
}: ApplicationsBlockProps) {
  const { formatMessage } = useIntl();
  const count = applications.length;
  const isNarrow = useNarrow();
  return (
    <Block
      number={number}
      heading={formatMessage(messages.heading)}
      {...(count > 0 && {
        note: (
          <Hide on="print">
            {isNarrow ? formatMessage(messages.count, { count }) : formatMessage(messages.hint)}
          </Hide>
        ),
      })}
    >
      {count === 0 ? (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      ) : (
        <>
          <Hide on="print">
            <VehicleTable applications={applications} selected={selected} onSelect={onSelect} />
          </Hide>
          <PrintedApplications applications={applications} />
        </>
      )}
    </Block>
  );
}
