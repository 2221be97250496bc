import { expect, type Page } from "./test.ts";

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const response = await page.request.post(path, {
    data,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

/** A list of the signed-in account with 4 pieces of each code. */
export async function makeList(
  page: Page,
  name: string,
  codes: readonly string[],
): Promise<number> {
  const { id } = await post<{ id: number }>(page, "/api/v1/lists", { name });
  const lines = codes.map((code) => ({ code, quantity: 4 }));
  if (lines.length > 0)
    await post(page, `/api/v1/lists/${id}/lines`, { warehouse: "MIAMI", lines });
  return id;
}
