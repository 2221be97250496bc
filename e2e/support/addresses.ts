import type { Account } from "./test.ts";

export type Level = Account | "anonymous";
export type Language = "en" | "es";
type Section = "pads" | "rotors" | "cylinders" | "hardware";

export interface Address {
  readonly path: string;
  /** The heading of the page for levels that can open it. */
  readonly title: Readonly<Record<Language, string | RegExp>>;
  readonly opensFor: (level: Level) => boolean;
  /** Levels that see this page at this URL and not another one; by default all. */
  readonly isFor?: (level: Level) => boolean;
}

const plant: Readonly<Partial<Record<Level, readonly Section[]>>> = {
  planta: ["pads", "rotors", "cylinders", "hardware"],
  planta_pads: ["pads"],
};
const isSignedIn = (level: Level) => level !== "anonymous";
const ofSection = (section: Section) => (level: Level) =>
  isSignedIn(level) && (plant[level]?.includes(section) ?? true);
/** Tables and families without a flag. */
const notForPlant = (level: Level) => plant[level] === undefined;

const sections = {
  pads: { slug: "pastillas_y_bandas", en: "Pads and shoes", es: "Pastillas y bandas" },
  rotors: { slug: "rotores_y_tambores", en: "Rotors and drums", es: "Rotores y tambores" },
  cylinders: { slug: "cilindros_y_bombas", en: "Cylinders", es: "Cilindros y bombas" },
  hardware: { slug: "hardware", en: "Hardware", es: "Herrajes" },
} as const;
const views = {
  code: { en: "Code search", es: "Búsqueda por código", query: "?code=1200" },
  apli: { en: "Application search", es: "Búsqueda por aplicación", query: "?marca=Toyota" },
  measu: { en: "Measurement search", es: "Búsqueda por medidas", query: "" },
  comp_dia: { en: "Diagram comparison", es: "Comparación de diagramas", query: "" },
} as const;

const queries: Readonly<Record<string, string>> = {
  "code/hardware": "?codigo=H5678",
  "apli/pastillas_y_bandas": "?marca=Lamborghini&modelo=Aventador",
  "apli/cilindros_y_bombas": "?type=wheel_cylinder&marca=Toyota",
  "measu/rotores_y_tambores": "?type=Brake+Rotors&OUTER_DIAM=279.7&THICKNESS=21.6",
  "measu/pastillas_y_bandas": "?type=Brake+Pads&LENGTH1=137.2",
  "measu/cilindros_y_bombas": "?type=Wheel+Cylinders&Sizemm=19.05",
  "comp_dia/rotores_y_tambores": "?a=BR31338&b=BR1200",
  "comp_dia/pastillas_y_bandas": "?a=D1200&b=D12001",
};

const screens = (Object.keys(sections) as Section[]).flatMap((section) =>
  (Object.keys(views) as (keyof typeof views)[])
    // Hardware has neither a measure search nor a comparison.
    .filter((view) => section !== "hardware" || view === "code" || view === "apli")
    .map((view): Address => {
      const { slug, en, es } = sections[section];
      const { query } = views[view];
      return {
        path: `/home/${view}/${slug}${queries[`${view}/${slug}`] ?? query}`,
        title: { en: `${views[view].en}: ${en}`, es: `${views[view].es}: ${es}` },
        opensFor: ofSection(section),
      };
    }),
);

/** The title shows the chosen language first, then the other one. */
const sheet = (
  code: string,
  { en, es }: Readonly<Record<Language, string>>,
  opensFor: (level: Level) => boolean,
): Address => ({
  path: `/datasheet?codigo=${code}`,
  title: { en: new RegExp(`^${code}${en}.*${es}`), es: new RegExp(`^${code}${es}.*${en}`) },
  opensFor,
});
const openSheet = (section: Section) => (level: Level) =>
  level === "anonymous" || ofSection(section)(level);

const page = (
  path: string,
  en: string,
  es: string,
  opensFor: (level: Level) => boolean,
): Address => ({ path, title: { en, es }, opensFor });

