import { describe, expect, it } from "vitest";
import {
  type AmendmentDraft,
  draftFieldOf,
  draftIn,
  emptyDraft,
  missingFields,
  storedDraft,
  toSend,
} from "./draft.ts";

const sender = { user: "cliente", product: "BR31338" };
const whole: AmendmentDraft = {
  ...emptyDraft,
  email: " mostrador@example.com ",
  subject: "Measure",
  message: "Two tenths larger",
};

describe("a draft", () => {
  it("requires email, subject and message", () => {
    expect(missingFields(emptyDraft)).toEqual(["email", "subject", "message"]);
    expect(missingFields(whole)).toEqual([]);
  });
  it.each(["email", "message"] as const)("treats spaces in %s as empty", (name) => {
    expect(missingFields({ ...whole, [name]: "  \n" })).toEqual([name]);
  });
  it("requires a value only with a column", () => {
    expect(missingFields({ ...whole, field: "outerDiameter" })).toEqual(["suggested"]);
    expect(missingFields({ ...whole, suggested: "275.2" })).toEqual([]);
  });
  it("is sent only when complete and with a user name", () => {
    expect(toSend(emptyDraft, sender)).toBeUndefined();
    expect(toSend(whole, { ...sender, user: "" })).toBeUndefined();
    expect(toSend(whole, sender)).toEqual({
      user: "cliente",
      email: "mostrador@example.com",
      subject: "Measure",
      message: "Two tenths larger",
      product: "BR31338",
    });
  });
  it("is stored for one user and one product", () => {
    const draft = { ...whole, field: "outerDiameter", suggested: "275.2" };
    const text = storedDraft(sender, draft);
    expect(draftIn(text, sender)).toEqual(draft);
    expect(draftIn(text, { ...sender, user: "junior" })).toBeUndefined();
    expect(draftIn(text, { ...sender, product: "BR31340" })).toBeUndefined();
    expect(draftIn(null, sender)).toBeUndefined();
    const foreign = JSON.stringify({ ...sender, draft: { message: 1, subject: "Color" } });
    expect(draftIn(foreign, sender)).toEqual(emptyDraft);
    expect(draftIn(JSON.stringify(sender), sender)).toBeUndefined();
  });
  it("suggests a value only with a column", () => {
    const suggesting = { ...whole, field: "outerDiameter", suggested: " 275.2 " };
    expect(toSend(suggesting, { ...sender, family: "brake_rotors" })?.suggestion).toEqual({
      family: "brake_rotors",
      field: "outerDiameter",
      value: "275.2",
    });
    expect(toSend({ ...whole, suggested: "275.2" }, sender)?.suggestion).toBeUndefined();
  });
});

describe("a field that the server refused", () => {
  it.each([
    ["body/suggested", "suggested"],
    ["body/field", "field"],
    ["body/email", "email"],
    ["body/product", undefined],
    ["body", undefined],
  ])("%s is the field %s", (place, field) => expect(draftFieldOf(place)).toBe(field));
});
