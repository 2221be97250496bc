export { orderDraftsIn } from "./orderDraft.ts";
export type { OrderDraft, OrderDrafts, OrderDraftTexts } from "./orderDraft.ts";
export type { OwnOrdersProps } from "./OrderHistory.tsx";
export { OrderHistory, OwnOrders } from "./OrderHistory.tsx";
export { OwnOrderPage } from "./document/OwnOrderPage.tsx";
export type { OwnOrderPageProps } from "./document/OwnOrderPage.tsx";
export { SentOrderPage } from "./document/SentOrderPage.tsx";
export type { SentOrderPageProps } from "./document/SentOrderPage.tsx";
export { PurchaseOrderBuilder } from "./PurchaseOrderBuilder.tsx";
export type { PurchaseOrderBuilderProps } from "./PurchaseOrderBuilder.tsx";
export { PasteList } from "./list/PasteList.tsx";
export type { PasteListProps } from "./list/PasteList.tsx";
// Line components of the lists of parts, not public.
export { LinesDocument } from "./document/LinesDocument.tsx";
export { OrderSummary } from "./OrderSummary.tsx";
export { QuantityCell } from "./QuantityCell.tsx";
export { amountOf, boxesOf, totalsOf, weightOf } from "./quantities.ts";
export type { CountedLine } from "./quantities.ts";
export { useFigures } from "./useFigures.tsx";
