import { type FamilyId, frameNumbersIn, modelCodeOf, type Viewer } from "@caliper/catalogue-model";
import type { Guesses } from "../catalogue/unknown-codes.ts";
import type { createGtins, GtinsFound } from "./gtin.ts";
import {
  type CodeReading,
  type FrameNumberReading,
  type GtinReading,
  type VinReading,
  createCover,
  overlap,
  type Span,
  type Understanding,
  type VehicleIndex,
  readVins,
} from "@caliper/search-language";

export interface Numbers extends Omit<GtinsFound, "known"> {
  /** The text with spaces in place of the readings, so that the identifier of a vehicle reaches no other search. */
  readonly text: string;
  /** The same with the model codes of frame numbers, which many vehicles share. */
  readonly words: string;
  readonly readings: readonly (VinReading | FrameNumberReading | GtinReading | CodeReading)[];
}

interface Sources {
  readonly gtins: ReturnType<typeof createGtins>;
  readonly vehicles: () => Promise<VehicleIndex>;
  readonly now: () => number;
}

interface Question {
  readonly text: string;
  readonly viewer: Viewer;
  readonly guesses: Guesses;
  /** Maximum number of parts. */
  readonly limit: number;
}

/** Reads the VINs, the frame numbers and the GTINs of a text. */
export function createNumbers({ gtins, vehicles, now }: Sources) {
  return async (
    { text, viewer, guesses, limit }: Question,
    families: readonly FamilyId[],
  ): Promise<Numbers> => {
    const vins = await readVins(text, vehicles, new Date(now()).getUTCFullYear());
    const withoutVins = without(text, vins);
    const frames = frameNumbersIn(withoutVins).map((span) => ({
      kind: "frame_number" as const,
      ...span,
    }));
    const withoutVehicles = without(withoutVins, frames);
    const { known: numbers, ...gtinParts } = await gtins.whole(withoutVehicles, viewer, {
      families,
      most: limit,
      guesses,
    });
    const serials = frames.flatMap(({ from, to }) => {
      const code = modelCodeOf(text.slice(from, to));
      return [
        { from, to: from + code.from },
        { from: from + code.to, to },
      ];
    });
    return {
      text: without(withoutVehicles, numbers),
      words: without(without(withoutVins, serials), numbers),
      readings: [...vins, ...frames, ...numbers],
      ...gtinParts,
    };
  };
}

/** The text with spaces in place of spans that are in its order. */
function without(text: string, spans: readonly Span[]): string {
  let end = 0;
  const pieces = spans.map(({ from, to }) => {
    const before = text.slice(end, from);
    end = to;
    return before + " ".repeat(to - from);
  });
  return pieces.join("") + text.slice(end);
}

/** The understanding of the whole text: of its words and of its numbers. A frame number is the model that its code names. */
export function withNumbers(
  understood: Understanding,
  text: string,
  numbers: Omit<Numbers, "text" | "words">,
): Understanding {
  const { rest } = understood;
  const frames = numbers.readings.filter(({ kind }) => kind === "frame_number");
  const readings = understood.readings.flatMap((reading) => {
    const frame = frames.find((each) => overlap(each, reading));
    if (!frame) return [reading];
    const isVehicle = reading.kind === "model" || reading.kind === "chassis";
    return isVehicle ? [{ ...reading, from: frame.from, to: frame.to }] : [];
  });
  const cover = createCover(text.length);
  for (const reading of readings) cover.add(reading);
  const added = [...numbers.readings, ...numbers.unknown].filter(cover.isFree);
  for (const number of added) cover.add(number);
  return {
    text,
    readings: [...readings, ...added].sort((a, b) => a.from - b.from),
    rest: rest.filter(cover.isFree),
  };
}
