import { downloadPriceChanges } from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { Form, Text, TextField } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { DownloadButtons, DownloadStatus } from "./DownloadStatus.tsx";
import { useDownload } from "./useDownload.ts";

const isoDay = /^\d{4}-\d{2}-\d{2}$/u;
const isDay = (text: string) => isoDay.test(text) && !Number.isNaN(Date.parse(text));

/** Downloads what changes when the prices of a day begin. */
export function PriceChanges() {
  const client = useClient();
  const t = useText();
  const [day, setDay] = useState("");
  const [isWrong, setWrong] = useState(false);
  const download = useDownload((options) => downloadPriceChanges(client, day.trim(), options));
  const submit = () => {
    setWrong(!isDay(day.trim()));
    if (isDay(day.trim())) download.start();
  };
  return (
    <Form
      onSubmit={submit}
      errors={isWrong ? { day: t("reports.changes.wrongDay") } : {}}
      isPending={download.state.kind === "running"}
    >
      <Text tone="muted">{t("reports.changes.intro")}</Text>
      <TextField
        name="day"
        label={t("reports.changes.day")}
        description={t("reports.changes.hint")}
        value={day}
        onChange={(text) => {
          setWrong(false);
          download.reset();
          setDay(text);
        }}
      />
      <DownloadButtons download={download} />
      <DownloadStatus state={download.state} onRetry={download.start} />
    </Form>
  );
}
