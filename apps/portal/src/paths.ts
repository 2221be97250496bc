/** Every URL of the portal. No other file builds one, but for those that widgets write: `portalLinks`. */
import type { CylinderType } from "@caliper/api-client";
import {
  type Axle,
  axles,
  type FamilyId,
  positionOf,
  type Section,
  slugOfSection,
} from "@caliper/catalogue-model";
import type { JobCriteria } from "@caliper/catalogue-widgets";
import { linksOf } from "@caliper/catalogue-widgets/portal-links";

export type HomeTab = "product" | "application";

/** The search of the home page; in the URL, so that Back and shared links restore it. */
export interface HomeSearch {
  tab?: HomeTab | undefined;
  code?: string | undefined;
  /** Answers to questions about the vehicle of the text, as `wheelSize:unknown`. */
  answers?: readonly string[] | undefined;
  maker?: string | undefined;
  model?: string | undefined;
  year?: string | undefined;
  /** Filters the results by family. */
  family?: string | undefined;
  /** Filters the results by position. */
  axle?: Axle | undefined;
  /** Filters the results by what is in stock. */
  inStock?: boolean | undefined;
}

/** Two parts, shown as drawings or as photographs. */
export interface ComparisonAddress {
  a?: string | undefined;
  b?: string | undefined;
  view?: "diagram" | "product" | undefined;
}

/** The view of the admin panel, and the filters of files and amendments. */
export interface AdminPanelAddress {
  view?: string | undefined;
  /** What is missing from the listed products. */
  without?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
  name?: string | undefined;
  list?: string | undefined;
  subject?: string | null | undefined;
  code?: string | undefined;
}

/** Filters of the import history. */
export interface HistoryAddress {
  load?: boolean | undefined;
  table?: string | undefined;
  state?: string | undefined;
}

/** Filters of the change log. */
export interface AuditAddress {
  actor?: string | undefined;
  action?: string | undefined;
  target?: string | undefined;
}

/** A vehicle within one section; `cylinder` applies to cylinders only. */
export interface ApplicationAddress {
  cylinder?: CylinderType | null;
  maker?: string;
  model?: string;
  year?: string;
  /** Filters the results by position. */
  axle?: Axle | null;
}

const measuredSections = ["brakepad_band", "rotor_drum", "cylinder_bomb"] as const;
const codeSections = [...measuredSections, "hardware"] as const;

