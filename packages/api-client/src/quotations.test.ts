import { expect, it } from "vitest";
import { draftQuotation, quotationHandlers, wholeQuotation } from "./fixtures/lists.ts";
import { changeQuotationMutation, quotationQuery } from "./quotations.ts";
import { testClient } from "./testing/testClient.ts";

it("shows the version of a change before the quotation has been read again", async () => {
  const draft = wholeQuotation(draftQuotation);
  const version = draft.version + 1;
  const { client, queries, mutate } = testClient({
    ...quotationHandlers(true),
    "PATCH /api/v1/quotations/{id}": { ...draft, version },
  });
  const { id } = draft;
  const query = quotationQuery(client, id);
  await queries.fetchQuery(query);
  await mutate(changeQuotationMutation(client), {
    id,
    version: draft.version,
    customer: "Taller Centro",
  });
  expect(queries.getQueryData(query.queryKey)?.version).toBe(version);
  expect(queries.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});
