import { downloadInterchanges } from "@caliper/api-client";
import type { ReportFamily } from "@caliper/catalogue-model";
import { useState } from "react";
import { contained, useClient } from "../provider/index.ts";
import { InterchangeTableView } from "./InterchangeTableView.tsx";
import { useDownload } from "./useDownload.ts";

/** The interchanges of any of eight families as a spreadsheet. */
export const InterchangeTable = contained("reports", InterchangeTableContent);

function InterchangeTableContent() {
  const client = useClient();
  const [families, setFamilies] = useState<readonly ReportFamily[]>([]);
  const download = useDownload((options) => downloadInterchanges(client, families, options));
  return (
    <InterchangeTableView
      value={families}
      onChange={(chosen) => {
        download.reset();
        setFamilies(chosen);
      }}
      download={download}
    />
  );
}
