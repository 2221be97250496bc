import { type FamilyId, foldText, type Warehouse, warehouseOf } from "@caliper/catalogue-model";
import type { Axle } from "@caliper/search-language";
import type { HardwareRepository } from "../catalogue/hardware.repository.ts";
import { gradedPrices, type PriceReaders } from "../catalogue/headline-prices.ts";
import type { StockedPrice } from "../catalogue/stock.service.ts";
import type { ProductsRepository } from "../catalogue/products.repository.ts";
import type { RelationRow, RelationsRepository } from "../catalogue/relations.repository.ts";
import { mayOpenFamily } from "../catalogue/relations.service.ts";
import type { Replacements } from "../catalogue/replacements.service.ts";
import type { Statement, VehiclesRepository } from "../catalogue/vehicles.repository.ts";
import { type Answers, type Decision, decide, type Fact } from "../deciding/decide.ts";
import { createFacts } from "../deciding/facts.service.ts";
import type { DecideQuestion } from "../query-understanding/decide.service.ts";
import { isOnAxle } from "../query-understanding/described-parts.ts";
import { createFoundParts, type FoundPart } from "../query-understanding/found-parts.ts";
import { groupAnswers } from "./group-answers.ts";
import { brakeOf, type Group, groups, usualQuantity } from "./groups.ts";

export interface JobQuestion extends Omit<DecideQuestion, "family"> {
  readonly axle: Axle;
}

export interface JobPart extends Quantity {
  readonly part: FoundPart;
  /** By grade; undefined for a viewer without prices of the family. */
  readonly prices: readonly StockedPrice[] | undefined;
  /** From parts of the job to this one. */
  readonly relations: readonly RelationRow[];
}

export interface JobGroup {
  readonly families: readonly FamilyId[];
  /** Of wheel cylinders that differ by side: an axle needs both. */
  readonly side: "Left" | "Right" | undefined;
  readonly need: "main" | "required" | "recommended" | "optional";
  readonly decision: Decision;
  readonly parts: readonly JobPart[];
}

export interface Job {
  /** Of the prices. */
  readonly warehouse: Warehouse | undefined;
  readonly groups: readonly JobGroup[];
  /** The families of the groups without a part. */
  readonly missing: readonly (readonly FamilyId[])[];
}

interface Quantity {
  readonly quantity: number;
  readonly isQuantityStated: boolean;
}

/** A row of the vehicle with what it says. */
interface Stated {
  readonly row: Statement;
  readonly fact: Fact;
}

interface OpenGroup extends Group {
  /** Whether the viewer may see all of its families. */
  readonly isWhole: boolean;
}

interface Repositories extends PriceReaders {
  readonly vehicles: VehiclesRepository;
  readonly products: ProductsRepository;
  readonly hardware: HardwareRepository;
  readonly relations: RelationsRepository;
  readonly replacements: Replacements;
}

/** The contract states it too. */
const maxParts = 50;

/** The groups that the viewer may see, of the kind of brake that is known. */
const openGroups = ({ viewer, axle, answers }: JobQuestion): OpenGroup[] =>
  groups.flatMap((group) => {
    const { rearBrake } = answers;
    const isOfBrake = (family: FamilyId) =>
      axle === "Front" || !rearBrake || (brakeOf[family] ?? rearBrake) === rearBrake;
    const ofBrake = group.families.filter(isOfBrake);
    const families = ofBrake.filter((family) => mayOpenFamily(family, viewer));
    const isWhole = families.length === ofBrake.length;
    return families.length === 0 ? [] : [{ ...group, families, isWhole }];
  });

/** What is stated for each group. */
const statedPerGroup = (open: readonly OpenGroup[], rows: readonly Stated[]) =>
  open.map((group) => ({
    group,
    stated: group.isOnlyRelated
      ? []
      : rows.filter(({ row }) => group.families.includes(row.family)),
  }));

