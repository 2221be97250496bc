import type { GtinReading, VinReading } from "@caliper/api-client";
import { Notice, Stack } from "@caliper/design-system";
import { useNumberTexts } from "./useNumberTexts.ts";

export interface VinNoteProps {
  /** The numbers of a finding. */
  vin: VinReading;
}

/** The facts of a VIN that the vehicle search does not use, and what to check. */
export function VinNote({ vin }: VinNoteProps) {
  const texts = useNumberTexts();
  const { maker = "", models, year } = vin;
  const [model = "", ...others] = models;
  const title = texts.vehicle(
    { ...vin, liters: undefined },
    { maker, model: others.length > 0 ? "" : model, year: year?.toString() ?? "" },
  );
  const warnings = texts.warnings(vin);
  const facts = texts.facts(vin);
  return (
    <Notice tone={vin.checkDigit === "wrong" ? "warning" : "info"} title={title}>
      {[facts === "" ? null : `${facts}.`, ...warnings].filter((text) => text !== null).join(" ")}
    </Notice>
  );
}

export interface NumberNotesProps {
  /** The VINs of the text. */
  vins: readonly VinReading[];
  /** Frame numbers of the Japanese market in the text. */
  frameNumbers: readonly string[];
  /** Those that no product has. */
  gtins: readonly GtinReading[];
}

/** Shown under a search field: the facts of its numbers of vehicles and barcodes. */
export function NumberNotes({ vins, frameNumbers, gtins }: NumberNotesProps) {
  const texts = useNumberTexts();
  if (vins.length + frameNumbers.length + gtins.length === 0) return null;
  return (
    <Stack gap={8}>
      {vins.map((vin) => (
        <VinNote key={vin.vin} vin={vin} />
      ))}
      {frameNumbers.length > 0 && <Notice>{texts.frameNumber()}</Notice>}
      {gtins.map((gtin) => (
        <Notice key={gtin.digits} tone="warning">
          {texts.gtinProblem(gtin)}
        </Notice>
      ))}
    </Stack>
  );
}
