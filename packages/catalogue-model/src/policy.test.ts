import { describe, expect, it } from "vitest";
import { families, type FamilyId, type Flag, flags } from "./families.ts";
import {
  anonymous,
  blocks,
  type CallerLevel,
  familiesOf,
  levelOf,
  mayName,
  maySee,
  maySeeSection,
  sectionsOf,
  viewerOf,
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

describe("who sees what", () => {
  it("lists every block", () => {
    expect(Object.keys(sees).sort()).toEqual([...blocks].sort());
  });
  it.each(cells(sees))("$name as $level: $allowed", ({ name, level, allowed }) => {
    expect(maySee(name, viewer(level))).toBe(allowed);
  });
});

describe("levels", () => {
  it.each(["ADMIN", "CLIENTE", "PLANTA", "JUNIOR"])("knows %s", (level) => {
    expect(levelOf(level)).toBe(level);
  });
  it.each(["VENDEDOR", "admin", "anonymous", "", null, undefined])("takes %s as JUNIOR", (raw) => {
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
  it.each(["CLIENTE", "PLANTA"] as const)("gives %s its own, in the settled order", (level) => {
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
