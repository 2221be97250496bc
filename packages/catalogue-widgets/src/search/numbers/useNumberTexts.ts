import type { GtinReading, Numbers, VinReading } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { useFormat } from "../../provider/index.ts";
import { type VehicleCriteria, vehicleName } from "../vehicle/criteria.ts";
import { fuelMessages, numberMessages } from "./messages.ts";

/** Texts about VINs and barcodes in the reader's language. */
export function useNumberTexts() {
  const { formatMessage, formatList, formatDisplayName } = useIntl();
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
      if (vehicle === "") return formatMessage(numberMessages.vin);
      return detail === undefined || detail === ""
        ? formatMessage(numberMessages.vehicle, { vehicle })
        : formatMessage(numberMessages.vehicleWithDetail, { vehicle, detail });
    },

    /** Further facts of the VIN: engine, fuel, series, trim, weight class; may be empty. */
    facts(vin: VinReading): string {
      const { fuel, series, trim, weightClass } = vin;
      return [
        engine(vin),
        fuel && formatMessage(fuelMessages[fuel]),
        series && formatMessage(numberMessages.series, { series }),
        trim && formatMessage(numberMessages.trim, { trim }),
        weightClass && formatMessage(numberMessages.weightClass, { weightClass }),
      ]
        .filter((part) => part !== undefined)
        .join(", ");
    },

    /** What the reader should check or choose. */
    warnings(vin: VinReading): readonly string[] {
      const { maker, models, sourceModel, isCorrected, checkDigit } = vin;
      const [model, ...others] = models;
      return [
        checkDigit === "wrong" && formatMessage(numberMessages.wrongCheckDigit),
        isCorrected && formatMessage(numberMessages.corrected, { vin: vin.vin }),
        maker === undefined && formatMessage(numberMessages.unknown),
        maker !== undefined &&
          model === undefined &&
          sourceModel !== undefined &&
          formatMessage(numberMessages.notInCatalogue, { vehicle: `${maker} ${sourceModel}` }),
        maker !== undefined &&
          model === undefined &&
          formatMessage(numberMessages.noModel, { vehicle: makerAndCountry(vin) }),
        others.length > 0 &&
          formatMessage(numberMessages.several, {
            maker: maker ?? "",
            models: formatList(models, { type: "disjunction" }),
          }),
      ].filter((warning) => warning !== false);
    },

    /** Beside a suggestion. */
    note({ checkDigit, models }: VinReading): string {
      if (checkDigit === "wrong") return formatMessage(numberMessages.wrongCheckDigitShort);
      const isOpen = models.length === 0;
      return formatMessage(isOpen ? numberMessages.chooseModel : numberMessages.vinNote);
    },

    /** Why a barcode has no result. */
    gtinProblem({ checkDigit }: GtinReading): string {
      return formatMessage(
        checkDigit === "wrong" ? numberMessages.wrongUpc : numberMessages.unknownUpc,
      );
    },

    frameNumber: () => formatMessage(numberMessages.frameNumber),

    /** Why the number of a vehicle or a barcode has no result; undefined without either. */
    problem({ vins: [vin], frameNumbers, gtins: [gtin] }: Numbers): string | undefined {
      const warning = vin && texts.warnings(vin)[0];
      if (warning !== undefined) return warning;
      return frameNumbers.length > 0 ? texts.frameNumber() : gtin && texts.gtinProblem(gtin);
    },
  };
  return texts;
}
