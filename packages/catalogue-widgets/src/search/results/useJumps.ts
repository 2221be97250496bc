import type { Finding, PrefilledSearch, VinReading } from "@caliper/api-client";
import {
  columnsOf,
  familyOf,
  hasVehicleIdentifier,
  shortColumns,
  type Viewer,
} from "@caliper/catalogue-model";
import { type FormatText, useText } from "../../messages/index.ts";
import {
  type CatalogueLinks,
  type Format,
  useFormat,
  useLinks,
  useViewer,
} from "../../provider/index.ts";
import { type Terms, useTerms } from "../../terms/index.ts";
import { useNumberTexts } from "../numbers/useNumberTexts.ts";
import {
  criteriaOf,
  isCount,
  measureAddress,
  noMeasures,
  vehicleHref,
  vehicleName,
} from "../../links/index.ts";
import { inchFraction } from "./inchFraction.ts";

/** A screen for a search in words, or for the vehicle of a VIN. */
export interface Jump {
  readonly id: string;
  readonly href: string;
  /** `Rotors for Toyota Corolla 2012`, `Rotors of 279.7 × 21.6 mm`. */
  readonly label: string;
  readonly by: "vehicle" | "measures" | "codes";
  readonly search: PrefilledSearch;
  /** Beside the label, in place of the text for `by`. */
  readonly note?: string;
}

interface Context {
  readonly t: FormatText;
  readonly terms: Terms;
  readonly links: CatalogueLinks;
  readonly viewer: Viewer;
  readonly format: Format;
  readonly numbers: ReturnType<typeof useNumberTexts>;
}

/** Screens for the readings of a text. */
export function useJumpsOf(): (finding: Finding) => readonly Jump[] {
  const context = {
    t: useText(),
    terms: useTerms(),
    links: useLinks(),
    viewer: useViewer(),
    format: useFormat(),
    numbers: useNumberTexts(),
  };
  return ({ searches, numbers: { vins } }) =>
    searches.flatMap((search) => jumpOf(search, vins[0], context) ?? []);
}

function jumpOf(
  search: PrefilledSearch,
  vin: VinReading | undefined,
  { t, terms, links, viewer, format, numbers }: Context,
): Jump | null {
  switch (search.kind) {
    case "codes": {
      const [first, ...others] = search.codes;
      const label =
        first && others.length === 0
          ? t("search.jump.quantity", first)
          : t("search.jump.list", { count: search.codes.length });
      // The identifier of a vehicle must not be in a URL.
      if (search.codes.some(({ code }) => hasVehicleIdentifier(code))) return null;
      // As the list tool reads them.
      const lines = search.codes.map(({ code, quantity }) =>
        quantity === 1 ? code : `${code}*${quantity}`,
      );
      const href = links.codeList(lines);
      return { id: href, href, label, by: "codes", search };
    }
    case "measures": {
      const { family, values, unit } = search;
      const criteria = { ...noMeasures, family, unit, values };
      const href = links.measureSearch(familyOf(family).section, measureAddress(criteria));
      const product = terms.family(family, "many");
      const entries = Object.entries(values);
      const size = (value: number) =>
        unit === "in"
          ? (inchFraction(value) ?? format.inches(value))
          : format.dimension(value, family);
      const sizes = entries.filter(([field]) => !isCount(field));
      // Without the first size, the place of another one does not tell what it is.
      const [firstColumn] = shortColumns(columnsOf(family));
      const isInOrder = sizes[0]?.[0] === firstColumn?.field;
      const measures = isInOrder ? sizes.map(([, value]) => size(value)).join(" × ") : "";
      const label = [
        measures !== "" ? t("search.jump.productsOf", { product, measures, unit }) : product,
        ...(isInOrder ? [] : sizes).map(
          ([field, value]) => `${terms.column(family, field)}: ${size(value)} ${unit}`,
        ),
        ...entries
          .filter(([field]) => isCount(field))
          .map(([field, count]) => `${terms.column(family, field)} ${format.count(count)}`),
      ].join(", ");
      return { id: href, href, label, by: "measures", search };
    }
    case "product":
    case "vehicle": {
      const { family } = search;
      const axle = search.kind === "vehicle" ? search.axle : null;
      const vehicle = search.kind === "vehicle" ? criteriaOf(search) : null;
      const href = vehicleHref(links, viewer, { family, vehicle, axle });
      if (href === null) return null;
      const product = family === null ? null : terms.family(family, "many");
      const vehicleText = vehicle === null ? "" : vehicleName(vehicle);
      const name = [
        vin === undefined || vehicle === null ? vehicleText : numbers.vehicle(vin, vehicle),
        ...(axle === null ? [] : [terms.position(axle).toLowerCase()]),
      ].join(", ");
      const everything = vin === undefined ? t("search.jump.partsFor", { vehicle: name }) : name;
      const label =
        product === null || name === ""
          ? (product ?? everything)
          : t("search.jump.productsFor", { product, vehicle: name });
      const note = vin && { note: numbers.note(vin) };
      // Pads and shoes share a section, so two products may have the same screen.
      return { id: `${href} ${label}`, href, label, by: "vehicle", search, ...note };
    }
  }
}
