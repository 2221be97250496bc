import { expect, it } from "vitest";
import { vehiclesIn } from "./vehicle-names.ts";

const names = [
  { maker: "Citroën", models: ["C3", "C4 Cactus", "Xsara"] },
  { maker: "Chevrolet", models: ["Corsa", "Aveo", "Corvette"] },
  { maker: "Mazda", models: ["3", "CX-5", "CX-50"] },
  { maker: "Mercedes-Benz", models: ["C-Class", "Sprinter"] },
  { maker: "Toyota", models: ["Corolla", "Corolla Verso", "RAV4", "Yaris"] },
  { maker: "Volkswagen", models: ["Gol", "Golf", "Jetta / Vento / Bora"] },
];
const found = (text: string) =>
  vehiclesIn(text, names).map(({ maker, model }) => [maker, model].filter(Boolean).join(" "));

it.each([
  ["toyota corolla", "Toyota Corolla"],
  ["corolla", "Toyota Corolla"],
  ["COROLLA toyota", "Toyota Corolla"],
  ["Corolla Verso", "Toyota Corolla Verso"],
  ["rav 4", "Toyota RAV4"],
  ["cx5", "Mazda CX-5"],
  ["mazda cx-5", "Mazda CX-5"],
  ["citroen c3", "Citroën C3"],
  ["CITROËN xsara", "Citroën Xsara"],
  ["vw jetta", "Volkswagen Jetta / Vento / Bora"],
  ["bora", "Volkswagen Jetta / Vento / Bora"],
  ["chevy aveo", "Chevrolet Aveo"],
  ["mercedes sprinter", "Mercedes-Benz Sprinter"],
  ["toyota coroll", "Toyota Corolla"],
  ["toyota", "Toyota"],
  ["gol", "Volkswagen Gol"],
  ["mi toyota corolla rojo", "Toyota Corolla"],
])("%s names %s first", (text, expected) => {
  expect(found(text)[0]).toBe(expected);
});

it("offers every model that an unfinished word may become", () => {
  expect(found("cor")).toEqual([
    "Chevrolet Corsa",
    "Toyota Corolla",
    "Chevrolet Corvette",
    "Toyota Corolla Verso",
  ]);
});

it("finds nothing in a text without a vehicle", () => {
  expect(found("discos delanteros")).toEqual([]);
  expect(found("¿?")).toEqual([]);
  expect(found("D1200")).toEqual([]);
});

it("does not mistake a model's number for another brand", () => {
  expect(found("toyota 3")).toEqual(["Toyota"]);
});
