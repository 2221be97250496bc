import { examples } from "@caliper/api-client/fixtures";
import { describe, expect, it } from "vitest";
import { checkDraft, emptyDraft, type KeyDraft } from "./keyDraft.ts";

const { admin, cliente_miami: miami, junior } = examples.viewers;
const check = (change: Partial<KeyDraft>, owner = admin) =>
  checkDraft(
    { ...emptyDraft("admin"), name: "Shop", origins: "https://shop.example", ...change },
    owner,
  );

describe("checkDraft", () => {
  it("accepts a name and an origin", () => {
    const { facts, problems } = check({ name: " Shop " });
    expect(problems).toEqual({});
    expect(facts).toEqual({
      kind: "embed",
      name: "Shop",
      owner: "admin",
      scopes: ["catalogue", "search"],
      warehouses: [],
      origins: ["https://shop.example"],
      rate: 300,
    });
  });

  it("reads one origin per line, and names the first wrong one", () => {
    const origins = "https://a.example\n\n http://b.example:8080 ,https://c.example";
    expect(check({ origins }).facts.origins).toHaveLength(3);
    expect(check({ origins: `${origins}\nd.example\ne.example` }).problems.origins).toEqual({
      wrongOrigin: "d.example",
    });
  });

  it("names what is missing", () => {
    const { problems } = check({ name: " ", origins: "", scopes: ["prices"] });
    expect(problems).toEqual({
      name: "nameNeeded",
      scopes: "scopeNeeded",
      warehouses: "warehouseNeeded",
      origins: "originNeeded",
    });
  });

  it("leaves out what the kind does not allow", () => {
    const typed = { scopes: ["catalogue", "load"], warehouses: ["MIAMI"] } as const;
    expect(check(typed).facts).toMatchObject({ scopes: ["catalogue"], warehouses: [] });
    const api = check({ ...typed, kind: "api" });
    expect(api.facts).toMatchObject({ scopes: ["catalogue", "load"], origins: [] });
    expect(api.problems).toEqual({});
  });

  it("leaves out what the owner may not do", () => {
    const typed = {
      kind: "api",
      scopes: ["catalogue", "prices", "load"],
      warehouses: ["MIAMI", "PANAMA"],
    } as const;
    expect(check(typed, miami).facts).toMatchObject({
      scopes: ["catalogue", "prices"],
      warehouses: ["MIAMI"],
    });
    expect(check(typed, junior).facts).toMatchObject({ scopes: ["catalogue"], warehouses: [] });
  });
});
