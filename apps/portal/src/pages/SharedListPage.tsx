import { SharedPartsList } from "@caliper/administration";
import { useParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { PageTitle } from "./PageTitle.tsx";

/** A list that somebody shares. */
export default function SharedListPage() {
  const t = useText();
  const { token = "" } = useParams();
  return (
    <>
      <PageTitle>{t("portal.menu.lists")}</PageTitle>
      <SharedPartsList key={token} token={token} />
    </>
  );
}
