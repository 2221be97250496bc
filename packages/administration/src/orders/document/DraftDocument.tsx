import type { OrderUser } from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { lineId } from "../orderDraft.ts";
import type { OrderRow, WholeLine } from "../rows.ts";
import { useDescriptions } from "../useDescriptions.ts";
import { type DocumentLine, LinesDocument } from "./LinesDocument.tsx";
import { useOrderFacts } from "./useOrderFacts.ts";

export interface DraftDocumentProps {
  customer: Pick<OrderUser, "name" | "customerCode">;
  warehouse: Warehouse;
  note: string;
  rows: readonly OrderRow[];
  whole: readonly WholeLine[];
}

/** The order in progress on paper, without the form. */
export function DraftDocument({ customer, warehouse, note, rows, whole }: DraftDocumentProps) {
  const t = useText();
  const describe = useDescriptions();
  const [date] = useState(() => new Date());
  const lines: readonly DocumentLine[] = [
    ...rows.map(({ line, product, ...row }) => ({
      ...row,
      code: line.code,
      description: describe(line, product),
    })),
    ...whole.map(({ choice, ...product }) => ({
      ...product,
      id: lineId(product),
      description: describe(choice, product),
    })),
  ];
  const { name, customerCode } = customer;
  const facts = useOrderFacts({ customer: name, customerCode, warehouse, date });
  return <LinesDocument title={t("order.draft")} facts={facts} note={note} lines={lines} />;
}
