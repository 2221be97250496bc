import { useLocation } from "react-router-dom";
import { pageMessages } from "./messages.ts";
import { MessagePage } from "./SectionStates.tsx";

/** Any address that is not a page of the portal. */
export default function NotFoundPage() {
  const path = useLocation().pathname;
  const { notFoundTitle, notFoundDetail } = pageMessages;
  return <MessagePage title={notFoundTitle} hint={notFoundDetail} values={{ path }} />;
}
