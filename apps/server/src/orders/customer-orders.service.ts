/** Orders that customers send themselves, and how administrators answer them. */
import {
  accountOfOwnCodes,
  nextOrderStates,
  type OrderState,
  type Warehouse,
} from "@caliper/catalogue-model";
import type { LineAnswer } from "@caliper/catalogue-model";
import type { AccountsRepository } from "../accounts/accounts.repository.ts";
import type { AuditRepository } from "../audit/audit.repository.ts";
import { checkOwnWarehouse } from "../catalogue/own-warehouse.ts";
import type { CustomerCodesRepository } from "../catalogue/customer-codes.repository.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { ListOwner, ListsService } from "../lists/lists.service.ts";
import type { ShownLine } from "../lists/shown-lines.ts";
import { message } from "../messages/message.ts";
import { conflict, type FieldError, invalidFields, notFound } from "../refusal.ts";
import type { OrdersRepository, SentLine, SentOrder, WholeOrder } from "./orders.repository.ts";
import { sentLine, totalsOf } from "./sent-lines.ts";

export interface ListOrder {
  /** Chosen by the client, once per order. */
  readonly key: string;
  readonly warehouse: Warehouse;
  readonly note: string;
  readonly reference: string;
  /** As the customer saw it, US dollars. */
  readonly total: number;
  readonly pieces: number;
}

export interface OrderAnswer {
  readonly revision: number;
  readonly state: OrderState;
  readonly answers: readonly LineAnswer[];
}

/** An order for the customer who sent it. */
export interface OwnOrder extends WholeOrder {
  /** The customer's own codes, by ours. */
  readonly ownCodes: ReadonlyMap<string, string>;
}

