import { QuotationPage, Quotations } from "@caliper/administration";
import { useParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, readOrderNumber } from "../paths.ts";
import NotFoundPage from "./NotFoundPage.tsx";
import { Page } from "./Page.tsx";
import { PageTitle } from "./PageTitle.tsx";

const hrefs = { quotation: paths.quotations, list: paths.lists };

/** The quotations of the user, or one of them. */
export default function QuotationsPage() {
  const t = useText();
  const { number: text } = useParams();
  const id = readOrderNumber(text);
  const title = t("portal.quotations.title");
  if (text === undefined)
    return (
      <Page title={title}>
        <Quotations hrefs={hrefs} />
      </Page>
    );
  if (id === undefined) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <QuotationPage key={id} id={id} hrefs={hrefs} />
    </>
  );
}
