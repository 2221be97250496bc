/**
 * What each level and access key may see. Which calls they may make is defined by `x-levels` and `x-scopes` in the contract;
 * everything else about them is decided here: the server filters its answers with it, the user interface hides what
 * is absent.
 */
import { type KeyKind, type KeyScope, scopesOfKind } from "./access-keys.ts";
import { families, type FamilyId, familyOf, type Flag } from "./families.ts";
import { texts, type Texts } from "./languages.ts";
import { type Section, searchSections } from "./sections.ts";
import type { CatalogueTable } from "./tables/index.ts";
import { isWarehouse, type Warehouse, warehouses } from "./warehouses.ts";

export const levels = ["ADMIN", "CLIENTE", "PLANTA", "JUNIOR"] as const;

export type Level = (typeof levels)[number];

/** Who calls: a level, or a visitor without a session. */
export type CallerLevel = Level | "anonymous";

export const levelTitles: Readonly<Record<Level, Texts>> = {
  ADMIN: texts("Administrator", "Administrador"),
  CLIENTE: texts("Client", "Cliente"),
  PLANTA: texts("Plant", "Planta"),
  JUNIOR: texts("Junior"),
};

export interface Viewer {
  readonly level: CallerLevel;
  /** Empty when anonymous. */
  readonly username: string;
  /** Only PLANTA has any. */
  readonly flags: readonly Flag[];
  /** Those of the account or key; `warehousesOf` returns those whose prices the viewer sees. */
  readonly warehouses: readonly Warehouse[];
  /** Whether the account sees quantities in stock. */
  readonly seesQuantities?: true;
  /** The access key that calls instead of a person. */
  readonly key?: KeyRights;
  /** The server refuses every call until the viewer has set up a second factor. */
  readonly lacksSecondFactor?: true;
}

/** What an access key may do. */
export interface KeyRights {
  readonly kind: KeyKind;
  readonly scopes: readonly KeyScope[];
  /** The families that the owner sees, which are the only ones with prices. The server knows them, clients do not. */
  readonly pricedFamilies?: readonly FamilyId[];
}

export const anonymous: Viewer = { level: "anonymous", username: "", flags: [], warehouses: [] };

/** An unknown level counts as JUNIOR. */
export function levelOf(raw: string | null | undefined): Level {
  return levels.find((level) => level === raw) ?? lowestLevel;
}

/** The level with the fewest rights, that of a new account. */
export const lowestLevel = "JUNIOR" satisfies Level;

export function isAdministrator(level: string): boolean {
  return level === administratorLevel;
}

/** Whether the level sees the prices of all warehouses, not only those of its account. */
export function seesAllWarehouses(level: string): boolean {
  return isAdministrator(level);
}

/** The level of accounts that manage the others. */
export const administratorLevel: Level = "ADMIN";

/** Whether the viewer sees only the families of the account's flags. */
export function isLimitedByFlags({ level }: { readonly level: string }): boolean {
  return level === "PLANTA";
}

export function isSignedIn(viewer: Viewer): boolean {
  return viewer.level !== "anonymous";
}

/**
 * Whether the viewer may pass this name as `user`: an administrator names anyone, others
 * only themselves, in any case. A key names at most its owner: another user may see more than the key.
 */
export function mayName(username: string, viewer: Viewer): boolean {
  if (isAdministrator(viewer.level) && !viewer.key) return true;
  return isSignedIn(viewer) && username.toLowerCase() === viewer.username.toLowerCase();
}

