import { OwnOrderPage, OwnOrders } from "@caliper/administration";
import { useParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, readOrderNumber } from "../paths.ts";
import NotFoundPage from "./NotFoundPage.tsx";
import { Page } from "./Page.tsx";
import { PageTitle } from "./PageTitle.tsx";

const hrefs = { order: paths.ownOrders, list: paths.lists };

/** The orders that the user has sent, or one of them. */
export default function OwnOrdersPage() {
  const t = useText();
  const { number: text } = useParams();
  const number = readOrderNumber(text);
  if (text === undefined)
    return (
      <Page title={t("portal.menu.ownOrders")}>
        <OwnOrders hrefs={hrefs} />
      </Page>
    );
  if (number === undefined) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{t("portal.order.title", { id: String(number) })}</PageTitle>
      <OwnOrderPage key={number} id={number} hrefs={hrefs} />
    </>
  );
}
