export { orderDraftsIn } from "./orderDraft.ts";
export type { OrderDraft, OrderDrafts, OrderDraftTexts } from "./orderDraft.ts";
export { OrderHistory, OwnOrders } from "./OrderHistory.tsx";
export { OwnOrderPage, SentOrderPage } from "./document/SentOrderPage.tsx";
export type { SentOrderPageProps } from "./document/SentOrderPage.tsx";
export { PurchaseOrderBuilder } from "./PurchaseOrderBuilder.tsx";
export type { PurchaseOrderBuilderProps } from "./PurchaseOrderBuilder.tsx";
export { PasteList } from "./list/PasteList.tsx";
export type { PasteListProps } from "./list/PasteList.tsx";
