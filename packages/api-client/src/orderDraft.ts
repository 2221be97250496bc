/** The purchase order that somebody is working on, as the browser remembers it. */
import { isWarehouse, type Warehouse } from "@caliper/catalogue-model";
import type { CategoryChoice } from "./orders.ts";

/** A product of a draft. */
export interface DraftLine extends CategoryChoice {
  readonly code: string;
  readonly grade: string | undefined;
  readonly quantity: number;
  /** US dollars, as this tab has shown it; undefined until it has. */
  readonly agreed: number | undefined;
}

/** A category of a draft that is ordered whole. */
export interface DraftCategory extends CategoryChoice {
  /** What its products cost, by `lineId`, as this tab has shown it; undefined until it has. */
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
  readonly added: readonly DraftCategory[];
  readonly lines: readonly DraftLine[];
}

/** Per administrator; somebody else's is not shown, and saving replaces it. */
export interface OrderDrafts {
  read(username: string): OrderDraft | undefined;
  /** Undefined when the order was sent or thrown away. */
  save(username: string, draft: OrderDraft | undefined): void;
  /** Calls when another tab has saved; answers how to stop it. */
  subscribe(listener: () => void): () => void;
}

interface Texts {
  get(): string | null;
  set(text: string): void;
}

/** Where drafts are kept. */
export interface DraftTexts {
  /** Every tab's, and there after the browser was closed: holds no price. */
  readonly orders: Texts;
  /** This tab's, gone with it: the prices that it has shown, so that a reload still says what changed. */
  readonly prices: Texts;
  readonly subscribe: OrderDrafts["subscribe"];
}

export function orderDraftsIn({ orders, prices, subscribe }: DraftTexts): OrderDrafts {
  return {
    read: (username) => {
      const stored = storedIn(orders.get());
      if (stored?.username !== username) return undefined;
      return withPrices(stored.draft, pricesIn(prices.get(), username));
    },
    save: (username, draft) => {
      orders.set(draft === undefined ? "" : JSON.stringify({ username, draft: bare(draft) }));
      prices.set(
        draft === undefined ? "" : JSON.stringify({ username, prices: shownPrices(draft) }),
      );
    },
    subscribe,
  };
}

/** By category and line: what `shownPrices` writes. */
type Prices = ReadonlyMap<string, number>;

const inCategory = (choice: CategoryChoice, id: string) =>
  `${choice.category}\t${choice.subcategory}\t${id}`;

function shownPrices({ lines, added }: OrderDraft): Readonly<Record<string, number>> {
  const shown: Record<string, number> = {};
  for (const line of lines) {
    if (line.agreed !== undefined) shown[lineId(line)] = line.agreed;
  }
  for (const category of added) {
    for (const [id, price] of category.agreed ?? []) shown[inCategory(category, id)] = price;
  }
  return shown;
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
    const start = inCategory(category, "");
    const own = [...prices].flatMap(([id, price]): [string, number][] =>
      id.startsWith(start) ? [[id.slice(start.length), price]] : [],
    );
    return { ...category, agreed: own.length === 0 ? undefined : new Map(own) };
  }),
});

/** Only what is kept for good: no price. */
const bare = ({ lines, added, ...rest }: OrderDraft): object => ({
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
  return [{ code, grade: words(grade), ...choice, quantity, agreed: undefined }];
}
