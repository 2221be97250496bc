import { describe, expect, it } from "vitest";
import { absent, Model } from "./model.ts";

const found = (values: Record<string, string>) => new Map(Object.entries(values));

/** A model in which `order 1` was acknowledged with the lines `a,b`. */
function withOrder(): Model {
  const model = new Model();
  model.begin("order 1", "a,b")("done");
  return model;
}

describe("the model of a soak run", () => {
  it("accepts what was acknowledged", () => {
    expect(withOrder().observe()(found({ "order 1": "a,b" }))).toEqual([]);
  });

  it.each([
    ["lost", {}, "order 1 is absent; it must be a,b"],
    ["half applied", { "order 1": "a" }, "order 1 is a; it must be a,b"],
    ["applied twice", { "order 1": "a,b and a,b" }, "order 1 is a,b and a,b; it must be a,b"],
    ["never requested", { "order 1": "a,b", "order 2": "c" }, "order 2 is c; it must be absent"],
  ])("finds a change that is %s", (_what, values, finding) => {
    expect(withOrder().observe()(found(values))).toEqual([finding]);
  });

  it("finds a refused change that was applied", () => {
    const model = new Model();
    model.begin("order 1", "a")("none");
    expect(model.observe()(found({ "order 1": "a" }))).toEqual(["order 1 is a; it must be absent"]);
  });

  it("finds an old value after a new one was acknowledged", () => {
    const model = new Model();
    for (const version of ["1", "2"]) model.begin("table prices", version)("done");
    expect(model.observe()(found({ "table prices": "1" }))).toHaveLength(1);
    expect(model.valueOf("table prices")).toBe("2");
  });

  it("accepts both values of a request without an answer, and no other", () => {
    const model = withOrder();
    model.begin("order 1", "c")("unknown");
    for (const value of ["a,b", "c"])
      expect(model.observe()(found({ "order 1": value }))).toEqual([]);
    expect(model.observe()(found({ "order 1": "d" }))).toHaveLength(1);
    expect(model.valueOf("order 1")).toBeUndefined();
  });

  it("keeps a value possible that an earlier request without an answer may have stored", () => {
    const model = new Model();
    model.begin("order 1", "a")("unknown");
    model.begin("order 1", "a")("none");
    expect(model.observe()(found({ "order 1": "a" }))).toEqual([]);
  });

  it("accepts every value of the time during which it was read", () => {
    const model = new Model();
    model.begin("table prices", "1")("done");
    const compare = model.observe();
    for (const version of ["2", "3"]) model.begin("table prices", version)("done");
    model.begin("order 1", "a")("done");
    expect(compare(found({ "table prices": "2" }))).toEqual([]);
    expect(model.observe()(found({ "table prices": "2", "order 1": "a" }))).toHaveLength(1);
  });

  it("holds on to what a finished observation has settled", () => {
    const model = new Model();
    model.begin("order 1", "a")("unknown");
    model.begin("order 2", "b")("unknown");
    model.settle(found({ "order 1": "a" }));
    expect(["order 1", "order 2"].map((name) => model.valueOf(name))).toEqual(["a", absent]);
    expect(model.observe()(found({}))).toEqual(["order 1 is absent; it must be a"]);
  });

  it("counts what was acknowledged, not what was begun", () => {
    const model = withOrder();
    for (let count = 0; count < 10; count += 1) model.begin(`file ${count}`, "a")("none");
    expect(model.counts()).toEqual({
      order: { begun: 1, acknowledged: 1 },
      file: { begun: 10, acknowledged: 0 },
    });
    expect(model.unacknowledged()).toEqual([
      "none of 10 requests of the kind file was acknowledged",
    ]);
  });
});
