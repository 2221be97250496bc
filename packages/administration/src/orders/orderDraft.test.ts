import { describe, expect, it } from "vitest";
import { orderDraftsIn, type OrderDraft } from "./orderDraft.ts";

const textOf = (initial: string | null) => {
  let text = initial;
  return {
    get: () => text,
    set: (value: string) => {
      text = value;
    },
  };
};

function inMemory(initial: string | null = null, prices = textOf(null)) {
  const orders = textOf(initial);
  const drafts = orderDraftsIn({ orders, prices, subscribe: () => () => undefined });
  return { drafts, text: () => orders.get() ?? "", prices };
}

const draft: OrderDraft = {
  user: "Frenos & Cía",
  warehouse: "MIAMI",
  category: "Brake Rotors",
  subcategory: "Standard",
  note: "Deliver in two parts",
  added: [{ category: "Brake Drums", subcategory: "", agreed: undefined }],
  lines: [
    {
      code: "BR31338",
      grade: "Precio",
      category: "Brake Rotors",
      subcategory: "Standard",
      quantity: 7,
      agreed: undefined,
    },
  ],
};

describe("order drafts", () => {
  it("are returned unchanged, only to their user", () => {
    const { drafts } = inMemory();
    drafts.save("admin", draft);
    expect(drafts.read("admin")).toEqual(draft);
    expect(drafts.read("other")).toBeUndefined();
    drafts.save("admin", undefined);
    expect(drafts.read("admin")).toBeUndefined();
  });

  it("keep the prices shown in this tab, and store them for no other tab", () => {
    const { drafts, text, prices } = inMemory();
    const [line] = draft.lines;
    if (!line) throw new Error("The draft has no line.");
    const priced: OrderDraft = {
      ...draft,
      added: [
        { category: "Brake Drums", subcategory: "", agreed: new Map([["BD2210 Precio", 27.5]]) },
        { category: "Brake Rotors", subcategory: "Standard", agreed: undefined },
      ],
      lines: [{ ...line, agreed: 38.4 }],
    };
    drafts.save("admin", priced);
    expect(drafts.read("admin")).toEqual(priced);
    expect(text()).not.toMatch(/38\.4|27\.5/u);
    const elsewhere = inMemory(text());
    expect(elsewhere.drafts.read("admin")?.lines).toEqual(draft.lines);
    expect(elsewhere.drafts.read("admin")?.added[0]?.agreed).toBeUndefined();
    // Prices of one user are not used for another user's draft.
    const other = inMemory(text().replace("admin", "other"), prices);
    expect(other.drafts.read("other")?.lines).toEqual(draft.lines);
    drafts.save("admin", undefined);
    expect([text(), prices.get()]).toEqual(["", ""]);
  });

  it.each([
    "{",
    "[]",
    '{"username":"admin","prices":7}',
    '{"username":"admin","prices":{"a":"b"}}',
  ])("have no prices for the tab's stored text %s", (stored) => {
    const { drafts } = inMemory(JSON.stringify({ username: "admin", draft }), textOf(stored));
    expect(drafts.read("admin")).toEqual(draft);
  });

  it.each(["", "null", "{", "[]", '{"username":"admin"}', '{"username":1,"draft":{}}'])(
    "are undefined for the stored text %s",
    (text) => expect(inMemory(text).drafts.read("admin")).toBeUndefined(),
  );

  it("drop invalid entries", () => {
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
      lines: [
        {
          code: "B",
          grade: undefined,
          category: "x",
          subcategory: "",
          quantity: 2,
          agreed: undefined,
        },
      ],
    });
  });
});