/** What fits each group; twice where the sides differ. */
function decided(all: ReturnType<typeof statedPerGroup>, vehicleAnswers: Answers) {
  const facts = all.map(({ stated }) => stated.map(({ fact }) => fact));
  return all.flatMap(({ group, stated }, index) => {
    const mine = facts[index] ?? [];
    const answers = {
      ...groupAnswers(vehicleAnswers, mine, facts),
      // The bore of an old wheel cylinder says nothing of the master cylinder.
      ...(group.families.includes("master_cylinders") && { sizeMm: null }),
    };
    const isSided = stated.some(({ row }) => row.side === "Left" || row.side === "Right");
    const sides = isSided ? (["Left", "Right"] as const) : [undefined];
    return sides.map((side) => ({
      group,
      side,
      stated,
      decision: decide(mine, side === undefined ? answers : { ...answers, side }),
    }));
  });
}

/** With the parts that only relations add. One part is not decided if it is needed with some parts of an undecided group only. */
function withAdded(decision: Decision, added: ReadonlySet<string>, isUndecided: boolean): Decision {
  const count = decision.count + added.size;
  const { question, outcome } = decision;
  const isOne = count === 1 && !isUndecided;
  const isUnstated = added.size > 0 || (isUndecided && outcome === "one");
  return {
    ...decision,
    outcome: question ? "open" : isOne ? "one" : isUnstated ? "unstated" : outcome,
    count,
    codes: new Set([...decision.codes, ...added]),
  };
}

/** Pieces of a part for the axle: as its application states, its relation, or as usual. */
function quantityOf(
  { family, code }: FoundPart["product"],
  rows: readonly Stated[],
  relations: readonly RelationRow[],
  side: JobGroup["side"],
): Quantity {
  const perAxle = rows.flatMap(({ row }) => {
    const { quantity } = row.qualifiers;
    if (row.code !== code || quantity === undefined) return [];
    return row.position === "Front and rear" ? Math.ceil(quantity / 2) : quantity;
  });
  if (perAxle.length > 0) return { quantity: Math.max(...perAxle), isQuantityStated: true };
  const perPart = relations.flatMap((row) =>
    row.quantity === null || row.kind === "Matched pair"
      ? []
      : row.quantity * usualQuantity[row.family],
  );
  if (perPart.length > 0) return { quantity: Math.max(...perPart), isQuantityStated: true };
  return { quantity: side ? 1 : usualQuantity[family], isQuantityStated: false };
}

