import { NewsletterViewer } from "@caliper/catalogue-widgets";
import { useText } from "../messages/index.ts";
import { Page } from "./Page.tsx";

/** The published newsletter. */
export default function NewsletterPage() {
  const title = useText()("portal.menu.newsletter");
  return (
    <Page title={title} gap={16}>
      <NewsletterViewer />
    </Page>
  );
}
