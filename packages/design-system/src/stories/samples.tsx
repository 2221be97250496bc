/** Sample data for stories: fictional codes, real vehicles. */
export interface Part {
  code: string;
  product: string;
  detail: string;
  fits: string;
  years: string;
  matched: string;
  mark: readonly (readonly [number, number])[];
  reason: string;
  size: string;
  price: number;
}

const part = (line: string, mark: readonly [number, number], price: number): Part => {
  const [
    code = "",
    product = "",
    detail = "",
    fits = "",
    years = "",
    matched = "",
    reason = "",
    size = "",
  ] = line.split("|");
  return { code, product, detail, fits, years, matched, mark: [mark], reason, size, price };
};

export const exact: readonly Part[] = [
  part(
    "BR31338|Brake Rotor|ventilated, front|Toyota Corolla|2009-2013|D1200|FMSI|275.0 x 22.0",
    [0, 5],
    38.4,
  ),
];

export const prefix: readonly Part[] = [
  part(
    "D12001|Brake Pads|Ceramic Plus, front|Toyota Corolla, Matrix|2009-2013|D12001|Own code|131.5 x 52.4",
    [0, 5],
    17.85,
  ),
  part(
    "D12004|Brake Pads|Severe Duty, front|Nissan Sentra|2007-2012|D12004|Own code|123.9 x 50.1",
    [0, 5],
    19.2,
  ),
  part(
    "D12007|Brake Pads|Carbon Plus, front|Nissan Rogue|2008-2013|D12007|Own code|149.6 x 51.8",
    [0, 5],
    22.1,
  ),
  part("B12003|Brake Shoes|rear|Chevrolet Aveo|2004-2011|D1200S|ROTEX|200.0 x 34.9", [0, 5], 0),
];

export const contains: readonly Part[] = [
  part(
    "BD12009|Brake Drum|rear|Chevrolet Aveo, Spark|2005-2011|BD12009|Own code|200.0 x 45.0",
    [1, 6],
    26.75,
  ),
  part(
    "BR31402|Brake Rotor|ventilated, front|Nissan Sentra|2007-2012|FX-D1200-28|FRENAX|280.0 x 24.0",
    [3, 8],
    41.05,
  ),
  part(
    "WC116328|Wheel Cylinder|bore 19.05|Toyota Hilux|2005-2015|TVD1200W|TORVO|19.05",
    [2, 7],
    1234.5,
  ),
];

export const parts: readonly Part[] = [...exact, ...prefix, ...contains];

/** The outline of a rotor from the front, as in search results. */
export const Outline = () => (
  <svg
    width="56"
    height="36"
    viewBox="0 0 56 36"
    aria-hidden
    style={{ display: "block" }}
    fill="var(--caliper-fill)"
    stroke="var(--caliper-ink)"
  >
    <circle cx="28" cy="18" r="16.5" />
    <circle cx="28" cy="18" r="9" fill="var(--caliper-canvas)" />
    <circle cx="28" cy="18" r="3.5" fill="var(--caliper-ink)" />
  </svg>
);

/** A generated picture of a disc, as a data URL. */
export const photograph = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="290" height="276" viewBox="0 0 290 276"><rect width="290" height="276" fill="hsl(${hue} 14% 88%)"/><circle cx="145" cy="138" r="104" fill="hsl(${hue} 8% 66%)"/><circle cx="145" cy="138" r="56" fill="hsl(${hue} 10% 38%)"/><circle cx="145" cy="138" r="20" fill="hsl(${hue} 14% 88%)"/></svg>`,
  )}`;
