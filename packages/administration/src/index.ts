export * from "./accounts/index.ts";
export * from "./add-to-list/index.ts";
export * from "./amendments/index.ts";
export * from "./attention/index.ts";
export * from "./embed-builder/index.ts";
export * from "./files/index.ts";
export * from "./imports/index.ts";
export { AccessKeys } from "./keys/index.ts";
export {
  orderDraftsIn,
  OrderHistory,
  OwnOrderPage,
  OwnOrders,
  SentOrderPage,
  PurchaseOrderBuilder,
  PasteList,
  type OrderDraft,
  type OrderDrafts,
  type OrderDraftTexts,
  type OwnOrderPageProps,
  type OwnOrdersProps,
  type SentOrderPageProps,
  type PurchaseOrderBuilderProps,
  type PasteListProps,
} from "./orders/index.ts";
export { PartsListPage, PartsLists, SharedPartsList } from "./parts-lists/index.ts";
export type {
  ListHrefs,
  PartsListPageProps,
  PartsListsProps,
  SharedPartsListProps,
} from "./parts-lists/index.ts";
export * from "./quotations/index.ts";
export * from "./reports/index.ts";
