import { familyOf, mapFamilies, relatedTables } from "@caliper/catalogue-model";
import type { Wire } from "@caliper/api-client/wire";
import type { JsonKeys } from "../../catalogue/datasheet.repository.ts";
import type { Datasheet } from "../../catalogue/datasheet.service.ts";
import type { FluidSheet } from "../../catalogue/fluids.service.ts";
import type { ShownPicture } from "../../files/files.repository.ts";
import { jsonText } from "../json-text.ts";
import { pictureAnswer } from "./files.ts";
import { replacementOf, stepOf } from "./replacements.ts";
import { cellsOf, headersOf, priceTable, typeOf } from "./products.ts";

const vehicleKeys = {
  maker: "Maker",
  model: "Model",
  submodel: "SubModel",
  engine: "Engine",
  position: "Position",
} as const;

/** Cylinders call the years Desde and Hasta, other products From and To. */
const applicationKeys = mapFamilies((family) => ({
  ...vehicleKeys,
  ...(familyOf(family).section === "cylinder_bomb"
    ? { from: "Desde", to: "Hasta" }
    : { from: "From", to: "To" }),
  observation: "observation",
}));

/** The keys of the rows that the database writes. */
export const jsonKeys: JsonKeys = {
  interchange: { brand: "Brand", interchange: "Interchange" },
  application: applicationKeys,
};

export const interchangesOf = (json: string): Wire<"Interchanges"> => ({ Data: jsonText(json) });

/** The name of its reference drawing. */
export function drawingOf({ columns, row }: Datasheet): string | undefined {
  const column = columns.find(({ header }) => header === "DWG");
  const name = column && row?.[column.name];
  return typeof name === "string" ? name : undefined;
}

/** @param drawing the picture of its reference drawing */
export function datasheetAnswer(
  sheet: Datasheet,
  pictures: readonly ShownPicture[],
  drawing: ShownPicture | undefined,
): Wire<"Datasheet"> {
  const { product, columns, row, prices, equivalences, interchanges, applications } = sheet;
  const { family } = product;
  return {
    Codigo: product.code,
    Type: typeOf(family),
    Detail: product.detail,
    FMSI: product.fmsi,
    ...(sheet.customerCode && { Customer_code: { ...sheet.customerCode } }),
    Position: product.position,
    Dimensiones: { Columnas: headersOf(columns), Data: row ? [cellsOf(columns, row)] : [] },
    ...(prices && {
      Precio: {
        ...priceTable(prices),
        ...(sheet.upcs && {
          UPC: sheet.upcs.map(({ grade, upc }) => ({ GRADE: grade, UPC: upc })),
        }),
      },
    }),
    ...(equivalences && { Equivalencias: equivalenceTable(equivalences) }),
    ...(interchanges !== undefined && { Intercambios: interchangesOf(interchanges) }),
    ...(sheet.replacedBy && { Replaced_by: replacementOf(sheet.replacedBy) }),
    ...(sheet.replaces.length > 0 && { Replaces: sheet.replaces.map(stepOf) }),
    ...(sheet.relations.length > 0 && {
      Relations: sheet.relations.map((related) => ({ ...related })),
    }),
    ...(applications !== undefined && {
      Aplicaciones: {
        Columnas: Object.values(applicationKeys[family]),
        Data: jsonText(applications),
      },
    }),
    Pallet: {
      Data: sheet.packaging.map((each) => ({
        Qty_Box: each.box_quantity,
        Qty_Pallet: each.pallet_quantity,
        Weight: each.weight_kg,
      })),
    },
    Certification: certification(sheet),
    Pictures: pictures.map(pictureAnswer),
    ...(drawing && { Drawing: pictureAnswer(drawing) }),
  };
}

function certification({ product, certifiedGrades }: Datasheet): Record<string, boolean> {
  if (certifiedGrades) return Object.fromEntries(certifiedGrades.map((grade) => [grade, true]));
  return product.certified ? { Certified: true } : {};
}

const letters = ["A", "B", "C", "D"] as const;

function equivalenceTable(
  rows: NonNullable<Datasheet["equivalences"]>,
): NonNullable<Wire<"Datasheet">["Equivalencias"]> {
  const lettered = rows.flatMap(({ position, ...row }) => {
    const letter = letters[position];
    return letter ? [{ letter, ...row }] : [];
  });
  if (lettered.length === 0) return { Columnas: [], Data: [] };
  return {
    Columnas: lettered.map(({ letter }) => letter),
    Data: [Object.fromEntries(lettered.map((row) => [row.letter, row.similar_code]))],
    Notes: [Object.fromEntries(lettered.map((row) => [row.letter, row.note]))],
  };
}

/** Fahrenheit is computed from Celsius. */
const fahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);

export function fluidAnswer({
  fluid,
  bottles,
  prices,
  interchanges,
}: FluidSheet): Wire<"FluidInfo"> {
  return {
    General: {
      LABEL_COLOR: fluid.label_color,
      FLUID_COLOR: fluid.fluid_color,
      BOILING_POINT_C: fluid.boiling_point,
      BOILING_POINT_F: fahrenheit(fluid.boiling_point),
      WET_BOILING_POINT_C: fluid.wet_boiling_point,
      WET_BOILING_POINT_F: fahrenheit(fluid.wet_boiling_point),
      VISCOSITY_MINUS_40: fluid.viscosity_cold,
      VISCOSITY_100: fluid.viscosity_hot,
      PH: fluid.ph,
    },
    Detalle: bottles.map(bottleRow),
    ...(prices && { Precio: priceTable(prices) }),
    ...(interchanges !== undefined && { Intercambios: interchangesOf(interchanges) }),
  };
}

const bottleColumns = relatedTables.brake_fluid_bottles.columns.filter(
  ({ field }) => field !== "code" && field !== "material",
);

/** Empty cells are absent. */
function bottleRow(bottle: FluidSheet["bottles"][number]) {
  const cells = bottleColumns.flatMap(({ name, header }) =>
    bottle[name] === null ? [] : [[header, bottle[name]] as const],
  );
  return Object.fromEntries(cells) as Wire<"FluidInfo">["Detalle"][number];
}
