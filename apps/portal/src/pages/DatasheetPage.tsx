import { Datasheet } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";

/** The datasheet of the product that the address names; the only page that needs no session. */
export default function DatasheetPage() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const code = query.get("codigo")?.trim() ?? "";
  return (
    <>
      <PageTitle>{code.toUpperCase() || formatMessage(pageMessages.datasheetTitle)}</PageTitle>
      <Datasheet key={code} code={code} />
    </>
  );
}
