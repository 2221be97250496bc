/** Offers of lists to customers. A draft follows its list and today's prices; a sent revision never changes. */
import {
  dayAt,
  daysAfter,
  maySeePricesOf,
  quotationLimit,
  quotedPrice,
  quotedTotal,
  type Viewer,
  type Warehouse,
  warehouseOf,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Kysely } from "kysely";
import sharp from "sharp";
import { checkOwnWarehouse } from "../catalogue/own-warehouse.ts";
import type { ProductsRepository } from "../catalogue/products.repository.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { ListOwner, ListsService } from "../lists/lists.service.ts";
import type { ShownLine } from "../lists/shown-lines.ts";
import { message } from "../messages/message.ts";
import { conflict, type FieldError, invalidField, invalidFields, notFound } from "../refusal.ts";
import type {
  Quotation,
  QuotationHeading,
  QuotationSettings,
  QuotationsRepository,
  QuotedLine,
  SentQuotation,
  WholeQuotation,
} from "./quotations.repository.ts";

export interface QuotationChange extends Partial<Omit<QuotationSettings, "warehouse" | "prices">> {
  readonly version: number;
  readonly warehouse?: Warehouse | undefined;
  readonly lines?: readonly LinePrice[] | undefined;
}

/** The price of a line; with neither value, the quotation's margin counts. */
interface LinePrice {
  readonly id: number;
  readonly margin?: number | undefined;
  readonly fixedPrice?: number | undefined;
}

/** A quotation with what is offered: today for a draft, as sent otherwise. */
export interface PricedQuotation extends SentQuotation {
  readonly quotation: Quotation;
  /** When it was sent, or last changed: `2026-12-31`. */
  readonly day: string;
  readonly isExpired: boolean;
  /** The chosen one, if the account no longer has it. */
  readonly lostWarehouse: Warehouse | undefined;
  /** US dollars; undefined without prices. */
  readonly total: number | undefined;
}

interface NewDraft extends Pick<Quotation, "list_id" | "number" | "revision"> {
  readonly settings: Omit<QuotationSettings, "validUntil">;
}

interface Options {
  readonly database: OpenDatabase;
  readonly quotations: QuotationsRepository;
  readonly lists: Pick<ListsService, "get">;
  readonly products: Pick<ProductsRepository, "measuresOf">;
  readonly now: () => number;
}

export type Quotations = ReturnType<typeof createQuotations>;

/** The day of a quotation, `2026-12-31`; accounts without a warehouse count the days of Panama. */
const quotationDay = (warehouse: Warehouse | null | undefined, time: number): string =>
  dayAt(warehouse ?? "PANAMA", time);

/** How long an offer stands unless the user sets another day. */
const usualDays = 30;
/** In px; larger logos are made smaller. */
const logoSize = { width: 600, height: 240 } as const;
const largestLogo = 20_000_000;
/** An SVG could refer to other files. */
const logoFormats: ReadonlySet<string> = new Set(["png", "jpeg", "webp"]);

const first: Omit<QuotationSettings, "customer" | "warehouse" | "validUntil" | "prices"> = {
  language: "en",
  currencyNote: "",
  margin: 0,
  rounding: 0.01,
  hasDrawings: false,
};

