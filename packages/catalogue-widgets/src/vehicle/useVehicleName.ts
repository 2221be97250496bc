import type { KnownVehicle } from "@caliper/api-client";
import { qualifierTexts } from "@caliper/catalogue-model";
import { useFormat, useLocale } from "../provider/index.ts";

/** A vehicle with what is known of it: `Aveo 2009, 15-inch wheels`. */
export function useVehicleName() {
  const format = useFormat();
  const language = useLocale();
  return ({ model, submodel, from, to, month, engine, abs, ...stated }: KnownVehicle): string => {
    const years = { from: Number(from), to: to === undefined ? null : Number(to) };
    const built = month === undefined ? format.years(years) : `${month.padStart(2, "0")}/${from}`;
    const qualifiers = { ...stated, ...(abs && { abs: abs === "yes" }) };
    const details = qualifierTexts({ qualifiers, observation: null, years }, language).map(
      (text) => `${text.charAt(0).toLocaleLowerCase(language)}${text.slice(1)}`,
    );
    const name = [model, submodel, from && built].filter(Boolean).join(" ");
    return [name, ...(engine === undefined ? [] : [engine]), ...details].join(", ");
  };
}
