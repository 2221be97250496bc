import type { Application } from "@caliper/api-client";
import { Hide } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { Late } from "../../shared/late/index.ts";
import { VehicleTable } from "../parts.ts";
import { PrintedApplications } from "./PrintedApplications.tsx";

/** px: the height of the table, so that nothing moves when it appears. */
const heightOf = (rows: number) => 32 + Math.min(rows, 20) * 32;

export interface ApplicationsBlockProps {
  /** The vehicles that the part fits. */
  applications: readonly Application[];
  /** Index of the selected application. */
  selected: number;
  /** Called with the index of the chosen application. */
  onSelect: (index: number) => void;
}

/** Vehicles that the product fits; the selected one determines which related products are shown. */
export function ApplicationsBlock({ applications, selected, onSelect }: ApplicationsBlockProps) {
  const t = useText();
  const count = applications.length;
  return (
    <Block
      heading={t("common.applications")}
      {...(count > 0 && {
        note: (
          <Hide on="print">
            <Hide on="wide">{t("datasheet.applications.count", { count })}</Hide>
            <Hide on="narrow">{t("datasheet.applications.hint")}</Hide>
          </Hide>
        ),
      })}
    >
      {count === 0 ? (
        <BlockMessage>{t("datasheet.applications.empty")}</BlockMessage>
      ) : (
        <>
          <Hide on="print">
            <Late
              preload={VehicleTable.preload}
              fallback={<div style={{ blockSize: heightOf(count) }} />}
            >
              <VehicleTable applications={applications} selected={selected} onSelect={onSelect} />
            </Late>
          </Hide>
          <PrintedApplications applications={applications} />
        </>
      )}
    </Block>
  );
}
