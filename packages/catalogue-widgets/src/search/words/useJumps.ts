import { type Finding, findQuery, type PrefilledSearch } from "@caliper/api-client";
import { familyOf, hasVin, type Viewer } from "@caliper/catalogue-model";
import { useQueryClient } from "@tanstack/react-query";
import { type IntlShape, useIntl } from "react-intl";
import { measureAddress, noMeasures } from "../../measure/index.ts";
import {
  type CatalogueLinks,
  type Format,
  useClient,
  useFormat,
  useLinks,
  useViewer,
  useWarehouse,
} from "../../provider/index.ts";
import { type Terms, useTerms } from "../../terms/index.ts";
import { vehicleName } from "../vehicle/criteria.ts";
import { vehicleHref } from "../vehicle/vehicleHref.ts";
import { useFindNumberJumps } from "../numbers/useNumberJumps.ts";
import { inchFraction } from "./inchFraction.ts";
import { jumpMessages } from "./messages.ts";

/** Maximum number of parts that the results list for a text in words; its searches list all. */
export const mostParts = 20;

/** A screen for a search in words. */
export interface Jump {
  readonly id: string;
  readonly href: string;
  /** `Rotors for Toyota Corolla 2012`, `Rotors of 279.7 × 21.6 mm`. */
  readonly label: string;
  readonly by: "vehicle" | "measures" | "codes" | "part";
  /** Beside the label, in place of the text for `by`. */
  readonly note?: string;
}

interface Context {
  readonly intl: IntlShape;
  readonly terms: Terms;
  readonly links: CatalogueLinks;
  readonly viewer: Viewer;
  readonly format: Format;
}

/** Screens for what a text was understood to mean. */
export function useJumpsOf(): (finding: Pick<Finding, "searches">) => readonly Jump[] {
  const context = {
    intl: useIntl(),
    terms: useTerms(),
    links: useLinks(),
    viewer: useViewer(),
    format: useFormat(),
  };
  return ({ searches }) => searches.flatMap((search) => jumpOf(search, context) ?? []);
}

export interface Found {
  /** Null when the search failed. */
  readonly finding: Finding | null;
  readonly jumps: readonly Jump[];
}

/** The finding and its screens without waiting for suggestions: Enter right after the last letter. */
export function useFind(): (text: string) => Promise<Found> {
  const client = useClient();
  const warehouse = useWarehouse();
  const queries = useQueryClient();
  const jumpsOf = useJumpsOf();
  const findNumbers = useFindNumberJumps();
  return async (text) => {
    const [numbers, finding] = await Promise.all([
      findNumbers(text),
      queries
        .fetchQuery(findQuery(client, { text, warehouse, limit: mostParts }))
        .catch(() => null),
    ]);
    const isNumber = numbers.length > 0 || hasVin(text);
    return { finding, jumps: isNumber ? numbers : finding === null ? [] : jumpsOf(finding) };
  };
}

function jumpOf(
  search: PrefilledSearch,
  { intl, terms, links, viewer, format }: Context,
): Jump | null {
  switch (search.kind) {
    case "codes": {
      const label = intl.formatMessage(jumpMessages.list, { count: search.codes.length });
      const href = links.codeList(search.codes);
      return { id: href, href, label, by: "codes" };
    }
    case "measures": {
      const { type, family, values, unit } = search;
      const criteria = { ...noMeasures, type, unit, values };
      const href = links.measureSearch(familyOf(family).section, measureAddress(criteria));
      const label = intl.formatMessage(jumpMessages.productsOf, {
        product: terms.family(family, "many"),
        measures: Object.values(values)
          .map((value) =>
            unit === "in" ? (inchFraction(value) ?? format.inches(value)) : String(value),
          )
          .join(" × "),
        unit,
      });
      return { id: href, href, label, by: "measures" };
    }
    case "product":
    case "vehicle": {
      const { family } = search;
      const vehicle = search.kind === "vehicle" ? criteriaOf(search) : null;
      const href = vehicleHref(links, viewer, family, vehicle);
      if (href === null) return null;
      const product = family === null ? null : terms.family(family, "many");
      const name = vehicle === null ? "" : vehicleName(vehicle);
      const label =
        product === null
          ? intl.formatMessage(jumpMessages.partsFor, { vehicle: name })
          : name === ""
            ? product
            : intl.formatMessage(jumpMessages.productsFor, { product, vehicle: name });
      // Pads and shoes share a section, so two products may have the same screen.
      return { id: `${href} ${label}`, href, label, by: "vehicle" };
    }
  }
}

/** The search by vehicle takes one year; without it, a range finds every year. */
function criteriaOf({ maker, model, years }: Extract<PrefilledSearch, { kind: "vehicle" }>) {
  const year = years !== null && years.from === years.to ? String(years.from) : "";
  return { maker, model: model ?? "", year };
}
