import { describe, expect, it } from "vitest";
import { keyScopes, originOf } from "./access-keys.ts";
import { families, type FamilyId, type Flag, flags } from "./families.ts";
import {
  anonymous,
  blocks,
  type CallerLevel,
  familiesOf,
  isAdmitted,
  type KeyFacts,
  levelOf,
  mayName,
  maySee,
  maySeePricesOf,
  maySeeSection,
  scopesFor,
  sectionsOf,
  viewerOf,
  viewerOfKey,
  warehouseOf,
  warehousesOf,
  type Block,
  type Viewer,
} from "./policy.ts";
import type { Section } from "./sections.ts";
import { warehouses } from "./warehouses.ts";

const viewer = (level: Viewer["level"], rest: Partial<Viewer> = {}): Viewer => ({
  level,
  username: level.toLowerCase(),
  flags: level === "PLANTA" ? flags : [],
  warehouses: ["MIAMI"],
  ...rest,
});

const columns = [
  "anonymous",
  "JUNIOR",
  "CLIENTE",
  "PLANTA",
  "ADMIN",
] as const satisfies readonly CallerLevel[];

/** One mark per column: `+` yes, `-` no. */
type Marks = readonly ["+" | "-", "+" | "-", "+" | "-", "+" | "-", "+" | "-"];

const all: Marks = ["+", "+", "+", "+", "+"];
const signedIn: Marks = ["-", "+", "+", "+", "+"];
const adminOnly: Marks = ["-", "-", "-", "-", "+"];

const sees: Readonly<Record<Block, Marks>> = {
  prices: ["-", "-", "+", "+", "+"],
  stock: ["-", "-", "+", "+", "+"],
  stockQuantities: adminOnly,
  upcAndEquivalences: ["-", "-", "+", "+", "+"],
  interchanges: ["-", "-", "+", "-", "+"],
  applications: ["+", "+", "+", "-", "+"],
  relatedProducts: all,
  fluidPrices: ["-", "-", "+", "+", "+"],
  fluidInterchanges: ["-", "-", "+", "-", "+"],
  qr: ["-", "-", "-", "+", "+"],
  amendmentDialog: signedIn,
  homeSearch: ["-", "+", "+", "-", "+"],
  newsletterLink: ["-", "-", "+", "+", "+"],
  general: ["-", "-", "+", "-", "+"],
  administration: adminOnly,
};

const cells = <Name extends string>(table: Readonly<Record<Name, Marks>>) =>
  (Object.entries(table) as [Name, Marks][]).flatMap(([name, marks]) =>
    columns.map((level, index) => ({ name, level, allowed: marks[index] === "+" })),
  );

describe("the blocks that each level sees", () => {
  it("lists every block", () => {
    expect(Object.keys(sees).sort()).toEqual([...blocks].sort());
  });
  it.each(cells(sees))("$name as $level: $allowed", ({ name, level, allowed }) => {
    expect(maySee(name, viewer(level))).toBe(allowed);
  });
});

it("shows quantities in stock to accounts with the right, if they see prices", () => {
  const seesQuantities = true;
  expect(maySee("stockQuantities", viewer("CLIENTE"))).toBe(false);
  expect(maySee("stockQuantities", viewer("CLIENTE", { seesQuantities }))).toBe(true);
  expect(maySee("stockQuantities", viewer("JUNIOR", { seesQuantities }))).toBe(false);
});

describe("levels", () => {
  it.each(["ADMIN", "CLIENTE", "PLANTA", "JUNIOR"])("contains %s", (level) => {
    expect(levelOf(level)).toBe(level);
  });
  it.each(["VENDEDOR", "admin", "anonymous", "", null, undefined])("treats %s as JUNIOR", (raw) => {
    expect(levelOf(raw)).toBe("JUNIOR");
  });
});

describe("families and sections of PLANTA", () => {
  const byFlag: readonly [Flag, readonly FamilyId[], Section][] = [
    ["P_BP", ["brake_pads"], "brakepad_band"],
    ["P_BL", ["brake_shoes", "brake_lining"], "brakepad_band"],
    ["P_BR", ["brake_rotors", "brake_drums"], "rotor_drum"],
    ["P_WC_MC", ["wheel_cylinders", "master_cylinders"], "cylinder_bomb"],
    ["P_HARD", ["hardware"], "hardware"],
  ];

  it.each(byFlag)("%s opens %j and the section %s", (flag, opened, section) => {
    const planta = viewer("PLANTA", { flags: [flag] });
    expect(familiesOf(planta)).toEqual([...opened, "brake_fluids"]);
    expect(sectionsOf(planta)).toEqual([section, "brake_fluid"]);
  });
  it("has only brake fluid without a flag", () => {
    const planta = viewer("PLANTA", { flags: [] });
    expect(familiesOf(planta)).toEqual(["brake_fluids"]);
    expect(sectionsOf(planta)).toEqual(["brake_fluid"]);
  });
  it.each(["caliper_kits", "pistons", "cylinder_cups"])("never has %s", (family) => {
    expect(familiesOf(viewer("PLANTA"))).not.toContain(family);
  });
  it.each(["kit_caliper", "cylinder_cups", "piston"] as const)(
    "never has section %s",
    (section) => {
      expect(maySeeSection(section, viewer("PLANTA"))).toBe(false);
      expect(maySeeSection(section, viewer("CLIENTE"))).toBe(true);
    },
  );
});

