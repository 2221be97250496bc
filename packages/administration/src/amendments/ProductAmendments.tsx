import { amendmentsQuery } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { useClient, useViewer } from "@caliper/catalogue-widgets/shared";
import { LinkButton } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { contained, useText } from "../messages/index.ts";

export interface ProductAmendmentsProps {
  /** The code of the part. */
  code: string;
  /** The list of pending amendments of this product. */
  href: string;
}

/** For administrators, a link to the pending corrections of a product; nothing without any. */
export const ProductAmendments = contained(ProductAmendmentsContent);

function ProductAmendmentsContent({ code, href }: ProductAmendmentsProps) {
  const t = useText();
  const isReviewer = maySee("administration", useViewer());
  const { data = [] } = useQuery(amendmentsQuery(useClient(), "pending", isReviewer));
  const count = data.filter((amendment) => amendment.code === code).length;
  if (!isReviewer || count === 0) return null;
  return (
    <LinkButton icon="amendment" href={href}>
      {t("amendments.review.badge", { count })}
    </LinkButton>
  );
}
