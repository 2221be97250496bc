/** The samplers of OpenTelemetry's variable `OTEL_TRACES_SAMPLER`. */
export const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** How requests are traced; the exporter reads the rest of the standard variables itself. */
export interface TracingSettings {
  readonly sampler: (typeof samplers)[number];
  /** Of the samplers that take a share of the traces, 0 to 1. */
  readonly ratio: number;
}
