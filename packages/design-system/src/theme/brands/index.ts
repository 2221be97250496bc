import type { Brand } from "../tokens.ts";
import { caliper } from "./caliper.ts";
import { tramontana } from "./tramontana.ts";

/** Every brand there is, for the workshop's toolbar and the contrast test. A product imports its own alone. */
export const brands: Record<"caliper" | "tramontana", Brand> = { caliper, tramontana };