export function createQuotations(options: Options) {
  const { database, quotations, lists, products, now } = options;
  const transaction = database.write.transaction.bind(database.write);

  const today = (warehouse: Warehouse | null | undefined) => quotationDay(warehouse, now());
  const isExpired = ({ settings }: Quotation) => settings.validUntil < today(settings.warehouse);

  async function own({ id: account }: ListOwner, id: number): Promise<WholeQuotation> {
    const quotation = await quotations.find(account, id);
    if (!quotation) throw notFound(message("quotation.missing", { id }));
    return quotation;
  }

  async function ownDraft(owner: ListOwner, id: number, version: number): Promise<WholeQuotation> {
    const quotation = await own(owner, id);
    if (quotation.sent) throw conflict(message("quotation.sent"));
    if (quotation.version !== version) throw conflict(message("quotation.changed"));
    return quotation;
  }

  /** The offer of a draft, with today's lines and prices. */
  async function offerOf(owner: ListOwner, quotation: Quotation): Promise<SentQuotation> {
    const { settings, list_id: listId } = quotation;
    const heading = await quotations.heading(owner.id);
    const { warehouse, lines } =
      listId === null
        ? { warehouse: warehouseOf(owner.viewer), lines: [] }
        : await lists.get(owner, listId, settings.warehouse ?? undefined);
    const measures = settings.hasDrawings
      ? await products.measuresOf(lines.flatMap(({ part }) => part ?? []))
      : undefined;
    return {
      heading,
      warehouse,
      lines: lines.map(({ was: _seen, ...shown }) => {
        const price = settings.prices[shown.line.id] ?? {};
        const offer = mayPrice(shown, owner.viewer)
          ? { ...price, offer: quotedPrice(shown.price?.amount, price, settings) }
          : {};
        return {
          shown: { ...shown, was: undefined },
          ...offer,
          measures: measures?.get(shown.line.code),
        };
      }),
    };
  }

  async function priced(owner: ListOwner, whole: WholeQuotation): Promise<PricedQuotation> {
    const { sent, ...quotation } = whole;
    const { viewer } = owner;
    const offer = sent ? readable(sent, viewer) : await offerOf(owner, quotation);
    const chosen = quotation.settings.warehouse;
    const isLost = !sent && chosen !== null && !warehousesOf(viewer).includes(chosen);
    const lines = offer.lines.map((line) => ({ ...line, quantity: line.shown.line.quantity }));
    return {
      ...offer,
      quotation,
      day: quotationDay(chosen, quotation.sent_at ?? quotation.changed_at),
      isExpired: isExpired(quotation),
      lostWarehouse: isLost ? chosen : undefined,
      total: offer.warehouse === undefined ? undefined : quotedTotal(lines),
    };
  }

  function checkCount(count: number): void {
    if (count >= quotationLimit)
      throw conflict(message("quotation.tooMany", { most: quotationLimit }));
  }

  /** Stores a draft that stands for the usual time from today. */
  function insert(owner: ListOwner, { settings, ...draft }: NewDraft, db: Kysely<Database>) {
    const at = now();
    const validUntil = daysAfter(today(settings.warehouse), usualDays);
    return quotations.insert(
      {
        ...draft,
        account_id: owner.id,
        settings: { ...settings, validUntil },
        created_at: at,
        changed_at: at,
      },
      db,
    );
  }

  const get = async (owner: ListOwner, id: number) => priced(owner, await own(owner, id));

  return {
    heading: ({ id }: ListOwner): Promise<QuotationHeading> => quotations.heading(id),

    /** @param heading with a picture of any common format, as a data URL */
    async setHeading(owner: ListOwner, heading: QuotationHeading): Promise<QuotationHeading> {
      const stored = { ...heading, logo: heading.logo && (await smallPicture(heading.logo)) };
      await quotations.setHeading(owner.id, stored);
      return quotations.heading(owner.id);
    },

    all: async ({ id }: ListOwner, before: number | undefined, limit: number) =>
      (await quotations.ofAccount(id, before, limit)).map((quotation) => ({
        quotation,
        isExpired: isExpired(quotation),
      })),

    async create(owner: ListOwner, listId: number, chosen: Warehouse | undefined) {
      checkOwnWarehouse(owner.viewer, chosen);
      const { warehouse } = await lists.get(owner, listId, chosen);
      const id = await transaction().execute(async (db) => {
        await quotations.lock(owner.id, db);
        const { count, last } = await quotations.count(owner.id, db);
        checkCount(count);
        const [newest] = await quotations.ofAccount(owner.id, undefined, 1, db);
        const settings = {
          ...first,
          ...newest?.settings,
          customer: "",
          warehouse: warehouse ?? null,
          prices: {},
        };
        return insert(owner, { list_id: listId, number: last + 1, revision: 1, settings }, db);
      });
      return get(owner, id);
    },

    get,

    async change(owner: ListOwner, id: number, change: QuotationChange): Promise<PricedQuotation> {
      const { version, lines = [], ...settings } = change;
      const draft = await ownDraft(owner, id, version);
      checkOwnWarehouse(owner.viewer, change.warehouse);
      const { lines: known } = await offerOf(owner, draft);
      const wrong = lines.flatMap((line, index) => wrongPrice(line, index, known, owner.viewer));
      if (wrong.length > 0) throw invalidFields(wrong);
      const prices = {
        ...draft.settings.prices,
        ...Object.fromEntries(lines.map(({ id: line, ...price }) => [line, price])),
      };
      const changed = { ...draft.settings, ...settings, prices };
      const isChanged = await quotations.update(id, version, { settings: changed, at: now() });
      if (!isChanged) throw conflict(message("quotation.changed"));
      return get(owner, id);
    },

    async delete(owner: ListOwner, id: number): Promise<void> {
      await own(owner, id);
      const isDeleted = await quotations.delete(id);
      if (!isDeleted) throw conflict(message("quotation.sent"));
    },

    /**
     * A draft becomes what the customer has; nothing of it changes any more.
     * @throws Refusal `conflict` when version or total are not what the caller saw
     */
    async send(
      owner: ListOwner,
      id: number,
      seen: { readonly version: number; readonly total?: number | undefined },
    ): Promise<PricedQuotation> {
      const draft = await ownDraft(owner, id, seen.version);
      const { total, lines, heading, warehouse, ...offer } = await priced(owner, draft);
      if (draft.list_id === null) throw conflict(message("quotation.noList"));
      if (lines.length === 0) throw conflict(message("order.emptyList"));
      if (offer.lostWarehouse !== undefined)
        throw conflict(message("quotation.lostWarehouse", { warehouse: offer.lostWarehouse }));
      if (offer.isExpired)
        throw conflict(message("quotation.expired", { day: draft.settings.validUntil }));
      const expected = message("expected.code");
      const errors = lines.flatMap(({ shown: { part, line } }, index) =>
        part ? [] : [{ field: `lines/${index}/code`, value: line.code, expected }],
      );
      if (errors.length > 0) throw invalidFields(errors);
      if (total !== seen.total)
        throw conflict(message("quotation.otherTotal", { total: (total ?? 0).toFixed(2) }));
      const sentQuotation = { heading, warehouse, lines: lines.map(lasting) };
      const isSent = await quotations.update(id, seen.version, { sent: sentQuotation, at: now() });
      if (!isSent) throw conflict(message("quotation.changed"));
      return get(owner, id);
    },

    /** The draft of the next revision of a sent quotation. */
    async revise(owner: ListOwner, id: number): Promise<PricedQuotation> {
      const { number, settings, list_id: listId } = await own(owner, id);
      if (listId === null) throw conflict(message("quotation.noList"));
      const draft = await transaction().execute(async (db) => {
        await quotations.lock(owner.id, db);
        const last = await quotations.lastRevision(owner.id, number, db);
        if (last.sent_at === null) throw conflict(message("quotation.hasDraft", { number }));
        checkCount((await quotations.count(owner.id, db)).count);
        const revision = last.revision + 1;
        return insert(owner, { list_id: listId, number, revision, settings }, db);
      });
      return get(owner, draft);
    },
  };
}