describe("families and sections of other levels", () => {
  it.each(["anonymous", "JUNIOR", "CLIENTE", "ADMIN"] as const)("%s has every family", (level) => {
    expect(familiesOf(viewer(level))).toEqual(families.map((family) => family.id));
  });
  it.each(["JUNIOR", "CLIENTE", "ADMIN"] as const)("%s has every section", (level) => {
    expect(sectionsOf(viewer(level))).toEqual([
      "brakepad_band",
      "rotor_drum",
      "cylinder_bomb",
      "hardware",
      "brake_fluid",
    ]);
  });
  it("has no section for an anonymous viewer", () => {
    expect(sectionsOf(anonymous)).toEqual([]);
  });
});

describe("warehouses", () => {
  it("gives an administrator all of them", () => {
    expect(warehousesOf(viewer("ADMIN", { warehouses: [] }))).toEqual(warehouses);
  });
  it.each(["CLIENTE", "PLANTA"] as const)("gives %s its own, in their defined order", (level) => {
    const own = viewer(level, { warehouses: ["CETAM", "PLANTA", "MIAMI"] });
    expect(warehousesOf(own)).toEqual(["MIAMI", "PLANTA", "CETAM"]);
  });
  it.each(["anonymous", "JUNIOR"] as const)("gives %s none", (level) => {
    expect(warehousesOf(viewer(level))).toEqual([]);
  });
  it.each([
    ["CLIENTE", "CETAM", "CETAM"],
    ["CLIENTE", undefined, "MIAMI"],
    ["CLIENTE", "PANAMA", "MIAMI"],
    ["JUNIOR", "MIAMI", undefined],
  ] as const)("shows %s, who chose %s, the prices of %s", (level, chosen, shown) => {
    expect(warehouseOf(viewer(level, { warehouses: ["CETAM", "MIAMI"] }), chosen)).toBe(shown);
  });
});

describe("the user parameter", () => {
  it("lets an administrator name anyone", () => {
    expect(mayName("cliente", viewer("ADMIN"))).toBe(true);
  });
  it.each(["JUNIOR", "CLIENTE", "PLANTA"] as const)("lets %s name only itself", (level) => {
    expect(mayName(level, viewer(level))).toBe(true);
    expect(mayName("admin", viewer(level))).toBe(false);
  });
  it("lets an anonymous viewer name no user", () => {
    expect(mayName("", anonymous)).toBe(false);
    expect(mayName("cliente", anonymous)).toBe(false);
  });
});

describe("viewerOf", () => {
  it("keeps flags for PLANTA only, and drops unknown warehouses", () => {
    const account = {
      username: "x",
      level: "VENDEDOR",
      flags: ["P_BP"] as const,
      warehouses: ["MIAMI", "MARS"],
    };
    expect(viewerOf(account)).toEqual({
      username: "x",
      level: "JUNIOR",
      flags: [],
      warehouses: ["MIAMI"],
    });
    expect(viewerOf({ ...account, level: "PLANTA" }).flags).toEqual(["P_BP"]);
  });
});

