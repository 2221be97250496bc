import { describe, expect, it } from "vitest";
import { familyIds, searchSections } from "@caliper/catalogue-model";
import {
  type ApplicationAddress,
  homePaths,
  type HomeSearch,
  paths,
  patterns,
  readApplication,
  readHomeSearch,
  readImportId,
  readOrderNumber,
  returnPath,
} from "./paths.ts";

const queryOf = (path: string) => new URL(path, "http://portal").searchParams;

describe("paths", () => {
  it("match the snapshot", () => {
    expect({
      signIn: paths.signIn(),
      home: paths.home(),
      homeByCode: paths.home({ tab: "product", code: "D 12-00", family: "brake_pads" }),
      homeByVehicle: paths.home({
        tab: "application",
        maker: "Mercedes-Benz",
        model: "C 200 & CLK",
        year: "2009-2012",
        axle: "front",
      }),
      codeSearch: searchSections.map(({ slug }) => paths.section("code", slug)),
      tables: [paths.section("table", "kit_caliper"), paths.section("table", "cylinder_cups")],
      hardware: paths.hardware("HK1200"),
      brakeFluid: paths.section("schema", "brake_fluid"),
      order: paths.order(12),
      brakeFluidSheet: paths.brakeFluidSheet({ type: "dot4sd", volume: 1000 }),
      datasheetOfCode: paths.datasheet({ code: "BD/BR 1200" }),
      shortDatasheet: paths.shortDatasheet("BD/BR 1200"),
      adminPanel: [
        paths.adminPanel(),
        paths.adminPanel({ view: "files", type: "any", status: "any", name: "" }),
        paths.adminPanel({ view: "amendments", type: "pdf", status: "historic", name: "a & b" }),
        paths.adminPanel({ view: "amendments", list: "pending", subject: null, code: "" }),
        paths.adminPanel({ view: "amendments", list: "accepted", subject: "Image", code: "D1" }),
      ],
      imports: [paths.loadData(), paths.loadData({ load: true }), paths.importPreview("0e0b")],
      datasheets: familyIds.map((family) => paths.datasheet({ code: "X1", family })),
      patterns,
    }).toMatchInlineSnapshot(`
      {
        "adminPanel": [
          "/adminPanel",
          "/adminPanel",
          "/adminPanel?view=amendments&type=pdf&status=historic&name=a+%26+b",
          "/adminPanel?view=amendments",
          "/adminPanel?view=amendments&list=accepted&subject=Image&code=D1",
        ],
        "brakeFluid": "/home/schema/brake_fluid",
        "brakeFluidSheet": "/brakeFluidSheet?codigo=dot4sd&vol=1000",
        "codeSearch": [
          "/home/code/pastillas_y_bandas",
          "/home/code/rotores_y_tambores",
          "/home/code/cilindros_y_bombas",
          "/home/code/hardware",
          "/home/code/brake_fluid",
        ],
        "datasheetOfCode": "/datasheet?codigo=BD%2FBR+1200",
        "datasheets": [
          "/datasheet?codigo=X1&section=pastillas_y_bandas&type=Brake+Pads",
          "/datasheet?codigo=X1&section=pastillas_y_bandas&type=Brake+Shoes",
          "/datasheet?codigo=X1&section=pastillas_y_bandas&type=Brake+Lining",
          "/datasheet?codigo=X1&section=rotores_y_tambores&type=Brake+Rotors",
          "/datasheet?codigo=X1&section=rotores_y_tambores&type=Brake+Drums",
          "/datasheet?codigo=X1&section=cilindros_y_bombas&type=Wheel+Cylinders",
          "/datasheet?codigo=X1&section=cilindros_y_bombas&type=Master+Cylinders",
          "/datasheet?codigo=X1&section=hardware&type=Hardware",
          "/datasheet?codigo=X1&type=Caliper+Systems",
          "/datasheet?codigo=X1&type=Pistons",
          "/datasheet?codigo=X1&type=Cylinder+Cups",
          "/datasheet?codigo=X1&section=brake_fluid&type=Brake+Fluids",
        ],
        "hardware": "/home/code/hardware?codigo=HK1200",
        "home": "/home",
        "homeByCode": "/home?code=D+12-00&familia=brake_pads",
        "homeByVehicle": "/home?tab=application&marca=Mercedes-Benz&modelo=C+200+%26+CLK&year=2009-2012&posicion=Front",
        "imports": [
          "/loadData",
          "/loadData?load=1",
          "/loadData/0e0b",
        ],
        "order": "/reports/orders/12",
        "patterns": {
          "accounts": "/accounts",
          "adminPanel": "/adminPanel",
          "audit": "/audit",
          "brakeFluidSheet": "/brakeFluidSheet",
          "datasheet": "/datasheet",
          "home": "/home",
          "homeView": "/home/:view/:section?",
          "importPreview": "/loadData/:import",
          "job": "/home/job",
          "lists": "/home/lists/:number?",
          "loadData": "/loadData",
          "newsletter": "/boletin",
          "order": "/reports/orders/:number",
          "ownCodes": "/ownCodes",
          "ownImport": "/ownCodes/:import",
          "ownOrders": "/home/orders/:number?",
          "password": "/password/:token",
          "pastedList": "/home/lists/paste",
          "quotations": "/home/quotations/:number?",
          "reports": "/reports",
          "sharedList": "/home/shared-lists/:token",
          "signIn": "/",
        },
        "shortDatasheet": "/p/BD%2FBR%201200",
        "signIn": "/",
        "tables": [
          "/home/table/kit_caliper",
          "/home/table/cylinder_cups",
        ],
      }
    `);
  });
});