/** Plant staff have a home page without a search. */
const home = (
  path: string,
  title: Readonly<Record<Language, string>>,
  isForPlant = false,
): Address => ({
  path,
  title,
  opensFor: isSignedIn,
  isFor: (level) => notForPlant(level) !== isForPlant,
});

const isAdministrator = (level: Level) => level === "admin";
const byCode = { en: "General search by code", es: "Búsqueda general por código" };
const byApplication = {
  en: "General search by application",
  es: "Búsqueda general por aplicación",
};

const welcome = { en: "Home", es: "Inicio" };

/** Every page of the portal with the heaviest parts of the demo data. */
export const addresses: readonly Address[] = [
  ...screens,
  {
    path: "/home/schema/brake_fluid",
    title: { en: "Brake fluid", es: "Líquido de frenos" },
    opensFor: isSignedIn,
  },
  {
    path: "/brakeFluidSheet?codigo=dot4sd&vol=355",
    title: { en: /^DOT 4 Severe Duty, 355 mL/, es: /^DOT 4 Severe Duty, 355 mL/ },
    opensFor: isSignedIn,
  },
  {
    path: "/home/table/kit_caliper",
    title: { en: "Caliper Systems", es: "Kits de caliper" },
    opensFor: (level) => isSignedIn(level) && notForPlant(level),
  },
  {
    path: "/home/table/cylinder_cups",
    title: { en: "Cylinder Cups", es: "Gomas de cilindro" },
    opensFor: (level) => isSignedIn(level) && notForPlant(level),
  },
  // 19 interchanges.
  sheet("BR31338", { en: "Brake Rotor", es: "Rotor de freno" }, openSheet("rotors")),
  // Four grades in seven warehouses.
  sheet("D472", { en: "Brake Pads", es: "Pastillas de freno" }, openSheet("pads")),
  sheet("BL4002", { en: "Brake Lining", es: "Forro de freno" }, openSheet("pads")),
  sheet("WC116328", { en: "Wheel Cylinder", es: "Cilindro de rueda" }, openSheet("cylinders")),
  sheet("H5678", { en: "Hardware", es: "Herrajes" }, openSheet("hardware")),
  sheet("CK41001", { en: "Caliper System", es: "Kit de caliper" }, notForPlant),
  sheet("CC1591", { en: "Cylinder Cup", es: "Goma de cilindro" }, notForPlant),
  // The most applications.
  sheet("PT3167", { en: "Piston", es: "Pistón" }, notForPlant),
  page("/datasheet?codigo=NADA", "NADA", "NADA", () => true),
  home("/home", byCode),
  home("/home", welcome, true),
  home("/home?code=D472", byCode),
  home("/home?code=zzzzz", byCode),
  home("/home?tab=application", byApplication),
  home("/home?tab=application&marca=Lamborghini&modelo=Aventador", byApplication),
  page("/home/code/nothing", "Section is undefined", "La sección no está definida", isSignedIn),
  page("/nowhere", "404 NOT FOUND", "404 PÁGINA NO ENCONTRADA", isSignedIn),
  page("/boletin", "Newsletter", "Boletín", (level) => isSignedIn(level) && level !== "junior"),
  ...["tables", "exchange", "order", "list", "history"].map((view) =>
    page(`/reports?view=${view}`, "Reports", "Reportes", isAdministrator),
  ),
  page("/reports/orders/999999", "Order 999999", "Orden 999999", isAdministrator),
  ...["", "?view=files", "?view=amendments", "?view=keys", "?view=embed"].map((query) =>
    page(`/adminPanel${query}`, "Admin panel", "Panel de administración", isAdministrator),
  ),
  page("/loadData", "Data imports", "Cargas de datos", isAdministrator),
  page("/accounts", "Accounts", "Cuentas", isAdministrator),
  page("/audit", "Change log", "Registro de cambios", isAdministrator),
];
