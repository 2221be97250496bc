import type { OpenDatabase } from "../../apps/server/src/db/index.ts";
import type { Call } from "./load.ts";

/** Number of different requests of each kind, so that no single one dominates. */
const samples = 40;

/** Evenly spaced items of a list. */
function spread<T>(all: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(all.length / samples));
  return all.filter((_, index) => index % step === 0).slice(0, samples);
}

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

/** The four kinds of request with performance goals. */
export async function requestsOf({ read }: OpenDatabase): Promise<Record<string, Call[]>> {
  const products = await read.selectFrom("product").select("code").orderBy("code").execute();
  const interchanges = await read
    .selectFrom("interchange")
    .select("interchange")
    .where("id", "<", 20_000)
    .orderBy("id")
    .execute();
  const vehicles = await read
    .selectFrom("application")
    .select(["maker", "model", "year_from"])
    .where("id", "<", 60_000)
    .orderBy("id")
    .execute();
  const rotors = await read
    .selectFrom("brake_rotors")
    .select(["outer_diameter", "thickness"])
    .where("outer_diameter", "is not", null)
    .where("thickness", "is not", null)
    .orderBy("code")
    .execute();

  const codes = spread(products).map(({ code }) => code);
  const interchangeCodes = spread(interchanges).map(({ interchange }) => interchange);
  return {
    "code search": codes
      .flatMap((code, index) => [code, code.slice(0, 5), interchangeCodes[index] ?? code])
      .map((codigo) => ({ method: "GET", path: `/api/Search_By_Code?${query({ codigo })}` })),
    "vehicle search": spread(vehicles).map(({ maker, model, year_from: year }) => ({
      method: "GET",
      path: `/api/Global_apli_search?${query({ marca: maker, modelo: model, year: String(year) })}`,
    })),
    datasheet: codes.map((codigo) => ({
      method: "GET",
      path: `/api/Ficha_info?${query({ codigo })}`,
    })),
    "measure search": spread(rotors).map(({ outer_diameter: diameter, thickness }) => ({
      method: "POST",
      path: "/api/Search_By_Dim",
      body: JSON.stringify({
        step: 2,
        Product_Type: "Brake Rotors",
        Filter: "1",
        Filter_Fields: ["OUTER_DIAM", "THICKNESS"],
        Values: [diameter, thickness],
      }),
    })),
  };
}

const searchCalls = (texts: readonly string[]): Call[] =>
  texts.map((codigo) => ({ method: "GET", path: `/api/Search_By_Code?${query({ codigo })}` }));

const findCall = (text: string): Call => ({
  method: "POST",
  path: "/api/v2/find",
  body: JSON.stringify({ text }),
});

/** What people type into the search field, by its form. */
export async function searchesOf({ read }: OpenDatabase): Promise<Record<string, Call[]>> {
  const products = await read.selectFrom("product").select("code").orderBy("code").execute();
  const { most } = await read
    .selectFrom("interchange")
    .select((row) => row.fn.max("id").as("most"))
    .executeTakeFirstOrThrow();
  const codes = spread(products).map(({ code }) => code);
  const interchangeCodes: string[] = [];
  for (let index = 0; index < samples; index += 1) {
    const { interchange } = await read
      .selectFrom("interchange")
      .select("interchange")
      .where("id", ">=", 1 + Math.floor((index * (most - 1)) / samples))
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    interchangeCodes.push(interchange);
  }
  const prefixes = codes.map((code) => code.slice(0, 6));
  return {
    "complete codes": searchCalls(codes),
    "six characters": searchCalls(prefixes),
    interchanges: searchCalls(interchangeCodes),
    suggestions: [...codes, ...prefixes, ...interchangeCodes].map(findCall),
    "wrong character": codes.map((code) => findCall(`${code.slice(0, -2)}Q${code.slice(-1)}`)),
    "inner part": searchCalls(codes.map((code) => code.replaceAll("-", "").slice(1, 6))),
  };
}
