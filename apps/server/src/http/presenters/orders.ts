import type { Warehouse } from "@caliper/catalogue-model";
import type { Answer, Body, Wire } from "@caliper/api-client/wire";
import type { CustomerOrder, SentLine, SentOrder } from "../../orders/orders.repository.ts";
import type { CodeMatch } from "../../orders/code-matches.service.ts";
import type { OwnOrder } from "../../orders/customer-orders.service.ts";
import type { OfferedLine, OrderRequest, OrdersService } from "../../orders/orders.service.ts";
import type { ShownPrice } from "../../orders/shown-prices.ts";
import { instant } from "./accounts.ts";
import { typeOf } from "./products.ts";
import { markOf } from "./replacements.ts";

const shownPrice = ({ Code, Grade, Price }: Wire<"ShownPrice">): ShownPrice => ({
  code: Code,
  grade: Grade,
  price: Price,
});

export const orderRequest = ({ Header, Products }: Body<"buyOrderFile">): OrderRequest => ({
  username: Header.username,
  warehouse: Header.warehouse,
  note: Header.note,
  products: Products.map((each) => ({ ...shownPrice(each), quantity: each.Quantity ?? 1 })),
  categories: Header.addedCategories.map(({ category, subcategory, Products: shown }) => ({
    category,
    subcategory,
    products: shown?.map(shownPrice),
  })),
});

type Customer = Awaited<ReturnType<OrdersService["customer"]>>;

export const customerAnswer = (customer: Customer): Wire<"OrderUserInfo"> => ({
  Warehouses: [...customer.warehouses],
  Types: customer.categories.map(({ name, subcategories }) => ({
    Type: name,
    Subtypes: [...subcategories.keys()],
  })),
  Info: { Cliente: customer.account.username, Codigo: customer.account.customerCode ?? "" },
});

const orderProduct = (line: SentLine): Wire<"OrderProduct"> => ({
  Code: line.code,
  Description: line.description,
  Price: line.price,
  ...(line.grade !== undefined && { Grade: line.grade }),
  Quantity: line.quantity,
  Qty_Box: line.boxQuantity ?? null,
  Qty_Pallet: line.palletQuantity ?? null,
  Weight: line.boxWeight ?? null,
  ...(line.detail && { Detail: line.detail }),
});

export const offersAnswer = (lines: readonly OfferedLine[]): Answer<"buyOrderPriceInfo"> =>
  lines.map((line) => {
    const { Quantity: _one, ...product } = orderProduct(line);
    return { ...product, ...markOf(line.replacedBy) };
  });

const customerOrder = (
  { answers, seen, ...request }: CustomerOrder,
  isWhole: boolean,
): Wire<"CustomerOrder"> => ({
  reference: request.reference,
  state: request.state,
  revision: request.revision,
  changedAt: instant(request.changedAt),
  hasNews: request.revision > seen.revision,
  answers: isWhole ? [...answers] : [],
  seen: { state: seen.state, answers: isWhole ? [...seen.answers] : [] },
});

export const sentOrderAnswer = (
  order: SentOrder & Partial<Pick<OwnOrder, "lines" | "ownCodes">>,
): Wire<"SentOrder"> => ({
  id: order.id,
  sentAt: instant(order.sent_at),
  sentBy: order.sent_by,
  customer: order.customer,
  customerCode: order.customer_code,
  warehouse: order.warehouse as Warehouse,
  note: order.note,
  lineCount: order.line_count,
  pieces: order.pieces,
  total: order.total_cents / 100,
  ...(order.lines && { lines: order.lines.map(orderProduct) }),
  ...(order.ownCodes && { ownCodes: Object.fromEntries(order.ownCodes) }),
  ...(order.request && { request: customerOrder(order.request, order.lines !== undefined) }),
});

export const codeMatchAnswer = ({ code, status, products }: CodeMatch): Wire<"CodeMatch"> => ({
  code,
  status,
  products: products.map(({ family, brand, ratio, together = [], ...product }) => ({
    code: product.code,
    type: typeOf(family),
    reason: product.reason,
    shown: product.shown,
    ...(brand !== null && { brand }),
    ...(ratio !== undefined && { ratio }),
    ...(together.length > 0 && {
      together: together.map((part) => ({
        code: part.code,
        type: typeOf(part.family),
        ratio: part.ratio,
      })),
    }),
  })),
});
