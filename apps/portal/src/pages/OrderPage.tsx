import { SentOrderPage } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { readOrderNumber } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import NotFoundPage from "./NotFoundPage.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** A sent order. */
export default function OrderPage() {
  const { formatMessage } = useIntl();
  const { number: text } = useParams();
  const number = readOrderNumber(text);
  if (number === undefined) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{formatMessage(pageMessages.orderTitle, { id: String(number) })}</PageTitle>
      <SentOrderPage key={number} id={number} />
    </>
  );
}
