import { SentOrderPage } from "@caliper/administration";
import { useParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { readOrderNumber } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import NotFoundPage from "./NotFoundPage.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** A sent order. */
export default function OrderPage() {
  const t = useText();
  const { number: text } = useParams();
  const { store } = useServices();
  const number = readOrderNumber(text);
  if (number === undefined) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{t("portal.order.title", { id: String(number) })}</PageTitle>
      <SentOrderPage key={number} id={number} answers={store.orderAnswers(number)} />
    </>
  );
}
