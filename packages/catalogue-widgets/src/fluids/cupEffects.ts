/** The hardness decrease is in IRHD when negative, else in RHD. */
export function decreaseUnit(decrease: number): "IRHD" | "RHD" {
  return decrease < 0 ? "IRHD" : "RHD";
}

/** `-4 IRHD`, `2 RHD`. */
export function decreaseText(decrease: number): string {
  return `${decrease} ${decreaseUnit(decrease)}`;
}

/** `0.4 mm`. */
export function baseDiameterText(increase: number): string {
  return `${increase} mm`;
}
