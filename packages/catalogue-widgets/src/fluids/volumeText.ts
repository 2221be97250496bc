/** 1000 mL is shown as `1 L`, every other volume in mL. */
export function volumeText(volume: number): string {
  return volume === 1000 ? "1 L" : `${volume} mL`;
}
