import { useLocation } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { MessagePage } from "./SectionStates.tsx";

/** Any address that is not a page of the portal. */
export default function NotFoundPage() {
  const path = useLocation().pathname;
  const t = useText();
  return (
    <MessagePage title={t("portal.notFound.title")} hint={t("portal.notFound.detail", { path })} />
  );
}
