import { type GtinReading, type Numbers, numbersQuery, type VinReading } from "@caliper/api-client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useClient, useLinks, useViewer } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { vehicleHref } from "../vehicle/vehicleHref.ts";
import { rememberVin } from "./latestVin.ts";
import { numberMessages } from "./messages.ts";
import { useNumberTexts } from "./useNumberTexts.ts";

/** A screen for a VIN or a barcode. */
interface NumberJump {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly by: "vehicle" | "part";
  readonly note: string;
}

export interface NumberJumps {
  readonly jumps: readonly NumberJump[];
  readonly vins: readonly VinReading[];
  /** Those that no product has. */
  readonly gtins: readonly GtinReading[];
  /** Why a VIN or a barcode leads nowhere. */
  readonly problem: string | undefined;
  readonly isFetching: boolean;
}

/** Screens for the VINs and barcodes of a text; empty for other texts. */
export function useNumberJumps(text: string): NumberJumps {
  const texts = useNumberTexts();
  const jumpsOf = useJumpsOf();
  const { data, isFetching } = useQuery(numbersQuery(useClient(), text));
  useEffect(() => {
    if (data !== undefined) rememberVin(data);
  }, [data]);
  const jumps = data === undefined ? [] : jumpsOf(data);
  const vins = data?.vins ?? [];
  const gtins = data?.parts.length === 0 ? data.gtins : [];
  const [vinProblem] = vins.flatMap((vin) => texts.warnings(vin));
  const [gtinProblem] = gtins.map((gtin) => texts.gtinProblem(gtin));
  const problem = jumps.length > 0 ? undefined : (vinProblem ?? gtinProblem);
  return { jumps, vins, gtins, problem, isFetching };
}

/** The same without waiting for suggestions: Enter right after the last character. */
export function useFindNumberJumps(): (text: string) => Promise<readonly NumberJump[]> {
  const client = useClient();
  const queries = useQueryClient();
  const jumpsOf = useJumpsOf();
  return async (text) => {
    const query = numbersQuery(client, text);
    if (query.enabled === false) return [];
    const numbers = await queries.fetchQuery(query).catch(() => null);
    if (numbers === null) return [];
    rememberVin(numbers);
    return jumpsOf(numbers);
  };
}

function useJumpsOf(): (numbers: Numbers) => readonly NumberJump[] {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const links = useLinks();
  const viewer = useViewer();
  const texts = useNumberTexts();
  return ({ vins: [vin], vehicles, parts }) => [
    ...parts.map(({ code, family }) => ({
      id: `upc ${code}`,
      href: links.datasheet({ code, family }),
      label: `${code} ${terms.family(family)}`,
      by: "part" as const,
      note: formatMessage(numberMessages.upcNote),
    })),
    ...vehicles.flatMap((vehicle): NumberJump[] => {
      const { maker, model, year, family } = vehicle;
      const criteria = { maker, model: model ?? "", year: year?.toString() ?? "" };
      const href = vehicleHref(links, viewer, family, criteria);
      if (vin === undefined || href === null) return [];
      const label = texts.vehicle(vin, vehicle);
      return [{ id: `${href} ${label}`, href, label, by: "vehicle", note: texts.note(vin) }];
    }),
  ];
}
