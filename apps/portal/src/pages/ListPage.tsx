import { PartsListPage } from "@caliper/administration";
import { useParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { readOrderNumber } from "../paths.ts";
import { useWarehouseChoice } from "../state/warehouse.tsx";
import NotFoundPage from "./NotFoundPage.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** One of the user's lists. */
export default function ListPage() {
  const t = useText();
  const { number: text } = useParams();
  const { choose } = useWarehouseChoice();
  const number = readOrderNumber(text);
  if (number === undefined) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{t("portal.menu.lists")}</PageTitle>
      <PartsListPage key={number} id={number} onWarehouse={choose} />
    </>
  );
}
