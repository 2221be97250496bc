import { ImportPreview, PrintHead } from "@caliper/catalogue-widgets";
import { Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { readImportId } from "../paths.ts";
import { menuMessages } from "../shell/messages.ts";
import NotFoundPage from "./NotFoundPage.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** What an import changes, before and after its commit. */
export default function ImportPreviewPage() {
  const { formatMessage } = useIntl();
  const { import: text } = useParams();
  const id = readImportId(text);
  if (id === undefined) return <NotFoundPage />;
  return (
    <Stack gap={16}>
      <PageTitle>{formatMessage(menuMessages.loadData)}</PageTitle>
      <PrintHead />
      <ImportPreview key={id} id={id} />
    </Stack>
  );
}
