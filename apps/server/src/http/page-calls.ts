import { anonymous } from "@caliper/catalogue-model";
import { stringify } from "./json-text.ts";
import type { DatasheetAnswers } from "./presenters/datasheet-answers.ts";
import { problemMediaType, problemOf } from "./problems.ts";
import { languageOf } from "./reader-language.ts";

/** Answers calls of the API that a page makes while it is rendered. */
export type PageCalls = (request: Request) => Promise<Response>;

const json = (body: unknown, status: number, type: string) =>
  new Response(stringify(body), { status, headers: { "content-type": type } });

/** The calls of a datasheet, answered in this process as for an anonymous visitor, whoever asked for the page. */
export function pageCalls(answers: DatasheetAnswers): PageCalls {
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
    if (!call) throw new Error(`A page that is rendered here calls ${request.method} ${pathname}`);
    try {
      return json(await call(searchParams), 200, "application/json");
    } catch (error) {
      const problem = problemOf(error);
      const language = languageOf(request.headers.get("accept-language") ?? undefined);
      return json(problem.body(language), problem.statusCode, problemMediaType);
    }
  };
}
