import { downloadInterchanges } from "@caliper/api-client";
import { reportFamilies, type ReportFamily } from "@caliper/catalogue-model";
import { useClient, useTerms } from "@caliper/catalogue-widgets/shared";
import { Button, Checkbox, CheckboxGroup, Form, Inline, Text } from "@caliper/design-system";
import { useState } from "react";
import { contained, useText } from "../messages/index.ts";
import { DownloadButtons, DownloadStatus } from "./DownloadStatus.tsx";
import { column } from "./Reports.css.ts";
import { useDownload } from "./useDownload.ts";

/** Downloads the interchanges of the checked families; without any, the button does nothing. */
export const InterchangeTable = contained(InterchangeTableContent);

function InterchangeTableContent() {
  const client = useClient();
  const [value, setFamilies] = useState<readonly ReportFamily[]>([]);
  const download = useDownload((options) => downloadInterchanges(client, value, options));
  const onChange = (families: readonly ReportFamily[]) => {
    download.reset();
    setFamilies(families);
  };
  const t = useText();
  const terms = useTerms();
  const { isRunning } = download;
  return (
    <div className={column}>
      <Form
        onSubmit={() => {
          if (value.length > 0) download.start();
        }}
        isPending={isRunning}
      >
        <Text tone="muted">{t("reports.exchange.intro")}</Text>
        <CheckboxGroup
          label={t("common.families")}
          description={value.length === 0 ? t("reports.exchange.hint") : undefined}
          value={value}
          onChange={(checked) =>
            onChange(reportFamilies.filter((family) => checked.includes(family)))
          }
          isDisabled={isRunning}
        >
          {reportFamilies.map((family) => (
            <Checkbox key={family} value={family}>
              {terms.family(family, "many")}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <Inline gap={8}>
          <Button
            size="chip"
            isDisabled={isRunning || value.length === reportFamilies.length}
            onPress={() => onChange(reportFamilies)}
          >
            {t("reports.exchange.all")}
          </Button>
          <Button
            size="chip"
            isDisabled={isRunning || value.length === 0}
            onPress={() => onChange([])}
          >
            {t("reports.exchange.none")}
          </Button>
        </Inline>
        <DownloadButtons download={download} />
        <DownloadStatus download={download} />
      </Form>
    </div>
  );
}
