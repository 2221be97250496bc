import { describe, expect, it } from "vitest";
import { mostRecent, recentProductsIn } from "./recentProducts.ts";

function inMemory(initial: string | null = null) {
  let text = initial;
  const recent = recentProductsIn({
    get: () => text,
    set: (value) => {
      text = value;
    },
  });
  return { recent, text: () => text ?? "" };
}

const rotor = (code: string) => ({ code, family: "brake_rotors" }) as const;

describe("products opened last", () => {
  it("come last first, each once", () => {
    const { recent } = inMemory();
    for (const code of ["A", "B", "A"]) recent.add("maria", rotor(code));
    expect(recent.read("maria").map(({ code }) => code)).toEqual(["A", "B"]);
  });

  it(`are ${mostRecent} at most`, () => {
    const { recent } = inMemory();
    for (let index = 0; index < 14; index += 1) recent.add("maria", rotor(`BR${index}`));
    expect(recent.read("maria")).toHaveLength(mostRecent);
    expect(recent.read("maria")[0]?.code).toBe("BR13");
  });

  it("are nobody else's", () => {
    const { recent } = inMemory();
    recent.add("maria", rotor("A"));
    expect(recent.read("pedro")).toEqual([]);
    recent.add("pedro", rotor("B"));
    expect(recent.read("maria")).toEqual([]);
  });

  it("hold a code and a family, nothing else", () => {
    const { recent, text } = inMemory();
    recent.add("maria", { ...rotor("A"), price: 12 } as ReturnType<typeof rotor>);
    expect(JSON.parse(text())).toEqual({ username: "maria", products: [rotor("A")] });
  });

  it.each([
    "",
    "null",
    "{",
    "[]",
    '{"username":"maria","products":7}',
    '{"username":"maria","products":[{"code":"A","family":"wheels"},{"code":""},3,null]}',
  ])("are none where the browser holds %s", (text) => {
    expect(inMemory(text).recent.read("maria")).toEqual([]);
  });
});