const seenBy = {
  /** Prices in datasheets and lists, for the viewer's warehouses. */
  prices: ["CLIENTE", "PLANTA", "ADMIN"],
  /** What the warehouses whose prices the viewer sees have, in words. */
  stock: ["CLIENTE", "PLANTA", "ADMIN"],
  /** Also the quantities. Accounts with the right see them too. */
  stockQuantities: ["ADMIN"],
  upcAndEquivalences: ["CLIENTE", "PLANTA", "ADMIN"],
  /** Competitors' codes anywhere, including cross-reference columns. */
  interchanges: ["CLIENTE", "ADMIN"],
  /** Vehicles of a product in its datasheet and in result rows. */
  applications: ["anonymous", "JUNIOR", "CLIENTE", "ADMIN"],
  relatedProducts: ["anonymous", "JUNIOR", "CLIENTE", "PLANTA", "ADMIN"],
  fluidPrices: ["CLIENTE", "PLANTA", "ADMIN"],
  fluidInterchanges: ["CLIENTE", "ADMIN"],
  qr: ["PLANTA", "ADMIN"],
  amendmentDialog: ["JUNIOR", "CLIENTE", "PLANTA", "ADMIN"],
  homeSearch: ["JUNIOR", "CLIENTE", "ADMIN"],
  /** The newsletter in the footer. */
  newsletterLink: ["CLIENTE", "PLANTA", "ADMIN"],
  /** The menu's General group: external portal and newsletter. */
  general: ["CLIENTE", "ADMIN"],
  /** Load data, admin panel, reports, accounts and the log. */
  administration: ["ADMIN"],
} as const satisfies Readonly<Record<string, readonly CallerLevel[]>>;

export type Block = keyof typeof seenBy;

export const blocks = Object.keys(seenBy) as readonly Block[];

const reading: readonly KeyScope[] = ["catalogue", "search"];

/** The blocks that a key may see, each with the scopes of which it needs one. The others are only for users. */
const keyBlocks: Readonly<Partial<Record<Block, readonly KeyScope[]>>> = {
  prices: ["prices"],
  stock: ["prices"],
  stockQuantities: ["prices"],
  fluidPrices: ["prices"],
  upcAndEquivalences: reading,
  interchanges: reading,
  fluidInterchanges: reading,
  applications: reading,
  relatedProducts: reading,
};

const hasScope = ({ scopes }: KeyRights, acceptedScopes: readonly KeyScope[]): boolean =>
  acceptedScopes.some((scope) => scopes.includes(scope));

/** Whether the viewer may see the block; if not, its keys are absent from the server's responses. */
export function maySee(block: Block, viewer: Viewer): boolean {
  const { key, level } = viewer;
  if (key && !hasScope(key, keyBlocks[block] ?? [])) return false;
  // Embed keys read as anonymous visitors do, and prices by their scope alone.
  if (key?.kind === "embed" && (block === "prices" || block === "stock")) return true;
  if (block === "stockQuantities" && viewer.seesQuantities) return maySee("stock", viewer);
  const callers: readonly CallerLevel[] = seenBy[block];
  return callers.includes(level);
}

/** The account whose own codes the viewer sees; empty for visitors and access keys. */
export const accountOfOwnCodes = ({ key, username }: Viewer): string => (key ? "" : username);

/** The callers of an operation, as defined in the contract. */
export interface Admission {
  readonly levels: readonly CallerLevel[];
  /** The kinds of access keys that may make it, if they have one of the scopes. */
  readonly keys: readonly KeyKind[];
  readonly scopes: readonly KeyScope[];
}

/**
 * Whether the viewer may make a call at all. An API key needs one of the scopes and an owner who may make the call; an
 * embed key needs only the scope.
 */
export function isAdmitted({ levels, keys, scopes }: Admission, { key, level }: Viewer): boolean {
  if (key && !(keys.includes(key.kind) && hasScope(key, scopes))) return false;
  return key?.kind === "embed" || levels.includes(level);
}

/** Whether the caller of a load may load the table: a key for stock only tables of state. */
export function mayLoad({ keepsHistory }: Pick<CatalogueTable, "keepsHistory">, viewer: Viewer) {
  return !keepsHistory || viewer.key === undefined || viewer.key.scopes.includes("load");
}

/** Whether the viewer sees prices of the family: those of a key are limited to the families of its owner. */
export function maySeePricesOf(family: FamilyId, viewer: Viewer): boolean {
  return maySee("prices", viewer) && (viewer.key?.pricedFamilies?.includes(family) ?? true);
}

