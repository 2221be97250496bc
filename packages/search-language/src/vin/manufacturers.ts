/**
 * Makers by the first characters of a VIN, for manufacturers that do not build for the United States, and for those that build
 * several makes: the one that is sold in Latin America comes first.
 */
const makers: Readonly<Record<string, string>> = {
  // South America
  Audi: "93U 99A",
  BMW: "98M",
  Chery: "98R",
  Chevrolet: "8AG 8GG 8LB 8Z1 8ZC 9BG 9GA 9GD",
  Citroën: "8BC 935 9V7",
  Fiat: "8AP 9BD",
  Ford: "8AF 8XD 8YP 8YT 9BF",
  "Great Wall": "8L4",
  Honda: "8C3 93H",
  Hyundai: "95P 9BH",
  Jeep: "8Y4 988",
  Kia: "8LC",
  "Land Rover": "99J",
  Mazda: "8LF 9FC",
  "Mercedes-Benz": "8AB 8AC 9BM",
  Mitsubishi: "93X",
  Nissan: "8AN 94D",
  Peugeot: "8AD 8AE 8GD 936 9V8",
  Renault: "8A1 93Y 9FB",
  Scania: "8A3 8BB 9BS",
  Toyota: "8AJ 8XA 8XB 9BR 9FH",
  Volkswagen: "8AW 953 9BW",
  Iveco: "8AT 93Z",
  Volvo: "93K 9BV",
};

/** The same for the rest of the world. */
const overseas: Readonly<Record<string, string>> = {
  "Alfa Romeo": "ZAR",
  Audi: "TRU WAU WA1 WUA",
  BMW: "ABM LBV MMF WBA WBS WBX WBY",
  BYD: "LC0 LGX",
  Changan: "LS4 LS5 LS6",
  Chery: "LVT LVV",
  Chevrolet: "KL1 MA6 MMM",
  "Chevrolet / Buick": "LSG",
  "Chevrolet / Daewoo": "KL",
  "Chevrolet / Wuling": "LZW",
  Citroën: "VF7 VR7 VS7",
  "Peugeot / Citroën": "LDC",
  Dacia: "UU",
  Daihatsu: "JDA",
  "Toyota / Daihatsu": "MHK",
  Ferrari: "ZFF",
  Fiat: "MCA NM4 SUF ZFA",
  Ford: "6FP AFA LVS MAJ MNA MNB MNC NM0 VS6 WF0",
  Geely: "L6T LB3",
  "Great Wall": "LGW",
  Honda: "JHL JHM LHG LUC LVH MAK MHR MRH NLA SHH SHS",
  Hyundai: "KM8 KMF KMH KMJ LBE MAL NLH TMA Z94",
  Infiniti: "JNK JNR",
  Isuzu: "ACV JAA JAC JAL JAM MP1 MPA",
  JAC: "LJ1",
  Jaguar: "SAJ",
  Jeep: "ZAC",
  Kia: "KNA KNC KND KNE LJD MZB U5Y U6Y",
  Lamborghini: "ZHW",
  "Land Rover": "SAL",
  Lexus: "JTH JTJ",
  MG: "LSJ MZ7",
  Mahindra: "MA1",
  Maserati: "ZAM",
  Mazda: "JM0 JM1 JM3 JM6 JM7 JMZ LVR MM0 MM6 MM7 MM8",
  "Mercedes-Benz": "LE4 MBR VSA W1K W1N W1V WDB WDC WDD WDF",
  Mini: "WMW",
  Mitsubishi: "6MM JA3 JA4 JE3 JE4 JMB JMY MK2 MMA MMB MMC XMC",
  Nissan: "ADN JN1 JN3 JN6 JN8 LGB MDH MNT SJN VSK Z8N",
  Opel: "VSX VXE VXK W0L W0S W0V",
  Peugeot: "VF3 VR3",
  Porsche: "WP0 WP1",
  Renault: "KNM MEE VF1 VF2 VN1 VS5 X7L",
  "Renault / Dacia": "UU1",
  SEAT: "VSS",
  Scania: "YS2",
  Skoda: "TMB",
  SsangYong: "KPA KPB KPT",
  Subaru: "JF1 JF2",
  Suzuki: "JS2 JS3 JS4 JSA MHY MMS TSM",
  "Suzuki / Maruti Suzuki": "MA3 MBH",
  "Tata Motors": "MAT",
  Toyota:
    "6T1 AHT JT1 JT2 JT3 JT4 JT5 JT6 JT7 JTB JTD JTE JTF JTG JTK JTL JTM JTN LFM LTV LVG MBJ MHF MR0 MR1 MR2 NMT SB1 VNK",
  Volkswagen: "AAV LFV LSV MEX WV1 WV2 WV3 WVG WVW XW8",
  Volvo: "LVY LYV YV1 YV2 YV3 YV4",
  Iveco: "ZCF",
};

const byCode: ReadonlyMap<string, readonly string[]> = new Map(
  [...Object.entries(overseas), ...Object.entries(makers)].flatMap(([names, codes]) =>
    codes.split(" ").map((code) => [code, names.split(" / ")] as const),
  ),
);

/** The makers whose VINs start with these characters, the most likely first. */
export function makersOf(vin: string): readonly string[] {
  return byCode.get(vin.slice(0, 3)) ?? byCode.get(vin.slice(0, 2)) ?? [];
}
