import {
  familiesOf,
  familyIds,
  hasVehicleIdentifier,
  maySeeFamily,
  normalizeCode,
  type Viewer,
  type Warehouse,
} from "@caliper/catalogue-model";
import { isGuess } from "@caliper/search-language";
import type { UnansweredSearchRow } from "../db/schema.ts";
import type { Finding } from "./find.service.ts";
import { hasConflict, isUndecided, type PrefilledSearch } from "./prefilled-searches.ts";

/** What a search without parts asked for: neither who asked, nor the text. */
export type UnansweredSearch = Omit<
  UnansweredSearchRow,
  "id" | "searches" | "reports" | "last_day"
>;
type SearchOutcome = UnansweredSearch["outcome"];

type VehicleSearch = Extract<PrefilledSearch, { kind: "vehicle" }>;

/** Other readings in a text mean that its rest is not a code: `NZE121` beside `3012345`. */
const besideCodes: ReadonlySet<string> = new Set(["brand", "product", "axle", "trait"]);
/**
 * Letters and digits of a code. Words are not codes, nor are the beginning of a VIN and frame numbers, which are longer; numbers are at
 * most GTINs.
 */
const codeForm = /^(?:\d{4,14}|(?=\D*\d\D*\d)(?!.*[A-Z]{4})[A-Z\d]{3,10})$/u;
const printedCode = /^[\p{L}\p{N}\p{Pd}./\s]+$/u;

/** The code that the text states, if it states one and nothing that identifies a person or a vehicle. */
function unknownCode({ text, readings, rest }: Finding): string | null {
  if (hasVehicleIdentifier(text)) return null;
  const gtin = readings.find((reading) => reading.kind === "gtin" && reading.isKnown === false);
  if (gtin?.kind === "gtin") return gtin.digits;
  const printed = rest.map(({ from, to }) => text.slice(from, to)).join("");
  const code = normalizeCode(printed);
  const isAlone = readings.every(({ kind }) => besideCodes.has(kind));
  return isAlone && printedCode.test(printed) && codeForm.test(code) ? code : null;
}

/** The vehicle of a text that leads to one, as far as it is certain. */
function vehicleOf(finding: Finding): VehicleSearch | undefined {
  const search = finding.searches.find(({ kind }) => kind === "vehicle");
  return search?.kind === "vehicle" && !isGuess(finding) ? search : undefined;
}

/** How a search failed; undefined if it found parts, leads to a screen, or asks what was meant. */
export function outcomeOf(finding: Finding, hasHits: boolean): SearchOutcome | undefined {
  const { readings, rest, parts, near, searches } = finding;
  if (hasHits || parts.some(({ match }) => match !== "near")) return undefined;
  if (hasConflict(readings) || isUndecided(readings)) return undefined;
  if (searches.some(({ kind }) => kind === "codes")) return undefined;
  const isMeasured = searches.some(({ kind }) => kind === "measures");
  if (isMeasured || vehicleOf(finding)?.model !== undefined) return "no_parts";
  if (unknownCode(finding) !== null) return near.length > 0 ? "similar_codes" : "unknown_code";
  return rest.length > 0 ? "not_understood" : undefined;
}

/** What a search asked for; undefined if the catalogue may have parts that the viewer does not see. */
export function unansweredSearch(
  finding: Finding,
  outcome: SearchOutcome,
  { viewer, warehouse }: { readonly viewer: Viewer; readonly warehouse: Warehouse | undefined },
): UnansweredSearch | undefined {
  const { readings } = finding;
  const namedFamilies = readings.flatMap((reading) =>
    reading.kind === "product" ? reading.families : [],
  );
  const [family = null] = namedFamilies.filter((each) => maySeeFamily(each, viewer));
  const seesAll = familiesOf(viewer).length === familyIds.length;
  const code = unknownCode(finding);
  if (!seesAll && family === null && code === null) return undefined;
  const vehicle = vehicleOf(finding);
  const { from, to } = vehicle?.years ?? {};
  return {
    outcome,
    maker: vehicle?.maker ?? null,
    model: vehicle?.model ?? null,
    year: from !== undefined && from === to ? from : null,
    family,
    axle: readings.find((reading) => reading.kind === "axle")?.axle ?? null,
    code,
    warehouse: warehouse ?? null,
  };
}
