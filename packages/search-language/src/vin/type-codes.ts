/**
 * The manufacturers' own type codes, for cars that are not built for North America: `9BD172…` is a Fiat of type 172, the
 * Siena. A code that several models share names all of them.
 */
interface TypeCodes {
  readonly makers: readonly string[];
  /** Where in the VIN the code begins, from 0. */
  readonly at: number;
  readonly models: Readonly<Record<string, string>>;
}

const tables: readonly TypeCodes[] = [
  {
    makers: ["Volkswagen"],
    at: 6,
    models: {
      Amarok: "2H S1 S6 S7",
      Caddy: "2K SK",
      Eos: "1F",
      Fox: "5Z",
      Gol: "30 37 5U 5W 5X",
      Golf: "1G 1H 1J 1K 5K AU CD",
      Jetta: "16 1G 1H 1J 1K 9M BU",
      Lupo: "6E 6X",
      "New Beetle": "1C 9C",
      Passat: "31 35 3B 3C 3G A3",
      Phaeton: "3D",
      Polo: "6C 6N 6R 9N AW BZ",
      Saveiro: "30 37 5U",
      Scirocco: "13",
      Sharan: "7M 7N",
      "T-Cross": "BF C1",
      "T-Roc": "A1",
      Tiguan: "5N AD",
      Touareg: "7L 7P CR",
      Touran: "1T 5T",
      Transporter: "70 7D 7H 7J SH",
      Up: "12 AA",
      Virtus: "BZ",
      Voyage: "30 5U",
    },
  },
  {
    makers: ["Audi"],
    at: 6,
    models: {
      A1: "8X GB",
      A3: "8L 8P 8V 8Y",
      A4: "8D 8E 8H 8K 8W",
      A5: "8F 8T F5",
      A6: "4B 4F 4G F2",
      A8: "4D 4E 4H F8",
      Q2: "GA",
      Q3: "8U F3",
      Q5: "8R FY",
      Q7: "4L 4M",
      R8: "42 4S",
      TT: "8J 8N 8S",
    },
  },
  {
    makers: ["SEAT"],
    at: 6,
    models: {
      Alhambra: "7M 7N",
      Altea: "5P",
      Arona: "KJ",
      Arosa: "6H",
      Córdoba: "6K 6L",
      Ibiza: "6J 6K 6L 6P KJ",
      León: "1M 1P 5F KL",
      Toledo: "1L 1M 5P NH",
    },
  },
  {
    makers: ["Skoda"],
    at: 6,
    models: {
      Fabia: "5J 6Y NJ PJ",
      Karoq: "NU",
      Kodiaq: "NS",
      Octavia: "1U 1Z 5E NX",
      Rapid: "NH",
      Roomster: "5J",
      Superb: "3T 3U 3V",
      Yeti: "5L",
    },
  },
  {
    makers: ["Fiat"],
    at: 3,
    models: {
      "500": "312",
      "500X": "334",
      Argo: "358",
      Bravo: "198",
      Cronos: "359",
      Doblò: "119 223 263",
      Fastback: "376",
      Fiorino: "225 255 265",
      Idea: "135",
      Marea: "185",
      Mobi: "341",
      Palio: "171 178 196",
      "Palio Weekend": "173",
      Panda: "169",
      Pulse: "363",
      Punto: "110 118 188 199",
      Qubo: "225",
      Siena: "172 178 197",
      Stilo: "192",
      Strada: "278 281 578",
      Tempra: "159",
      Tipo: "160 356",
      Toro: "226",
      Uno: "146 158 195",
    },
  },
  {
    makers: ["Renault", "Dacia"],
    at: 3,
    models: {
      Clio: "BB CB",
      Duster: "HJ HS",
      Kangoo: "FC KC",
      Kwid: "RB",
      Logan: "4S LS",
      Mégane: "BM LM",
      Oroch: "9S",
      Sandero: "5S BS",
      Symbol: "LB",
    },
  },
  {
    makers: ["Honda"],
    at: 3,
    models: {
      Accord: "CL CM CP CU",
      City: "GM",
      Civic: "EM ES EU FA FB FC FD",
      "CR-V": "RD RE RM RW",
      Fit: "GD GE GK",
      "HR-V": "GH RU",
    },
  },
  {
    makers: ["Mazda"],
    at: 3,
    models: {
      "323": "BJ",
      "BT-50": "UN UP UR",
      "CX-3": "DK",
      "CX-5": "KE KF",
      "CX-7": "ER",
      "CX-9": "TB TC",
      Mazda2: "DE DJ",
      Mazda3: "BK BL BM BN BP",
      Mazda5: "CR CW",
      Mazda6: "GG GH GJ GL",
    },
  },
  {
    makers: ["Nissan"],
    at: 6,
    models: {
      Frontier: "D22 D40",
      Juke: "F15",
      Kicks: "P15",
      Micra: "K11 K12 K13",
      Navara: "D40",
      Note: "E11",
      Pathfinder: "R51",
      Patrol: "Y60 Y61",
      Qashqai: "J10 J11",
      Tiida: "C11",
      Versa: "N17",
      "X-Trail": "T30 T31 T32",
    },
  },
  {
    makers: ["Peugeot"],
    at: 3,
    models: { "206": "2A 2B 2C 2D", "207": "2L 2M WA WC", "208": "CC CL", "307": "3A 3B 3C 3E 3H" },
  },
  { makers: ["Citroën"], at: 3, models: { C3: "FC SC", C4: "LC", "Xsara Picasso": "CH" } },
  {
    makers: ["Mercedes-Benz"],
    at: 3,
    models: {
      "A-Class": "168 169 176 177",
      "B-Class": "245 246 247",
      "C-Class": "202 203 205 206",
      "CLA-Class": "117 118",
      "CLK-Class": "208 209",
      "E-Class": "210 211 212 213",
      "M-Class": "163 164 166",
      "S-Class": "220 221 222",
      Sprinter: "901 902 903 904 905 906 907",
      Vito: "638 639 447",
    },
  },
  // The GLK is a 204 too, with WDC.
  { makers: ["Mercedes-Benz"], at: 0, models: { "C-Class": "WDD204", "GLK-Class": "WDC204" } },
  {
    makers: ["Mitsubishi"],
    at: 5,
    models: {
      ASX: "GA1 GA2 GA3 GA6",
      L200: "K74 K75 K76 K77 KA4 KA5 KB4 KB5 KB8 KK1 KL1 KL2 KL3",
      Lancer: "CK1 CK2 CK4 CS1 CS2 CS3 CS9 CY2 CY3 CY4",
      Montero: "V43 V44 V45 V46 V63 V64 V65 V68 V73 V75 V76 V77 V78 V87 V88 V93 V97 V98",
      Outlander: "CU2 CU5 CW4 CW5 CW6 GF2 GF4 GF6 GF7 GF8",
    },
  },
  {
    makers: ["Kia"],
    at: 0,
    models: { Picanto: "KNAB", Sportage: "KNAPB KNAPC KNAPH KNAPM" },
  },
  // Built in South America and Korea.
  {
    makers: ["Chevrolet"],
    at: 0,
    models: {
      Agile: "8AGC",
      Aveo: "8Z1TJ 9GATJ KL1TD KL1TJ",
      Celta: "9BGR",
      Corsa: "8AGS 9BGS",
      Onix: "9BGK",
      Prisma: "9BGK 9BGR",
      Sail: "9GASA",
      Spark: "9GAMF 9GAMM KL1MD KL1MF KL1MJ KL1MM",
    },
  },
  {
    makers: ["Ford"],
    at: 0,
    models: {
      EcoSport: "9BFZB 9BFZE",
      Fiesta: "9BFZF",
      Ka: "9BFZH 9BFZK",
      Ranger: "8AFAR 8AFDR 8AFER",
    },
  },
  // Chevy, Tsuru and pickups, built in Mexico for Mexico and the south.
  { makers: ["Chevrolet"], at: 0, models: { Corsa: "3G1SE 3G1SF" } },
  {
    makers: ["Nissan"],
    at: 0,
    models: { Frontier: "3N6AD 3N6DD 3N6PD", Kicks: "3N8CP5", Micra: "3N1CK3", Sentra: "3N1EB31" },
  },
  // 8AJ is a plant that builds only these two.
  {
    makers: ["Toyota"],
    at: 0,
    models: {
      Corolla: "9BR53 9BRBA 9BRBB 9BRBD 9BRBU",
      Etios: "9BRB2 9BRK2",
      Fortuner: "8AJ MR0Y",
      Hilux: "8AJ MR0E MR0F MR0H",
    },
  },
];

/** The models whose type code a VIN has; empty for an unknown code. */
export function modelsByType(vin: string, maker: string | undefined): string[] {
  return tables
    .filter(({ makers }) => makers.some((each) => each === maker))
    .flatMap(({ at, models }) =>
      Object.entries(models).flatMap(([model, codes]) =>
        codes.split(" ").some((code) => vin.startsWith(code, at)) ? [model] : [],
      ),
    );
}
