import type { OperationId } from "@caliper/api-client/wire";
import type { Operation } from "../contract.ts";

/** The wire's names of the fields that services refuse, where they differ from the services' names. */
const names: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  buyOrderPriceInfo: { category: "type", subcategory: "subtype" },
  excelUpload: { table: "table_name", mode: "tipo" },
  imgAndPdfUpload: { kind: "id_tipo_archivo" },
  updateFileState: { name: "nombre" },
  buyOrderFile: {
    warehouse: "Header/warehouse",
    categories: "Header/addedCategories",
    products: "Products",
    code: "Code",
    price: "Price",
  },
};

const isOnWire = /^(?:body|path|query)(?:\/|$)/u;

/** Where the operation reads a field from. */
function placeOf(field: string, { method, path }: Operation): string {
  if (path.includes(`{${field}}`)) return "path";
  return method === "GET" || method === "HEAD" ? "query" : "body";
}

/** `products/0/code` of a service as the caller sent it: `body/Products/0/Code`. */
export function wireField(field: string, operation: Operation | undefined): string {
  if (!operation || isOnWire.test(field)) return field;
  const ofOperation = names[operation.id];
  const parts = field.split("/").map((part) => ofOperation?.[part] ?? part);
  return [placeOf(field, operation), ...parts].join("/");
}
