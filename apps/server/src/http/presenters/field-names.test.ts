import { expect, it } from "vitest";
import type { OperationId } from "@caliper/api-client/wire";
import { loadContract } from "../contract.ts";
import { wireField } from "./field-names.ts";

const { operations } = loadContract();

it.each<[OperationId, field: string, wire: string]>([
  ["insertAmendments", "suggested", "body/suggested"],
  ["applyAmendment", "field", "body/field"],
  ["buyOrderFile", "products/0/code", "body/Products/0/Code"],
  ["buyOrderPriceInfo", "category", "query/type"],
  ["correctImportCell", "row", "path/row"],
  ["correctImportCell", "column", "body/column"],
  ["productImageExists", "name", "path/name"],
  ["updateFileState", "name", "body/nombre"],
  ["fichaInfo", "path/codigo", "path/codigo"],
])("%s: %s is %s", (id, field, wire) => {
  expect(wireField(field, operations.get(id))).toBe(wire);
});
