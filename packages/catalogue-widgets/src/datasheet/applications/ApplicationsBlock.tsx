import { Hide } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";
import { Late } from "../../shared/late/index.ts";
import { VehicleTable } from "../parts.ts";
import { PrintedApplications } from "./PrintedApplications.tsx";
import type { VehicleTableProps } from "./VehicleTable.tsx";

/** px: the height of the table, so that nothing moves when it appears. */
const heightOf = (rows: number) => 32 + Math.min(rows, 20) * 32;

/** Vehicles that the product fits; the selected one determines which related products are shown. */
export function ApplicationsBlock(props: VehicleTableProps) {
  const t = useText();
  const { applications } = props;
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
      empty={count === 0 && t("datasheet.applications.empty")}
    >
      <Hide on="print">
        <Late
          preload={VehicleTable.preload}
          fallback={<div style={{ blockSize: heightOf(count) }} />}
        >
          <VehicleTable {...props} />
        </Late>
      </Hide>
      <PrintedApplications applications={applications} />
    </Block>
  );
}
