import { expect, it } from "vitest";
import type { Fact } from "../deciding/decide.ts";
import { groupAnswers } from "./group-answers.ts";

const fact = (code: string, values: Fact["values"]): Fact => ({ code, shape: code, values });
const pads = [fact("A", { engine: ["1.6 L"], submodel: ["E140"] }), fact("B", {})];
const rotors = [fact("C", { engine: ["1.8 L"], submodel: ["S, LE"] }), fact("D", {})];
const groups = [pads, rotors];

it("keeps what every part of the vehicle states alike", () => {
  expect(groupAnswers({ engine: "1.6 L" }, rotors, groups)).toEqual({ engine: "1.6 L" });
  expect(groupAnswers({ engine: null }, rotors, groups)).toEqual({ engine: null });
});

it("does not know a version that only other parts name", () => {
  expect(groupAnswers({ submodel: "E140" }, pads, groups)).toEqual({ submodel: "E140" });
  expect(groupAnswers({ submodel: "E140" }, rotors, groups)).toEqual({ submodel: null });
});

it("does not take another value for another one than other parts state", () => {
  expect(groupAnswers({ engine: "other" }, pads, groups)).toEqual({ engine: "other" });
  expect(groupAnswers({ engine: "other" }, rotors, groups)).toEqual({ engine: null });
  expect(groupAnswers({ wheelSize: "other" }, rotors, groups)).toEqual({ wheelSize: null });
});