describe("the home page's search", () => {
  it.each<HomeSearch>([
    { tab: "product", code: "D-1200", family: "brake_pads" },
    { tab: "product", code: "aveo 2009", answers: ["wheelSize:unknown", "submodel:S, LE"] },
    { tab: "application", maker: "Škoda", model: "Fabia", year: "2011" },
  ])("is restored from its URL: %j", (search) => {
    expect(readHomeSearch(queryOf(paths.home(search)))).toEqual(
      expect.objectContaining(search) as HomeSearch,
    );
  });
  it("uses the first tab for an unknown one and ignores blank values", () => {
    expect(readHomeSearch(queryOf("/home?tab=x&code=%20&marca="))).toEqual({ tab: "product" });
  });
});

describe("homePaths", () => {
  it.each([
    "/home/code/rotores_y_tambores",
    "/home/comp_dia/cilindros_y_bombas",
    "/home/schema/brake_fluid",
    "/home/table/kit_caliper",
    "/home/hardware",
    "/home/none/brake_fluid",
  ])("include %s", (path) => {
    expect(homePaths()).toContain(path);
  });
  it.each(["/home/code", "/home/code/brake_fluid", "/home/measu/hardware", "/home/piston"])(
    "do not include %s",
    (path) => {
      expect(homePaths()).not.toContain(path);
    },
  );
});

describe("the vehicle search of a section", () => {
  it.each<ApplicationAddress>([
    { cylinder: null, maker: "Citroën", model: "C4 Cactus", year: "2011" },
    { cylinder: "wheel_cylinder", maker: "Toyota", model: undefined, year: undefined },
    { cylinder: null, maker: "Toyota", model: undefined, year: undefined, axle: "rear" },
  ])("is restored from its URL: %j", (vehicle) => {
    const path = paths.application("cylinder_bomb", vehicle);
    expect(path).toMatch(/^\/home\/apli\/cilindros_y_bombas\?/u);
    expect(readApplication(queryOf(path))).toEqual(vehicle);
  });
  it("ignores an unknown type", () => {
    expect(readApplication(queryOf("/home/apli/hardware?type=x")).cylinder).toBeNull();
    expect(paths.application("hardware")).toBe("/home/apli/hardware");
  });
});

describe("the number of an order", () => {
  it.each(["1", "12", "999999999"])("is read from %s", (text) => {
    expect(readOrderNumber(text)).toBe(Number(text));
  });
  it.each(["", "0", "012", "-1", "1.5", "1e3", "1000000000", "twelve", null, undefined])(
    "is not read from %j",
    (text) => {
      expect(readOrderNumber(text)).toBeUndefined();
    },
  );
});

describe("the id of an import", () => {
  it("is a UUID", () => {
    const id = "0e0b9b34-9b0c-4b0e-8f61-6d2c9f4b6f10";
    expect(readImportId(id)).toBe(id);
    expect(readImportId("abc")).toBeUndefined();
    expect(readImportId(undefined)).toBeUndefined();
  });
});

describe("returnPath", () => {
  const noQuery = new URLSearchParams();
  it.each(["/home?code=D1200", "/datasheet?codigo=X", "/nowhere"])("returns %s", (from) => {
    expect(returnPath({ from }, noQuery)).toBe(from);
    expect(returnPath(null, queryOf(paths.signIn(from)))).toBe(from);
  });
  it.each([
    "/password/used-up",
    "//evil.example/home",
    "/\\evil.example",
    "https://evil.example",
    "/",
    "",
    null,
    7,
  ])("returns the home page instead of %j", (from) => {
    expect(returnPath({ from }, noQuery)).toBe("/home");
    expect(returnPath(null, new URLSearchParams({ from: String(from) }))).toBe("/home");
  });
  it.each([null, undefined, "/home?code=D1200", {}])(
    "returns the home page without a path: %j",
    (state) => {
      expect(returnPath(state, noQuery)).toBe("/home");
    },
  );
});
