import { type OrderDraft, PurchaseOrderBuilder } from "@caliper/administration";

let draft: OrderDraft | undefined;

/** Kept until the page is closed; an application stores it. */
const drafts = {
  read: () => draft,
  save: (_user: string, next: OrderDraft | undefined) => {
    draft = next;
  },
  subscribe: () => () => {},
};

export default function Example() {
  return <PurchaseOrderBuilder drafts={drafts} />;
}
