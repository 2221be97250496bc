import { anonymous } from "@caliper/catalogue-model";
import { stringify } from "./json-text.ts";
import type { DatasheetAnswers } from "./presenters/datasheet-answers.ts";
import { problemMediaType, problemOf } from "./problems.ts";
import { languageOf } from "./reader-language.ts";

/** Answers the API calls of a page that the server renders. */
export type PageCalls = (request: Request) => Promise<Response>;

const json = (body: unknown, status: number, type: string) =>
  new Response(stringify(body), { status, headers: { "content-type": type } });

/**
 * Answers the calls of a datasheet page without HTTP, always as for an anonymous visitor.
 * @param onFailure takes errors that are not the visitor's fault
 */
export function pageCalls(
  answers: DatasheetAnswers,
  onFailure: (error: unknown) => void,
): PageCalls {
  const calls: Readonly<Record<string, (query: URLSearchParams) => Promise<unknown>>> = {
    "/api/Ficha_info": (query) => answers.datasheet(anonymous, query.get("codigo") ?? ""),
    "/api/Related_products": (query) =>
      answers.related(anonymous, {
        codigo: query.get("codigo") ?? "",
        marca: query.get("marca") ?? "",
        modelo: query.get("modelo") ?? "",
        desde: Number(query.get("desde")),
        ...(query.has("hasta") && { hasta: Number(query.get("hasta")) }),
      }),
  };
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = calls[pathname];
    if (!call) throw new Error(`A rendered page called ${request.method} ${pathname}`);
    try {
      return json(await call(searchParams), 200, "application/json");
    } catch (error) {
      const problem = problemOf(error);
      if (problem.statusCode >= 500) onFailure(error);
      const language = languageOf(request.headers.get("accept-language") ?? undefined);
      return json(problem.body(language), problem.statusCode, problemMediaType);
    }
  };
}
