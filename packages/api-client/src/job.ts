/** Everything for the brakes of one axle of a vehicle. */
import type { Axle, Warehouse } from "@caliper/catalogue-model";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiQuery } from "./query.ts";
import type { DeepReadonly, Query, Wire } from "./wire.ts";

export type Job = DeepReadonly<Wire<"Job">>;
export type JobGroup = Job["groups"][number];
export type JobPart = JobGroup["parts"][number];

/** What can be answered about a vehicle or its old parts, beside axle and year. */
const answerFields = [
  "month",
  "submodel",
  "engine",
  "drive",
  "wheelSize",
  "abs",
  "rearBrake",
  "brakeSystem",
  "side",
  "wearSensor",
  "holes",
  "thickness",
  "drumDiameter",
  "outerDiameter",
  "sizeMm",
  "length1",
  "length",
  "width1",
  "drumWidth",
] as const satisfies readonly Wire<"DecidingField">[];

/** Answers by field, as in a URL; `unknown` where the person does not know. */
export type JobAnswers = Readonly<Record<string, string>>;

export interface JobArgs {
  readonly maker: string;
  readonly model: string;
  readonly axle: Axle;
  /** One model year, or `unknown`; anything else is every year. */
  readonly year?: string | undefined;
  readonly answers?: JobAnswers | undefined;
  /** The warehouse of the prices; the user's first one by default. */
  readonly warehouse?: Warehouse | undefined;
}

/** Waits for a model. */
export function jobQuery(client: ApiClient, { answers, year = "", ...vehicle }: JobArgs) {
  const isYear = /^(?:\d{4}|unknown)$/u.test(year);
  const answerEntries = answerFields.flatMap((field) => {
    const answer = answers?.[field];
    return answer === undefined ? [] : [[field, answer] as const];
  });
  // The server checks the values of answers, which may come from a URL.
  const query = {
    ...vehicle,
    ...(isYear && { year }),
    ...Object.fromEntries(answerEntries),
  } as Query<"getJob">;
  return apiQuery(client, operation.getJob, {
    query,
    enabled: vehicle.maker !== "" && vehicle.model !== "",
  });
}
