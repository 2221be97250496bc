import type { Hub } from "./model.ts";
import type { VehicleKind } from "./vehicles.ts";

/** Makers that share brakes, under the name of the first. */
const groups: Record<string, readonly string[]> = {
  Toyota: ["Toyota", "Lexus", "Daihatsu"],
  Hyundai: ["Hyundai", "Kia", "Genesis"],
  Volkswagen: ["Volkswagen", "Audi", "SEAT", "Skoda", "Cupra"],
  Chevrolet: ["Chevrolet", "Buick", "Cadillac", "GMC", "Opel", "Isuzu"],
  Ford: ["Ford", "Lincoln"],
  Chrysler: ["Chrysler", "Dodge", "Jeep", "Ram"],
  Nissan: ["Nissan", "Infiniti"],
  Renault: ["Renault", "Dacia"],
  Peugeot: ["Peugeot", "Citroën"],
  Fiat: ["Fiat", "Alfa Romeo", "Maserati", "Ferrari"],
  Suzuki: ["Suzuki", "Maruti Suzuki"],
  BMW: ["BMW", "Mini"],
  Porsche: ["Porsche", "Lamborghini"],
  Volvo: ["Volvo", "Polestar"],
  "Land Rover": ["Land Rover", "Jaguar"],
  Geely: ["Geely", "BYD", "Chery", "Great Wall", "Nio", "XPeng"],
  "Tata Motors": ["Tata Motors", "Mahindra"],
};

const groupOfMaker = new Map(
  Object.entries(groups).flatMap(([group, makers]) => makers.map((maker) => [maker, group])),
);

/** The group of makers whose vehicles may share brakes: `Kia` gives `Hyundai`. */
export const makerGroup = (maker: string): string => groupOfMaker.get(maker) ?? maker;

type Pattern = readonly [holes: number, circle: number, bore: number];
type Patterns = { readonly other: Pattern } & { readonly [K in VehicleKind]?: Pattern };

/** Real bolt patterns and hub bores of each group, in millimeters. */
const patterns: Record<string, Patterns> = {
  Toyota: {
    other: [5, 114.3, 60.1],
    mini: [4, 100, 54.1],
    small: [4, 100, 54.1],
    compact: [5, 100, 54.1],
    pickup: [6, 139.7, 106.1],
  },
  Hyundai: { other: [5, 114.3, 67.1], small: [4, 100, 54.1], pickup: [6, 139.7, 92.5] },
  Volkswagen: { other: [5, 112, 57.1], small: [5, 100, 57.1], pickup: [5, 120, 65.1] },
  Chevrolet: {
    other: [5, 115, 70.3],
    mini: [4, 100, 56.6],
    small: [4, 100, 56.6],
    compact: [5, 105, 56.6],
    pickup: [6, 139.7, 78.1],
    suv: [6, 139.7, 78.1],
    sport: [5, 120.65, 70.3],
  },
  Ford: {
    other: [5, 108, 63.4],
    small: [4, 108, 63.4],
    suv: [5, 114.3, 70.5],
    pickup: [6, 135, 87.1],
    sport: [5, 114.3, 70.5],
  },
  Chrysler: { other: [5, 114.3, 71.5], suv: [5, 127, 71.5], pickup: [5, 139.7, 77.8] },
  Nissan: {
    other: [5, 114.3, 66.1],
    mini: [4, 100, 60.1],
    small: [4, 100, 60.1],
    compact: [4, 114.3, 66.1],
    pickup: [6, 139.7, 100],
  },
  Renault: { other: [5, 114.3, 66.1], small: [4, 100, 60.1], compact: [4, 100, 60.1] },
  Peugeot: { other: [5, 108, 65.1], small: [4, 108, 65.1], compact: [4, 108, 65.1] },
  Fiat: {
    other: [5, 110, 65.1],
    small: [4, 98, 58.1],
    compact: [4, 98, 58.1],
    sport: [5, 108, 67.1],
  },
  Suzuki: { other: [5, 114.3, 60.1], mini: [4, 100, 54.1], small: [4, 100, 54.1] },
  BMW: { other: [5, 120, 72.6], small: [4, 100, 56.1], compact: [4, 100, 56.1] },
  "Mercedes-Benz": { other: [5, 112, 66.6], van: [6, 130, 84.1] },
  Porsche: { other: [5, 130, 71.6] },
  Volvo: { other: [5, 108, 63.4] },
  "Land Rover": { other: [5, 108, 63.4], suv: [5, 120, 72.6], pickup: [5, 165.1, 114.3] },
  Honda: {
    other: [5, 114.3, 64.1],
    mini: [4, 100, 56.1],
    small: [4, 100, 56.1],
    compact: [4, 100, 56.1],
  },
  Mazda: { other: [5, 114.3, 67.1], small: [4, 100, 54.1], pickup: [6, 139.7, 93.1] },
  Mitsubishi: { other: [5, 114.3, 67.1], small: [4, 100, 56.1], pickup: [6, 139.7, 67.1] },
  Subaru: { other: [5, 100, 56.1], sport: [5, 114.3, 56.1] },
  Geely: { other: [5, 114.3, 60.1], small: [4, 100, 54.1], pickup: [6, 139.7, 100] },
  "Tata Motors": { other: [5, 114.3, 67.1], small: [4, 100, 54.1] },
  Tesla: { other: [5, 114.3, 64.1] },
};

const fallback: Patterns = { other: [5, 114.3, 67.1] };

/** The bolt pattern of a vehicle; a rotor's own bore is a little wider than `bore`. */
export function hubOf(maker: string, kind: VehicleKind): Hub {
  const makerPatterns = patterns[makerGroup(maker)] ?? fallback;
  const [holes, circle, bore] = makerPatterns[kind] ?? makerPatterns.other;
  return { holes, circle, bore };
}
