export { orderDraftsIn } from "./orderDraft.ts";
export type { OrderDraft, OrderDrafts, OrderDraftTexts } from "./orderDraft.ts";
export * from "./OrderHistory.tsx";
export * from "./document/OwnOrderPage.tsx";
export * from "./document/SentOrderPage.tsx";
export * from "./PurchaseOrderBuilder.tsx";
export * from "./list/PasteList.tsx";
// Line components of the lists of parts, not public.
export { LinesDocument } from "./document/LinesDocument.tsx";
export { OrderSummary } from "./OrderSummary.tsx";
export { QuantityCell } from "./QuantityCell.tsx";
export { amountOf, boxesOf, totalsOf, weightOf } from "./quantities.ts";
export type { CountedLine } from "./quantities.ts";
export { useFigures } from "./useFigures.tsx";
