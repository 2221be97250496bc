import { type VehicleName, vehicleNamesQuery } from "@caliper/api-client";
import { hasVin, maySeeFamily } from "@caliper/catalogue-model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { measureAddress } from "../../measure/index.ts";
import { useClient, useLinks, useViewer } from "../../provider/index.ts";
import { useFindNumberJumps, useNumberJumps } from "../numbers/useNumberJumps.ts";
import { useTerms } from "../../terms/index.ts";
import { jumpMessages } from "./messages.ts";
import { vehicleName } from "../vehicle/criteria.ts";
import { vehicleHref } from "../vehicle/vehicleHref.ts";
import { jumpTargets } from "./jumpTargets.ts";
import { measureTargets } from "./measureTargets.ts";
import { measureWords } from "./measureWords.ts";
import { productWords, type ProductWords } from "./productWords.ts";

/** A screen for a search in words. */
export interface Jump {
  readonly id: string;
  readonly href: string;
  /** `Rotors for Toyota Corolla 2012`, `Rotors of 279.7 × 21.6 mm`. */
  readonly label: string;
  readonly by: "vehicle" | "measures" | "part";
  /** Beside the label, in place of the text for `by`. */
  readonly note?: string;
}

const none: readonly VehicleName[] = [];

/** Screens for a text that names products, vehicles, measures, VINs or barcodes; empty for a code. */
export function useJumps(text: string): readonly Jump[] {
  const { jumps: byNumbers } = useNumberJumps(text);
  const byMeasures = useMeasureJumps()(text);
  // Measures are not part of a vehicle's name. A VIN must not be in a URL, so only `find` may read it.
  const words = byMeasures.length > 0 || hasVin(text) ? null : productWords(text);
  const { data = none } = useQuery(vehicleNamesQuery(useClient(), { text: words?.vehicle ?? "" }));
  const byWords = useWordJumps();
  if (hasVin(text) || byNumbers.length > 0) return byNumbers;
  return words === null ? byMeasures : byWords(words, data);
}

/** The same without waiting for suggestions: Enter right after the last letter. */
export function useFindJumps(): (text: string) => Promise<readonly Jump[]> {
  const client = useClient();
  const queries = useQueryClient();
  const measureJumps = useMeasureJumps();
  const byWords = useWordJumps();
  const findByNumbers = useFindNumberJumps();
  return async (text) => {
    const byNumbers = await findByNumbers(text);
    if (hasVin(text) || byNumbers.length > 0) return byNumbers;
    const byMeasures = measureJumps(text);
    const words = byMeasures.length > 0 ? null : productWords(text);
    if (words === null) return byMeasures;
    const names = vehicleNamesQuery(client, { text: words.vehicle });
    const isNamed = names.enabled !== false && words.vehicle !== "";
    return byWords(words, isNamed ? await queries.fetchQuery(names).catch(() => none) : none);
  };
}

/** Screens for a text with measures; empty without any. */
export function useMeasureJumps(): (text: string) => readonly Jump[] {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const links = useLinks();
  const viewer = useViewer();
  return (text) => {
    const words = measureWords(text);
    if (words === null) return [];
    const { shown, unit } = words;
    return measureTargets(words, (family) => maySeeFamily(family, viewer)).map(
      ({ family, section, criteria }) => {
        const href = links.measureSearch(section, measureAddress(criteria));
        const product = terms.family(family, "many");
        const label = formatMessage(jumpMessages.productsOf, { product, measures: shown, unit });
        return { id: href, href, label, by: "measures" };
      },
    );
  };
}

function useWordJumps() {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const links = useLinks();
  const viewer = useViewer();
  return (words: ProductWords, found: readonly VehicleName[]): readonly Jump[] => {
    const vehicles = words.vehicle === "" ? none : found;
    return jumpTargets({ ...words, vehicles }, (family) => maySeeFamily(family, viewer)).flatMap(
      ({ family, vehicle }) => {
        const href = vehicleHref(links, viewer, family, vehicle);
        if (href === null) return [];
        const product = family === null ? null : terms.family(family, "many");
        const name = vehicle === null ? "" : vehicleName(vehicle);
        const label =
          product === null
            ? formatMessage(jumpMessages.partsFor, { vehicle: name })
            : name === ""
              ? product
              : formatMessage(jumpMessages.productsFor, { product, vehicle: name });
        // Pads and shoes share a section, so two products may have the same screen.
        return [{ id: `${href} ${label}`, href, label, by: "vehicle" }];
      },
    );
  };
}