interface Options {
  readonly database: OpenDatabase;
  readonly orders: OrdersRepository;
  readonly lists: Pick<ListsService, "get">;
  readonly accounts: Pick<AccountsRepository, "findById">;
  readonly customerCodes: Pick<CustomerCodesRepository, "ownCodes">;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type CustomerOrders = ReturnType<typeof createCustomerOrders>;

/** The lines of an order from those of a list, or a refusal that names the lines without a price. */
function orderedLines(lines: readonly ShownLine[], warehouse: Warehouse): SentLine[] {
  const unpriced: FieldError[] = [];
  const ordered = lines.flatMap(({ line, part, price }, index): SentLine[] => {
    // 0 is a price on request.
    if (part && price?.amount) {
      const cents = Math.round(price.amount * 100);
      return [sentLine({ ...part, grade: price.grade, cents }, line.quantity)];
    }
    const expected = message("expected.priced", { warehouse });
    unpriced.push({ field: `lines/${index}/code`, value: line.code, expected });
    return [];
  });
  if (unpriced.length > 0) throw invalidFields(unpriced);
  return ordered;
}

/** What is wrong with the answers to an order. */
function wrongAnswers(order: WholeOrder, { state, answers }: OrderAnswer): FieldError[] {
  const byLine = Map.groupBy(answers, ({ line }) => line);
  const wrong = answers.flatMap((answer, index): FieldError[] => {
    const at = (name: string) => `answers/${index}/${name}`;
    const { line, kind, code } = answer;
    if (line >= order.lines.length || (byLine.get(line)?.length ?? 0) > 1)
      return [{ field: at("line"), value: line, expected: message("expected.orderLine") }];
    const needsCode = kind === "replaced" || kind === "alternative";
    return needsCode && code === undefined
      ? [{ field: at("code"), value: code, expected: message("expected.required") }]
      : [];
  });
  const isWhole = order.lines.every(({ quantity }, line) => {
    const [answer] = byLine.get(line) ?? [];
    return !answer || (answer.kind === "confirmed" && (answer.quantity ?? quantity) >= quantity);
  });
  if (state === "confirmed" && !isWhole)
    wrong.push({ field: "state", value: state, expected: message("expected.partly") });
  return wrong;
}

export function createCustomerOrders(options: Options) {
  const { database, orders, lists, accounts, customerCodes, audit, now } = options;
  const transaction = database.write.transaction.bind(database.write);

  /** @param customer the account that must have sent it */
  async function need(id: number, customer?: number): Promise<WholeOrder> {
    const order = await orders.find(id, customer);
    if (!order) throw notFound(message("order.missing", { id }));
    return order;
  }

  /** The order that a key has made, unless another one is wanted now: a changed list must not pass for sent. */
  async function sentOrder(customer: number, id: number, draft: ListOrder): Promise<WholeOrder> {
    const order = await need(id, customer);
    const { warehouse, pieces, total_cents: cents } = order;
    const isSame = warehouse === draft.warehouse && pieces === draft.pieces;
    if (isSame && cents === Math.round(draft.total * 100)) return order;
    const total = (cents / 100).toFixed(2);
    throw conflict(message("order.sentBefore", { id, warehouse, pieces, total }), "sent-before");
  }

  return {
    /**
     * Sends a list as an order, once for each key.
     * @param language of the order's workbook
     * @throws Refusal `conflict` when total or pieces are not what the customer saw, or the key has made another order
     */
    async send(
      owner: ListOwner,
      listId: number,
      draft: ListOrder,
      language: string,
    ): Promise<WholeOrder> {
      const { warehouse, note, reference } = draft;
      const requestKey = `${owner.id} ${draft.key}`;
      const earlier = await orders.sentBefore(requestKey);
      if (earlier !== undefined) return sentOrder(owner.id, earlier, draft);
      checkOwnWarehouse(owner.viewer, warehouse);
      const { lines: shown } = await lists.get(owner, listId, warehouse);
      const lines = orderedLines(shown, warehouse);
      if (lines.length === 0) throw conflict(message("order.emptyList"));
      const totals = totalsOf(lines);
      const { pieces, total_cents: cents } = totals;
      if (cents !== Math.round(draft.total * 100) || pieces !== draft.pieces) {
        const total = (cents / 100).toFixed(2);
        throw conflict(message("order.otherTotal", { total, pieces }));
      }
      const account = await accounts.findById(owner.id);
      if (!account) throw notFound(message("order.missing", { id: listId }));
      const at = now();
      const state: OrderState = "received";
      const answers = JSON.stringify([]);
      const { id } = await transaction().execute(async (db) => {
        await orders.lock(owner.id, db);
        const stored = await orders.insertOnce(
          {
            sent_at: at,
            sent_by: account.username,
            customer: account.username,
            customer_code: account.customerCode ?? "",
            language,
            warehouse,
            note,
            ...totals,
          },
          lines,
          {
            account_id: owner.id,
            request_key: requestKey,
            reference,
            state,
            revision: 0,
            answers,
            changed_at: at,
            seen_revision: 0,
            seen_state: state,
            seen_answers: answers,
          },
          db,
        );
        if (stored.isNew) {
          const detail = { customer: account.username, total: cents / 100 };
          const entry = { actor: account.username, target: String(stored.id), detail };
          await audit.record({ ...entry, action: "order.received" }, db);
        }
        return stored;
      });
      return sentOrder(owner.id, id, draft);
    },

    /** Those that a customer has sent, newest first, without their lines. */
    own: (
      { id }: ListOwner,
      before: number | undefined,
      limit: number,
    ): Promise<readonly SentOrder[]> => orders.list(before, limit, id),

    async find({ id: customer, viewer }: ListOwner, id: number): Promise<OwnOrder> {
      const order = await need(id, customer);
      const codes = order.lines.map(({ code }) => code);
      const ownCodes = await customerCodes.ownCodes(accountOfOwnCodes(viewer), codes);
      return {
        ...order,
        ownCodes: new Map([...ownCodes].map(([code, each]) => [code, each.code])),
      };
    },

    /** The customer has seen the answers of a revision; those of a later one stay new. */
    async markSeen({ id: customer }: ListOwner, id: number, revision: number): Promise<void> {
      const { request } = await need(id, customer);
      if (request?.revision !== revision) return;
      const { state, answers } = request;
      await transaction().execute((db) =>
        orders.update(
          id,
          revision,
          { seen_revision: revision, seen_state: state, seen_answers: JSON.stringify(answers) },
          db,
        ),
      );
    },

    /**
     * Sets the state and the answers of a customer's order.
     * @throws Refusal `conflict` when the state cannot follow, or the order has changed since the caller saw it
     */
    async answer(actor: string, id: number, answer: OrderAnswer): Promise<WholeOrder> {
      const order = await need(id);
      const { request } = order;
      if (!request) throw conflict(message("order.notCustomers", { id }));
      const { revision, state, answers } = answer;
      if (request.revision !== revision) throw conflict(message("order.changed"));
      const next = nextOrderStates[request.state];
      if (!next.includes(state))
        throw conflict(message("order.noTransition", { from: request.state, to: state }));
      const wrong = wrongAnswers(order, answer);
      if (wrong.length > 0) throw invalidFields(wrong);
      await transaction().execute(async (db) => {
        const isCurrent = await orders.update(
          id,
          revision,
          {
            state,
            answers: JSON.stringify(answers.toSorted((a, b) => a.line - b.line)),
            revision: revision + 1,
            changed_at: now(),
          },
          db,
        );
        if (!isCurrent) throw conflict(message("order.changed"));
        const detail = { status: { from: request.state, to: state }, customer: order.customer };
        await audit.record({ actor, action: "order.answered", target: String(id), detail }, db);
      });
      return need(id);
    },
  };
}
