import { LinkButton } from "@caliper/design-system";
import { contained, useText } from "../messages/index.ts";
import { usePending } from "./usePendingAmendments.ts";

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
  const pending = usePending() ?? [];
  const count = pending.filter((amendment) => amendment.code === code).length;
  if (count === 0) return null;
  return (
    <LinkButton icon="amendment" href={href}>
      {t("amendments.review.badge", { count })}
    </LinkButton>
  );
}
