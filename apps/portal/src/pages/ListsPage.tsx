import { PartsListPage, PartsLists, SharedPartsList } from "@caliper/administration";
import { generatePath, useParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, patterns, readOrderNumber } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import { useWarehouseChoice } from "../state/warehouse.tsx";
import NotFoundPage from "./NotFoundPage.tsx";
import { Page } from "./Page.tsx";
import { PageTitle } from "./PageTitle.tsx";

const hrefs = {
  list: paths.lists,
  paste: paths.pastedList([]),
  shared: (token: string) => generatePath(patterns.sharedList, { token }),
  order: paths.ownOrders,
  quotation: paths.quotations,
};

/** The user's lists of parts, one of them, or one that somebody shares. */
export default function ListsPage() {
  const t = useText();
  const { number: text, token } = useParams();
  const { choose } = useWarehouseChoice();
  const { store } = useServices();
  const title = t("portal.menu.lists");
  const number = readOrderNumber(text);
  if (text === undefined && token === undefined)
    return (
      <Page title={title}>
        <PartsLists hrefs={hrefs} />
      </Page>
    );
  if (text !== undefined && number === undefined) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {number !== undefined && (
        <PartsListPage
          key={number}
          id={number}
          hrefs={hrefs}
          onWarehouse={choose}
          orderAttempt={store.orderAttempt}
        />
      )}
      {token !== undefined && <SharedPartsList key={token} token={token} hrefs={hrefs} />}
    </>
  );
}