/** The sections that have a screen at `/home/:view/:section`, by view; the first view with a section is its default. */
export const sectionsOfView = {
  code: codeSections,
  apli: codeSections,
  measu: measuredSections,
  comp_dia: measuredSections,
  schema: ["brake_fluid"],
  table: ["kit_caliper", "cylinder_cups"],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

export type HomeView = keyof typeof sectionsOfView;

/** The tabs of the reports: tables, interchanges, an order, a pasted list of codes, sent orders. */
export const reportViews = ["tables", "exchange", "order", "list", "history"] as const;
export type ReportView = (typeof reportViews)[number];

/** History state of the sign-in page: the page to return to. */
export interface ReturnState {
  from: string;
}

const withQuery = (path: string, values: readonly (readonly [string, string | undefined])[]) => {
  const query = new URLSearchParams();
  for (const [name, value] of values) if (value) query.append(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

/** Those that widgets write too. */
const links = linksOf();

export const paths = {
  /** `from` is the path of the page to return to. */
  signIn: (from?: string) => withQuery("/", [["from", from]]),
  home: (search: HomeSearch = {}) =>
    withQuery("/home", [
      // The first tab is the default.
      ["tab", search.tab === "application" ? search.tab : undefined],
      ["code", search.code],
      ...(search.answers ?? []).map((answer) => ["answer", answer] as const),
      ["marca", search.maker],
      ["modelo", search.model],
      ["year", search.year],
      ["familia", search.family],
      ["posicion", search.axle && positionOf(search.axle)],
      ["existencias", search.inStock ? "1" : undefined],
    ]),
  section: (view: HomeView, section: string) => `/home/${view}/${section}`,
  application: (section: Section, vehicle: ApplicationAddress = {}) =>
    links.sectionVehicle({
      maker: "",
      model: "",
      year: "",
      cylinder: null,
      axle: null,
      ...vehicle,
      section,
    }),
  job: ({ answers, ...vehicle }: JobCriteria) => {
    const query = new URLSearchParams(Object.entries(answers)).toString();
    return [links.job(vehicle), ...(query === "" ? [] : [query])].join("&");
  },
  comparison: (section: Section, parts: ComparisonAddress = {}) => links.comparison(section, parts),
  /** `query` comes from `measureAddress`. */
  measures: (section: Section, query: readonly (readonly [string, string])[] = []) =>
    links.measureSearch(section, query),
  /** The code search of a section with the typed text. */
  sectionCode: (section: Section, code: string) =>
    withQuery(`/home/code/${slugOfSection(section) ?? section}`, [["code", code]]),
  /** The hardware search with a selected kit and the typed text. */
  hardware: (kit: string, code = "") =>
    withQuery("/home/code/hardware", [
      ["codigo", kit],
      ["code", code],
    ]),
  datasheet: (product: { code: string; family?: FamilyId | undefined }) => links.datasheet(product),
  shortDatasheet: (code: string) => links.shortDatasheet({ code }),
  /** The import history; `load` opens the upload dialog over it. */
  loadData: ({ load = false, table, state }: HistoryAddress = {}) =>
    withQuery("/loadData", [
      ["load", load ? "1" : undefined],
      ["table", table],
      ["state", state],
    ]),
  importPreview: (id: string) => links.importPreview(id),
  /** The user's own codes; `load` opens the upload dialog over them. */
  ownCodes: ({ load = false }: Pick<HistoryAddress, "load"> = {}) =>
    withQuery("/ownCodes", [["load", load ? "1" : undefined]]),
  ownImport: (id: string) => `/ownCodes/${encodeURIComponent(id)}`,
  /** `repeat` is the number of a sent order to copy into a new one. */
  reports: (view: ReportView = "tables", repeat?: number) =>
    withQuery("/reports", [
      ["view", view],
      ["repeat", repeat?.toString()],
    ]),
  codeList: (codes: readonly string[]) => links.codeList(codes),
  pastedList: (codes: readonly string[]) =>
    withQuery("/home/lists/paste", [["codes", codes.join(",")]]),
  order: (id: number) => links.order(id),
  /** All lists of parts, or one of them. */
  lists: (id?: number) => (id === undefined ? "/home/lists" : `/home/lists/${id}`),
  /** All quotations of the user, or one of them. */
  quotations: (id?: number) => (id === undefined ? "/home/quotations" : `/home/quotations/${id}`),
  /** All orders of the user, or one of them. */
  ownOrders: (id?: number) => (id === undefined ? "/home/orders" : `/home/orders/${id}`),
  newsletter: () => "/boletin",
  adminPanel: (address: AdminPanelAddress = {}) => {
    const { view, without, type, status, name, list, subject, code } = address;
    // Defaults are left out.
    const unless = (first: string, value: string | undefined) => (value === first ? "" : value);
    return withQuery("/adminPanel", [
      ["view", unless("files", view)],
      ["without", without],
      ["type", unless("any", type)],
      ["status", unless("any", status)],
      ["name", name],
      ["list", unless("pending", list)],
      ["subject", subject ?? undefined],
      ["code", code],
    ]);
  },
  /** `name` filters by user name or customer code. */
  accounts: (name?: string) => withQuery("/accounts", [["name", name]]),
  audit: ({ actor, action, target }: AuditAddress = {}) =>
    withQuery("/audit", [
      ["actor", actor],
      ["action", action],
      ["target", target],
    ]),
  /** Sets a password once; the server creates these URLs. */
  password: (token: string) => `/password/${encodeURIComponent(token)}`,
  brakeFluidSheet: (fluid: { type: string; volume: number }) => links.fluid(fluid),
} as const;

/** Route patterns, for the router only. */
export const patterns = {
  signIn: "/",
  home: "/home",
  job: "/home/job",
  lists: "/home/lists/:number?",
  sharedList: "/home/shared-lists/:token",
  pastedList: "/home/lists/paste",
  ownOrders: "/home/orders/:number?",
  quotations: "/home/quotations/:number?",
  homeView: "/home/:view/:section?",
  datasheet: "/datasheet",
  brakeFluidSheet: "/brakeFluidSheet",
  adminPanel: "/adminPanel",
  accounts: "/accounts",
  audit: "/audit",
  password: "/password/:token",
  reports: "/reports",
  order: "/reports/orders/:number",
  newsletter: "/boletin",
  loadData: "/loadData",
  importPreview: "/loadData/:import",
  ownCodes: "/ownCodes",
  ownImport: "/ownCodes/:import",
} as const;

/** Parameters of patterns that cannot be any text, as regular expressions without groups. */
export const parameterForms = {
  number: String.raw`[1-9]\d{0,8}`,
  import: String.raw`[\da-f-]{36}`,
} as const;

/** The paths that the pattern `homeView` has a screen for. */
export const homePaths = (): string[] =>
  Object.entries(sectionsOfView).flatMap(([view, sections]) =>
    sections.flatMap((section) => {
      const name = slugOfSection(section) ?? section;
      return [`/home/${view}/${name}`, `/home/none/${name}`, `/home/${name}`];
    }),
  );

export function readHomeSearch(query: URLSearchParams): HomeSearch {
  const text = (name: string) => query.get(name)?.trim() || undefined;
  return {
    tab: query.get("tab") === "application" ? "application" : "product",
    code: text("code"),
    answers: query.has("answer") ? query.getAll("answer") : undefined,
    maker: text("marca"),
    model: text("modelo"),
    year: text("year"),
    family: text("familia"),
    axle: axles.find((axle) => positionOf(axle) === query.get("posicion")),
    inStock: query.get("existencias") === "1" || undefined,
  };
}

const jobNames: ReadonlySet<string> = new Set(["marca", "modelo", "year", "posicion"]);

/** The answers in the order of the URL, the last one last. */
export function readJob(query: URLSearchParams): JobCriteria {
  const { maker = "", model = "", year = "", axle = "front" } = readHomeSearch(query);
  const answers = [...query].filter(([name]) => !jobNames.has(name));
  return { maker, model, year, axle, answers: Object.fromEntries(answers) };
}

const cylinders = ["wheel_cylinder", "master_cylinder"] as const;

export function readApplication(query: URLSearchParams): ApplicationAddress {
  const { maker, model, year, axle } = readHomeSearch(query);
  return {
    cylinder: cylinders.find((type) => type === query.get("type")) ?? null,
    maker,
    model,
    year,
    axle,
  };
}

export function readComparison(query: URLSearchParams): ComparisonAddress {
  const code = (name: string) => query.get(name)?.trim().toUpperCase() || undefined;
  return {
    a: code("a"),
    b: code("b"),
    view: query.get("view") === "product" ? "product" : "diagram",
  };
}

/** Tables are the default. */
export function readReportView(query: URLSearchParams): ReportView {
  return reportViews.find((view) => view === query.get("view")) ?? "tables";
}

const hasForm = (name: keyof typeof parameterForms, text: string) =>
  new RegExp(`^${parameterForms[name]}$`, "iu").test(text);

/** The number of an order or of a list in a URL; undefined for any other text. */
export const readOrderNumber = (text: string | null | undefined): number | undefined =>
  hasForm("number", text ?? "") ? Number(text) : undefined;

/** The id of an import in a URL; undefined for any other text. */
export const readImportId = (text: string | undefined): string | undefined =>
  hasForm("import", text ?? "") ? text : undefined;

/** The number of the order to repeat; undefined without one. */
export const readRepeat = (query: URLSearchParams) => readOrderNumber(query.get("repeat"));

/**
 * The page after signing in: the path in the history state or the query,
 * else the home page. External URLs (`//example.com`) and used password links are ignored.
 */
export function returnPath(state: unknown, query: URLSearchParams): string {
  const isState = typeof state === "object" && state !== null && "from" in state;
  const from = isState ? state.from : query.get("from");
  const isPlace = typeof from === "string" && /^\/(?!password\/)[^/\\]/.test(from);
  return isPlace ? from : paths.home();
}
