/** The purchase order that an administrator is working on, kept in stored texts. */
import { isWarehouse, type Warehouse } from "@caliper/catalogue-model";
import type { CategoryChoice } from "@caliper/api-client";
import { type StoredText } from "@caliper/catalogue-widgets/shared";

/** A product of a draft. */
export interface DraftLine extends CategoryChoice {
  readonly code: string;
  readonly grade: string | undefined;
  readonly quantity: number;
  /** US dollars, as last shown in this tab; undefined if never shown. */
  readonly agreed: number | undefined;
}

/** A category of a draft of which all products are ordered. */
export interface DraftCategory extends CategoryChoice {
  /** Prices of its products in US dollars by `lineId`, as last shown in this tab; undefined if never shown. */
  readonly agreed: ReadonlyMap<string, number> | undefined;
}

/** One product may be ordered in several grades. */
export const lineId = ({ code, grade }: { code: string; grade: string | undefined }) =>
  `${code} ${grade ?? ""}`;

export interface OrderDraft {
  readonly user: string | undefined;
  readonly warehouse: Warehouse | undefined;
  readonly category: string | undefined;
  readonly subcategory: string | undefined;
  readonly note: string;
  /** Categories added as a whole. */
  readonly added: readonly DraftCategory[];
  readonly lines: readonly DraftLine[];
}

/** Of one administrator: another one's draft is not returned, and `save` replaces it. */
export interface OrderDrafts {
  read(username: string): OrderDraft | undefined;
  /** Undefined after the order was sent or discarded. */
  save(username: string, draft: OrderDraft | undefined): void;
  /** Calls the listener when another tab saves. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Where drafts are stored. */
export interface OrderDraftTexts {
  /** Shared by tabs and kept after closing the browser: contains no prices. */
  readonly orders: StoredText;
  /** Of this tab only: the prices it has shown, so that changed prices are reported after a reload. */
  readonly prices: StoredText;
  readonly subscribe: OrderDrafts["subscribe"];
}

export function orderDraftsIn({ orders, prices, subscribe }: OrderDraftTexts): OrderDrafts {
  return {
    read: (username) => {
      const stored = storedIn(orders.get());
      if (stored?.username !== username) return undefined;
      return withPrices(stored.draft, pricesIn(prices.get(), username));
    },
    save: (username, draft) => {
      orders.set(
        draft === undefined ? "" : JSON.stringify({ username, draft: withoutPrices(draft) }),
      );
      prices.set(
        draft === undefined ? "" : JSON.stringify({ username, prices: shownPrices(draft) }),
      );
    },
    subscribe,
  };
}

/** By category and line: what `shownPrices` writes. */
type Prices = ReadonlyMap<string, number>;

const categoryKey = (choice: CategoryChoice, id: string) =>
  `${choice.category}\t${choice.subcategory}\t${id}`;

function shownPrices({ lines, added }: OrderDraft): Readonly<Record<string, number>> {
  const priceByKey: Record<string, number> = {};
  for (const line of lines) {
    if (line.agreed !== undefined) priceByKey[lineId(line)] = line.agreed;
  }
  for (const category of added) {
    for (const [id, price] of category.agreed ?? []) priceByKey[categoryKey(category, id)] = price;
  }
  return priceByKey;
}

function pricesIn(text: string | null, username: string): Prices {
  try {
    const stored = record(JSON.parse(text ?? ""));
    if (stored["username"] !== username) return new Map();
    const entries = Object.entries(record(stored["prices"]));
    return new Map(
      entries.flatMap(([id, price]) => (typeof price === "number" ? [[id, price]] : [])),
    );
  } catch {
    return new Map();
  }
}

const withPrices = (draft: OrderDraft, prices: Prices): OrderDraft => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, agreed: prices.get(lineId(line)) })),
  added: draft.added.map((category) => {
    const start = categoryKey(category, "");
    const pairs = [...prices].flatMap(([id, price]): [string, number][] =>
      id.startsWith(start) ? [[id.slice(start.length), price]] : [],
    );
    return {
      ...category,
      agreed: pairs.length === 0 ? undefined : new Map(pairs),
    };
  }),
});

const withoutPrices = (draft: OrderDraft): object => ({
  ...draft,
  added: draft.added.map(({ agreed: _agreed, ...category }) => category),
  lines: draft.lines.map(({ agreed: _agreed, ...line }) => line),
});

/** Undefined for text that another version or program wrote. */
function storedIn(text: string | null): { username: string; draft: OrderDraft } | undefined {
  if (text === null || text === "") return undefined;
  try {
    const stored = record(JSON.parse(text));
    const draft = record(stored["draft"]);
    const username = textValue(stored["username"]);
    if (username === undefined || stored["draft"] === undefined) return undefined;
    const warehouse = textValue(draft["warehouse"]);
    return {
      username,
      draft: {
        user: textValue(draft["user"]),
        warehouse: warehouse !== undefined && isWarehouse(warehouse) ? warehouse : undefined,
        category: textValue(draft["category"]),
        subcategory: textValue(draft["subcategory"]),
        note: textValue(draft["note"]) ?? "",
        added: list(draft["added"])
          .flatMap(choiceIn)
          .map((choice) => ({ ...choice, agreed: undefined })),
        lines: list(draft["lines"]).flatMap(lineIn),
      },
    };
  } catch {
    return undefined;
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textValue = (value: unknown) => (typeof value === "string" ? value : undefined);

function choiceIn(value: unknown): CategoryChoice[] {
  const { category, subcategory } = record(value);
  return typeof category === "string" && typeof subcategory === "string"
    ? [{ category, subcategory }]
    : [];
}

function lineIn(value: unknown): DraftLine[] {
  const { code, grade, quantity } = record(value);
  const [choice] = choiceIn(value);
  if (!choice || typeof code !== "string" || code === "") return [];
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1) return [];
  return [{ code, grade: textValue(grade), ...choice, quantity, agreed: undefined }];
}
