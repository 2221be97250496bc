/** The order of the characters within a region (ISO 3780). */
const order = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890";

/** Countries (ISO 3166) by the first and the last pair of characters. */
const ranges = `
  AA-AH ZA, J J JP, KF-KK IL, KL-KR KR, L L CN, MA-ME IN, MF-MK ID, ML-MR TH, NA-NE IR, NF-NK PK, NL-NR TR, NS-NT UZ,
  PA-PE PH, PL-PR MY, RA-RE AE, RF-RK TW, RL-RR VN, RS-R0 SA, SA-SM GB, SN-ST DE, SU-SZ PL, S1-S4 LV, TA-TH CH,
  TJ-TP CZ, TR-TV HU, TW-T1 PT, UH-UM DK, UN-UT IE, UU-UZ RO, U5-U7 SK, VA-VE AT, VF-VR FR, VS-VW ES, VX-V2 RS,
  V3-V5 HR, V6-V0 EE, W W DE, XA-XE BG, XF-XK GR, XL-XR NL, XS-XW RU, XX-X2 LU, X3-X0 RU, YA-YE BE, YF-YK FI, YS-YW SE,
  YX-Y2 NO, Y3-Y5 BY, Y6-Y0 UA, ZA-ZR IT, ZX-Z2 SI, Z3-Z5 LT, Z6-Z0 RU, 1 1 US, 2 2 CA, 3A-3X MX, 3Y-37 CR, 4 4 US,
  5 5 US, 6 6 AU, 7A-7E NZ, 7F-70 US, 8A-8E AR, 8F-8K CL, 8L-8R EC, 8S-8W PE, 8X-82 VE, 83-85 BO, 9A-9E BR, 9F-9K CO,
  9L-9R PY, 9S-9W UY, 9X-92 TT, 93-99 BR`
  .split(",")
  .map((line) => {
    const [first = "", last = "", whole] = line.trim().split(/[ -]/u);
    const country = whole ?? "";
    return first.length === 1
      ? { region: first, from: 0, to: order.length, country }
      : {
          region: first.charAt(0),
          from: order.indexOf(first.charAt(1)),
          to: order.indexOf(last.charAt(1)),
          country,
        };
  });

/** The country of the manufacturer; undefined for unassigned characters. */
export function countryOf(vin: string): string | undefined {
  const at = order.indexOf(vin.charAt(1));
  return ranges.find(({ region, from, to }) => region === vin.charAt(0) && from <= at && at <= to)
    ?.country;
}