/** The parts for one axle of a vehicle. */
export function createJob(repositories: Repositories) {
  const { vehicles, hardware, relations } = repositories;
  const factsOf = createFacts(repositories.products);
  const foundParts = createFoundParts(repositories);

  /** What is stated for the axle. At the rear, parts for discs and parts for drums say so of the vehicle. */
  async function statedRows(question: JobQuestion, families: readonly FamilyId[]) {
    const { maker, model, year, axle } = question;
    const years = year === undefined ? undefined : { from: year, to: year };
    const vehicle = { makerKey: foldText(maker), modelKey: foldText(model), years };
    const every = await vehicles.statements(vehicle, families);
    const rows = every.filter(({ position }) => isOnAxle(axle, position));
    return (await factsOf(rows, years)).flatMap((fact, index): Stated[] => {
      const row = rows[index];
      if (!row) return [];
      const brake = axle === "Rear" ? brakeOf[row.family] : undefined;
      const values = brake ? { rearBrake: [brake], ...fact.values } : fact.values;
      return [{ row, fact: { ...fact, values } }];
    });
  }

  /** The parts of a list, in its order, with their prices. */
  async function pricedParts(
    products: readonly { readonly code: string; readonly family: FamilyId }[],
    rows: readonly Stated[],
    { viewer, warehouse }: JobQuestion,
  ) {
    const suggestions = products.map(({ code, family }) => {
      const row = rows.find((each) => each.row.code === code)?.row;
      const fits = row && { ...row, from: row.year_from, to: row.year_to };
      return { code, family, reason: "vehicle" as const, ...(fits && { fits }) };
    });
    const [found, priced] = await Promise.all([
      foundParts(suggestions, { viewer, warehouse }),
      gradedPrices(repositories, products, viewer, warehouseOf(viewer, warehouse)),
    ]);
    return found.map((part) => ({ part, prices: priced.get(part.product.code) }));
  }

  return async (question: JobQuestion): Promise<Job> => {
    const { viewer, answers } = question;
    const open = openGroups(question);
    const rows = await statedRows(
      question,
      open.flatMap(({ families }) => families),
    );
    const first = decided(statedPerGroup(open, rows), answers);
    const main = first.filter(({ group }) => group.isMain);
    const mainCodes = new Set(main.flatMap(({ decision }) => [...decision.codes]));
    const [friction] = main;
    // A kit that serves other pads and shoes only is for another version of the vehicle.
    const kits =
      friction?.decision.count === 1
        ? await hardware.kitsOf([...friction.decision.codes])
        : new Set<string>();
    const served = rows.filter(
      ({ row }) => row.family !== "hardware" || kits.size === 0 || kits.has(row.code),
    );
    const all = decided(statedPerGroup(open, served), answers);
    const codes = new Set(all.flatMap(({ decision }) => [...decision.codes]));
    const related = (await relations.from([...codes])).filter(({ related_family: family }) =>
      mayOpenFamily(family, viewer),
    );
    const further = related.filter(
      ({ code, kind, related_code: other }) =>
        mainCodes.has(code) && (kind === "Required" || kind === "Recommended") && !codes.has(other),
    );
    const products = [
      ...served.map(({ row }) => row).filter(({ code }) => codes.has(code)),
      ...further.map((row) => ({ code: row.related_code, family: row.related_family })),
    ];
    const parts = await pricedParts(
      [...new Map(products.map((each) => [each.code, each])).values()],
      served,
      question,
    );

    const complete = all.map(({ group, side, stated, decision: fitting }) => {
      const extra = further.filter(({ related_family: family }) => group.families.includes(family));
      const added = new Set(extra.map((row) => row.related_code));
      const candidates = new Set([...fitting.codes, ...added]);
      const needed = related.filter(
        ({ code, related_code: other }) => mainCodes.has(code) && candidates.has(other),
      );
      const isUndecided = main.some(
        (each) =>
          each.decision.count > 1 &&
          needed.some(({ code }) => each.decision.codes.has(code)) &&
          ![...each.decision.codes].every((code) => needed.some((row) => row.code === code)),
      );
      const decision = withAdded(fitting, added, !group.isMain && isUndecided);
      const need: JobGroup["need"] = group.isMain
        ? "main"
        : needed.some(({ kind }) => kind === "Required")
          ? "required"
          : needed.some(({ kind }) => kind === "Recommended")
            ? "recommended"
            : "optional";
      const mine = parts
        .filter(({ part }) => decision.codes.has(part.product.code))
        .map((each): JobPart => {
          const ofPart = related.filter((row) => row.related_code === each.part.product.code);
          const quantity = quantityOf(each.part.product, stated, ofPart, side);
          return { ...each, ...quantity, relations: ofPart };
        })
        .toSorted((a, b) => b.relations.length - a.relations.length)
        .slice(0, maxParts);
      return { group, families: group.families, side, need, decision, parts: mine };
    });
    const fitted = new Set(
      parts.map(({ part }) => part.product.family).filter((family) => brakeOf[family]),
    );
    const isEmpty = ({ decision }: JobGroup) => decision.count + decision.contradicted === 0;
    return {
      warehouse: warehouseOf(viewer, question.warehouse),
      groups: complete.filter((each) => !isEmpty(each)),
      missing: complete
        .filter(({ group: { isWhole, expectedWith }, ...each }) => {
          const isExpected = expectedWith?.some((family) => fitted.has(family)) ?? true;
          return isWhole && isExpected && isEmpty(each);
        })
        .map(({ families }) => families),
    };
  };
}
