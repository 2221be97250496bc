import { describe, expect, it } from "vitest";
import { maxRecent, recentProductsIn } from "./recentProductStore.ts";

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

describe("recent products", () => {
  it("are listed once, last opened first", () => {
    const { recent } = inMemory();
    for (const code of ["A", "B", "A"]) recent.add("maria", rotor(code));
    expect(recent.read("maria").map(({ code }) => code)).toEqual(["A", "B"]);
  });

  it(`are at most ${maxRecent}`, () => {
    const { recent } = inMemory();
    for (let index = 0; index < 14; index += 1) recent.add("maria", rotor(`BR${index}`));
    expect(recent.read("maria")).toHaveLength(maxRecent);
    expect(recent.read("maria")[0]?.code).toBe("BR13");
  });

  it("are returned only for their user", () => {
    const { recent } = inMemory();
    recent.add("maria", rotor("A"));
    expect(recent.read("pedro")).toEqual([]);
    recent.add("pedro", rotor("B"));
    expect(recent.read("maria")).toEqual([]);
  });

  it("store only code and family", () => {
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
  ])("are empty for the stored text %s", (text) => {
    expect(inMemory(text).recent.read("maria")).toEqual([]);
  });
});