describe("access keys", () => {
  const every = { warehouses: ["MIAMI", "PANAMA"], scopes: keyScopes } as const;
  const apiKey = (owner: Viewer, facts: Partial<KeyFacts> = {}) =>
    viewerOfKey({ kind: "api", ...every, ...facts }, owner);
  const embedKey = (owner: Viewer, facts: Partial<KeyFacts> = {}) =>
    viewerOfKey({ kind: "embed", ...every, ...facts }, owner);
  const seen = (key: Viewer) => blocks.filter((block) => maySee(block, key));

  it.each(["JUNIOR", "CLIENTE", "PLANTA", "ADMIN"] as const)(
    "show of an API key of %s at most what the owner sees",
    (level) => {
      const owner = viewer(level, { warehouses: ["MIAMI"] });
      const own = seen(owner);
      expect(own).toEqual(expect.arrayContaining(seen(apiKey(owner))));
      expect(warehousesOf(owner)).toEqual(expect.arrayContaining([...warehousesOf(apiKey(owner))]));
      expect(familiesOf(apiKey(owner))).toEqual(familiesOf(owner));
    },
  );

  it("show embed keys what an anonymous visitor sees, and prices", () => {
    expect(seen(embedKey(viewer("ADMIN")))).toEqual([
      "prices",
      "stock",
      "applications",
      "relatedProducts",
    ]);
    expect(warehousesOf(embedKey(viewer("ADMIN")))).toEqual(["MIAMI", "PANAMA"]);
    expect(warehousesOf(embedKey(viewer("CLIENTE")))).toEqual(["MIAMI"]);
    expect(seen(embedKey(viewer("JUNIOR")))).toEqual(["applications", "relatedProducts"]);
    expect(seen(embedKey(viewer("ADMIN"), { scopes: ["search"] }))).not.toContain("prices");
  });

  it("show prices of the owner's families only", () => {
    const pads = viewer("PLANTA", { flags: ["P_BP"], warehouses: ["MIAMI"] });
    for (const key of [apiKey(pads), embedKey(pads)]) {
      expect(warehousesOf(key, "brake_pads")).toEqual(["MIAMI"]);
      expect(maySeePricesOf("brake_pads", key)).toBe(true);
      expect(warehousesOf(key, "brake_rotors")).toEqual([]);
      expect(maySeePricesOf("brake_rotors", key)).toBe(false);
    }
    const all = embedKey(viewer("ADMIN"));
    expect(families.filter(({ id }) => maySeePricesOf(id, all))).toEqual(families);
    const unpriced = embedKey(viewer("ADMIN"), { scopes: ["search"] });
    expect(families.filter(({ id }) => maySeePricesOf(id, unpriced))).toEqual([]);
  });

  it("show nothing to a key that only loads", () => {
    expect(seen(apiKey(viewer("ADMIN"), { scopes: ["load"] }))).toEqual([]);
  });

  it("open the search sections, without brake fluids for embed keys", () => {
    const sections = sectionsOf(embedKey(viewer("ADMIN")));
    expect(sections).toContain("rotor_drum");
    expect(sections).not.toContain("brake_fluid");
    expect(sectionsOf(apiKey(viewer("ADMIN")))).toContain("brake_fluid");
  });

  it("name their owner only", () => {
    expect(mayName("admin", apiKey(viewer("ADMIN")))).toBe(true);
    expect(mayName("cliente", apiKey(viewer("ADMIN")))).toBe(false);
    expect(mayName("", embedKey(viewer("ADMIN")))).toBe(false);
  });

  it("are admitted by kind and scope, and API keys by their owner's level", () => {
    const load = { levels: ["ADMIN"], keys: ["api"], scopes: ["load"] } as const;
    expect(isAdmitted(load, apiKey(viewer("ADMIN")))).toBe(true);
    expect(isAdmitted(load, apiKey(viewer("CLIENTE")))).toBe(false);
    expect(isAdmitted(load, apiKey(viewer("ADMIN"), { scopes: ["search"] }))).toBe(false);
    expect(isAdmitted(load, embedKey(viewer("ADMIN")))).toBe(false);
    const search = { levels: ["JUNIOR"], keys: ["api", "embed"], scopes: ["search"] } as const;
    expect(isAdmitted(search, embedKey(viewer("ADMIN")))).toBe(true);
    expect(isAdmitted({ ...search, keys: [] }, apiKey(viewer("JUNIOR")))).toBe(false);
    expect(isAdmitted(search, anonymous)).toBe(false);
  });

  it("may have the scopes of their kind that the owner can give", () => {
    expect(scopesFor("api", viewer("ADMIN"))).toEqual(keyScopes);
    expect(scopesFor("embed", viewer("ADMIN"))).toEqual(["catalogue", "search", "prices"]);
    expect(scopesFor("api", viewer("CLIENTE"))).toEqual(["catalogue", "search", "prices"]);
    expect(scopesFor("api", viewer("JUNIOR"))).toEqual(["catalogue", "search"]);
  });
});

describe("origins", () => {
  it.each([
    ["https://shop.example", "https://shop.example"],
    [" HTTPS://Shop.Example:443/ ", "https://shop.example"],
    ["http://localhost:8080", "http://localhost:8080"],
    ["https://münchen.example", "https://xn--mnchen-3ya.example"],
  ])("reads %s as %s", (text, origin) => {
    expect(originOf(text)).toBe(origin);
  });
  it.each([
    "",
    "shop.example",
    "https://shop.example/page",
    "https://shop.example?x",
    "ftp://x.y",
    "https://*.shop.example",
    "https://user@shop.example",
    "null",
    "https://shop.example#top",
  ])("rejects %s", (text) => {
    expect(originOf(text)).toBeUndefined();
  });
});
