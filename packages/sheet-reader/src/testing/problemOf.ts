import { SheetError, type SheetProblem } from "../problem.ts";
import { readSheet } from "../readSheet.ts";
import type { Bytes } from "./archive.ts";

/** Why a file is refused. Throws if it is read, or fails in another way. */
export async function problemOf(bytes: Bytes, fileName = "1rotors.xlsx"): Promise<SheetProblem> {
  const read = await readSheet(bytes, fileName).catch((thrown: unknown) => thrown);
  if (read instanceof SheetError) return read.problem;
  throw new Error("The file was read, or failed otherwise", { cause: read });
}
