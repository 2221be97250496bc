import { describe, expect, it } from "vitest";
import { orderDraftsIn, type OrderDraft } from "./orderDraft.ts";

function inMemory(initial: string | null = null) {
  let text = initial;
  const drafts = orderDraftsIn({
    get: () => text,
    set: (value) => {
      text = value;
    },
  });
  return { drafts, text: () => text ?? "" };
}

const draft: OrderDraft = {
  user: "Frenos & Cía",
  warehouse: "MIAMI",
  category: "Brake Rotors",
  subcategory: "Standard",
  note: "Deliver in two parts",
  added: [{ category: "Brake Drums", subcategory: "" }],
  lines: [
    {
      code: "BR31338",
      grade: "Precio",
      category: "Brake Rotors",
      subcategory: "Standard",
      quantity: 7,
    },
  ],
};

describe("an order in progress", () => {
  it("comes back as it was, to whom it is of", () => {
    const { drafts } = inMemory();
    drafts.save("admin", draft);
    expect(drafts.read("admin")).toEqual(draft);
    expect(drafts.read("other")).toBeUndefined();
    drafts.save("admin", undefined);
    expect(drafts.read("admin")).toBeUndefined();
  });

  it("holds no price, whatever its lines carry", () => {
    const { drafts, text } = inMemory();
    const [line] = draft.lines;
    const priced = { ...line, price: 38.4, agreed: 38.4 } as OrderDraft["lines"][number];
    drafts.save("admin", { ...draft, lines: [priced] });
    expect(text()).not.toContain("38.4");
    expect(drafts.read("admin")?.lines).toEqual(draft.lines);
  });

  it.each(["", "null", "{", "[]", '{"username":"admin"}', '{"username":1,"draft":{}}'])(
    "is none where the browser holds %s",
    (text) => expect(inMemory(text).drafts.read("admin")).toBeUndefined(),
  );

  it("leaves out what cannot be meant", () => {
    const text = JSON.stringify({
      username: "admin",
      draft: {
        warehouse: "ATLANTIS",
        added: [{ category: 1 }, null],
        lines: [
          { code: "A", category: "x", subcategory: "", quantity: 0 },
          { code: "", category: "x", subcategory: "", quantity: 1 },
          { code: "B", category: "x", subcategory: "", quantity: 2 },
          7,
        ],
      },
    });
    expect(inMemory(text).drafts.read("admin")).toEqual({
      user: undefined,
      warehouse: undefined,
      category: undefined,
      subcategory: undefined,
      note: "",
      added: [],
      lines: [{ code: "B", grade: undefined, category: "x", subcategory: "", quantity: 2 }],
    });
  });
});
