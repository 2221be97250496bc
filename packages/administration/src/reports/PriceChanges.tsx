import { downloadPriceChanges } from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { Form, Text, TextField } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { DownloadButtons, DownloadStatus } from "./DownloadStatus.tsx";
import { useDownload } from "./useDownload.ts";

/** Downloads what changes when the prices of a day begin; the server says if a text is not a day. */
export function PriceChanges() {
  const client = useClient();
  const t = useText();
  const [day, setDay] = useState("");
  const download = useDownload((options) => downloadPriceChanges(client, day.trim(), options));
  return (
    <Form onSubmit={download.start} isPending={download.isRunning}>
      <Text tone="muted">{t("reports.changes.intro")}</Text>
      <TextField
        label={t("reports.changes.day")}
        description={t("reports.changes.hint")}
        value={day}
        onChange={setDay}
      />
      <DownloadButtons download={download} isDisabled={day.trim() === ""} />
      <DownloadStatus download={download} />
    </Form>
  );
}