const mayPrice = ({ part }: Pick<ShownLine, "part">, viewer: Viewer) =>
  part !== undefined && maySeePricesOf(part.family, viewer);

/** A sent quotation without the prices that its account may no longer see. */
function readable({ heading, warehouse, lines }: SentQuotation, viewer: Viewer): SentQuotation {
  return {
    heading,
    warehouse: warehousesOf(viewer).length === 0 ? undefined : warehouse,
    lines: lines.map((line) =>
      mayPrice(line.shown, viewer)
        ? line
        : { shown: { ...line.shown, price: undefined }, measures: line.measures },
    ),
  };
}

/** A line without what is true only today. */
const lasting = ({ shown, ...line }: QuotedLine): QuotedLine => ({
  ...line,
  shown: {
    line: shown.line,
    part: shown.part,
    ownCode: shown.ownCode,
    prices: undefined,
    price: shown.price && { ...shown.price, stock: undefined, next: undefined },
    was: undefined,
    replacedBy: undefined,
  },
});

function wrongPrice(
  { id, margin, fixedPrice }: LinePrice,
  index: number,
  quotedLines: readonly QuotedLine[],
  viewer: Viewer,
): FieldError[] {
  const wrong = (name: string, value: unknown, expected: FieldError["expected"]) => [
    { field: `lines/${index}/${name}`, value, expected },
  ];
  const line = quotedLines.find(({ shown }) => shown.line.id === id);
  if (!line || !mayPrice(line.shown, viewer))
    return wrong("id", id, message("expected.pricedLine"));
  if (margin !== undefined && fixedPrice !== undefined)
    return wrong("fixedPrice", fixedPrice, message("expected.oneOfBoth"));
  return [];
}

/** @throws Refusal for bytes that are not a picture */
async function smallPicture(url: string): Promise<string> {
  const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  try {
    const picture = sharp(bytes, { limitInputPixels: largestLogo });
    const { format } = await picture.metadata();
    if (!logoFormats.has(format)) throw new Error(`${format} is not accepted`);
    const small = picture.rotate().resize({ ...logoSize, fit: "inside", withoutEnlargement: true });
    return `data:image/png;base64,${(await small.png().toBuffer()).toString("base64")}`;
  } catch {
    throw invalidField("logo", undefined, message("expected.picture"));
  }
}