/**
 * Warehouses whose prices the viewer sees, in the order in which they are listed. `family` names the one whose prices are
 * shown; without it, those of any family.
 */
export function warehousesOf(viewer: Viewer, family?: FamilyId): readonly Warehouse[] {
  if (family === undefined ? !maySee("prices", viewer) : !maySeePricesOf(family, viewer)) return [];
  if (seesAllWarehouses(viewer.level) && !viewer.key) return warehouses;
  return warehouses.filter((warehouse) => viewer.warehouses.includes(warehouse));
}

/**
 * The warehouse whose price is shown where only one fits: the chosen warehouse if the viewer sees its prices,
 * otherwise the first one that the viewer sees.
 */
export function warehouseOf(viewer: Viewer, chosen?: string): Warehouse | undefined {
  const seen = warehousesOf(viewer);
  return seen.find((warehouse) => warehouse === chosen) ?? seen[0];
}

/**
 * PLANTA sees the families that it has a flag for, other levels all of them. Brake fluids are closed to anonymous
 * visitors, so the searches of embed keys leave them out.
 */
export function maySeeFamily(id: FamilyId, viewer: Viewer): boolean {
  if (viewer.key?.kind === "embed" && id === "brake_fluids") return false;
  if (!isLimitedByFlags(viewer)) return true;
  const { flag } = familyOf(id);
  if (flag === "never") return false;
  return flag === "none" || viewer.flags.includes(flag);
}

export function familiesOf(viewer: Viewer): readonly FamilyId[] {
  return families.map((family) => family.id).filter((id) => maySeeFamily(id, viewer));
}

/** Whether any family of the section is open to the viewer. */
export function maySeeSection(section: Section, viewer: Viewer): boolean {
  return (
    (isSignedIn(viewer) || viewer.key !== undefined) &&
    families.some((family) => family.section === section && maySeeFamily(family.id, viewer))
  );
}

/** The sections with search screens that the viewer may enter, in menu order. */
export function sectionsOf(viewer: Viewer): readonly Section[] {
  return searchSections.map(({ id }) => id).filter((section) => maySeeSection(section, viewer));
}

/** The checked account fields of a stored or received session: unknown names are dropped. */
export function viewerOf(account: {
  readonly username: string;
  readonly level: string | null | undefined;
  readonly flags: readonly Flag[];
  readonly warehouses: readonly string[];
  readonly seesQuantities?: boolean;
}): Viewer {
  const level = levelOf(account.level);
  return {
    ...(account.seesQuantities && { seesQuantities: true }),
    level,
    username: account.username,
    flags: isLimitedByFlags({ level }) ? account.flags : [],
    warehouses: account.warehouses.filter(isWarehouse),
  };
}

/** An access key as it is stored; unknown names of warehouses are dropped. */
export interface KeyFacts {
  readonly kind: KeyKind;
  readonly scopes: readonly KeyScope[];
  readonly warehouses: readonly string[];
}

/**
 * The viewer of a key: never more than its owner, whose level decides what an API key sees. An embed key reads as an
 * anonymous visitor. Prices are those of the owner's families at the key's warehouses that the owner sees; without any, the
 * scope is dropped.
 */
export function viewerOfKey({ kind, scopes, warehouses: named }: KeyFacts, owner: Viewer): Viewer {
  const priced = scopes.includes("prices")
    ? warehousesOf(owner).filter((warehouse) => named.includes(warehouse))
    : [];
  return {
    ...(kind === "api" ? owner : anonymous),
    warehouses: priced,
    key: {
      kind,
      scopes: priced.length > 0 ? scopes : scopes.filter((scope) => scope !== "prices"),
      pricedFamilies: familiesOf(owner),
    },
  };
}

/** The scopes that a key of this owner may have. */
export function scopesFor(kind: KeyKind, owner: Viewer): readonly KeyScope[] {
  return scopesOfKind[kind].filter((scope) => {
    if (scope === "load" || scope === "load:stock") return maySee("administration", owner);
    return scope !== "prices" || warehousesOf(owner).length > 0;
  });
}
