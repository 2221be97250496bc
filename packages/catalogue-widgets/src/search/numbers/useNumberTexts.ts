import type { GtinReading, Numbers, VinReading } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { useFormat } from "../../provider/index.ts";
import { type VehicleCriteria, vehicleName } from "../../links/index.ts";

/** Texts about VINs and barcodes in the reader's language. */
export function useNumberTexts() {
  const { formatList, formatDisplayName } = useIntl();
  const t = useText();
  const format = useFormat();

  const engine = ({ liters }: VinReading): string | undefined =>
    liters === undefined ? undefined : format.liters(liters);

  /** `Toyota`, `Toyota, Venezuela`. */
  const makerAndCountry = ({ maker, country }: VinReading): string => {
    const place =
      country === undefined ? undefined : formatDisplayName(country, { type: "region" });
    return [maker, place].filter((part) => part !== undefined).join(", ");
  };

  const texts = {
    /** `VIN: Toyota Corolla 2015, 1.8 L`. */
    vehicle(vin: VinReading, criteria: VehicleCriteria): string {
      const vehicle = vehicleName(criteria);
      const place = makerAndCountry({ ...vin, maker: undefined });
      const detail = criteria.model === "" ? place : engine(vin);
      if (vehicle === "") return t("search.vin.vin");
      return detail === undefined || detail === ""
        ? t("search.vin.vehicle", { vehicle })
        : t("search.vin.vehicleWithDetail", { vehicle, detail });
    },

    /** Further facts of the VIN: engine, fuel, series, trim, weight class; may be empty. */
    facts(vin: VinReading): string {
      const { fuel, series, trim, weightClass } = vin;
      return [
        engine(vin),
        fuel && t(`search.vin.${fuel}`),
        series && t("search.vin.series", { series }),
        trim && t("search.vin.trim", { trim }),
        weightClass && t("search.vin.weightClass", { weightClass }),
      ]
        .filter((part) => part !== undefined)
        .join(", ");
    },

    /** What the reader should check or choose. */
    warnings(vin: VinReading): readonly string[] {
      const { maker, models, sourceModel, isCorrected, checkDigit, missing } = vin;
      const [model, ...others] = models;
      return [
        checkDigit === "wrong" && t("search.vin.wrongCheckDigit"),
        missing !== undefined && t("search.vin.incomplete", { missing }),
        isCorrected && t("search.vin.corrected", { vin: vin.vin }),
        maker === undefined && t("search.vin.unknown"),
        maker !== undefined &&
          model === undefined &&
          sourceModel !== undefined &&
          t("search.vin.notInCatalogue", { vehicle: `${maker} ${sourceModel}` }),
        maker !== undefined &&
          model === undefined &&
          t("search.vin.noModel", { vehicle: makerAndCountry(vin) }),
        others.length > 0 &&
          t("search.vin.several", {
            maker: maker ?? "",
            models: formatList(models, { type: "disjunction" }),
          }),
      ].filter((warning) => warning !== false);
    },

    /** Beside a suggestion. */
    note({ checkDigit, models }: VinReading): string {
      if (checkDigit === "wrong") return t("search.vin.wrongCheckDigitShort");
      const isOpen = models.length === 0;
      return t(isOpen ? "search.vin.chooseModel" : "search.vin.note");
    },

    /** Why a barcode has no result. */
    gtinProblem({ checkDigit }: GtinReading): string {
      return t(checkDigit === "wrong" ? "search.upc.wrong" : "search.upc.unknown");
    },

    frameNumber: () => t("search.frameNumber"),

    /** Why the number of a vehicle or a barcode has no result; undefined without either. */
    problem({ vins: [vin], frameNumbers, gtins: [gtin] }: Numbers): string | undefined {
      const warning = vin && texts.warnings(vin)[0];
      if (warning !== undefined) return warning;
      return frameNumbers.length > 0 ? texts.frameNumber() : gtin && texts.gtinProblem(gtin);
    },
  };
  return texts;
}
