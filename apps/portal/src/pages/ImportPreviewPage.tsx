import { ImportPreview } from "@caliper/administration";
import { PrintHead } from "@caliper/catalogue-widgets";
import { Stack } from "@caliper/design-system";
import { useParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { readImportId } from "../paths.ts";
import NotFoundPage from "./NotFoundPage.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** What an import changes, before and after its commit. */
export default function ImportPreviewPage() {
  const t = useText();
  const { import: text } = useParams();
  const id = readImportId(text);
  if (id === undefined) return <NotFoundPage />;
  return (
    <Stack gap={16}>
      <PageTitle>{t("portal.menu.loadData")}</PageTitle>
      <PrintHead />
      <ImportPreview key={id} id={id} />
    </Stack>
  );
}
