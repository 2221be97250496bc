/** The purchase order that somebody is working on, as the browser remembers it. */
import { isWarehouse, type Warehouse } from "./catalogue.ts";
import type { CategoryChoice } from "./orders.ts";

/** A product of a draft. Without its price: that is read anew. */
export interface DraftLine extends CategoryChoice {
  readonly code: string;
  readonly grade: string | undefined;
  readonly quantity: number;
}

export interface OrderDraft {
  readonly user: string | undefined;
  readonly warehouse: Warehouse | undefined;
  readonly category: string | undefined;
  readonly subcategory: string | undefined;
  readonly note: string;
  readonly added: readonly CategoryChoice[];
  readonly lines: readonly DraftLine[];
}

/** Per administrator; somebody else's is not shown, and saving replaces it. */
export interface OrderDrafts {
  read(username: string): OrderDraft | undefined;
  /** Undefined when the order was sent or thrown away. */
  save(username: string, draft: OrderDraft | undefined): void;
}

interface Texts {
  get(): string | null;
  set(text: string): void;
}

export function orderDraftsIn(texts: Texts): OrderDrafts {
  return {
    read: (username) => {
      const stored = storedIn(texts.get());
      return stored?.username === username ? stored.draft : undefined;
    },
    save: (username, draft) =>
      texts.set(draft === undefined ? "" : JSON.stringify({ username, draft: bare(draft) })),
  };
}

/** Only what a draft is of: a caller's lines may carry prices. */
const bare = ({ lines, added, ...rest }: OrderDraft): OrderDraft => ({
  user: rest.user,
  warehouse: rest.warehouse,
  category: rest.category,
  subcategory: rest.subcategory,
  note: rest.note,
  added: added.map(({ category, subcategory }) => ({ category, subcategory })),
  lines: lines.map(({ code, grade, category, subcategory, quantity }) => ({
    code,
    grade,
    category,
    subcategory,
    quantity,
  })),
});

/** Undefined for text that another version, or another program, has written. */
function storedIn(text: string | null): { username: string; draft: OrderDraft } | undefined {
  if (text === null || text === "") return undefined;
  try {
    const stored = record(JSON.parse(text));
    const draft = record(stored["draft"]);
    const username = words(stored["username"]);
    if (username === undefined || stored["draft"] === undefined) return undefined;
    const warehouse = words(draft["warehouse"]);
    return {
      username,
      draft: {
        user: words(draft["user"]),
        warehouse: warehouse !== undefined && isWarehouse(warehouse) ? warehouse : undefined,
        category: words(draft["category"]),
        subcategory: words(draft["subcategory"]),
        note: words(draft["note"]) ?? "",
        added: list(draft["added"]).flatMap(choiceIn),
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
const words = (value: unknown) => (typeof value === "string" ? value : undefined);

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
  return [{ code, grade: words(grade), ...choice, quantity }];
}
