import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";
import { addAliases, aliasRows } from "./known-aliases.ts";

/** Where several models share another name, the model whose own name it is takes precedence. */
const models = `
Chevrolet Astra: astra
Chevrolet Corsa: corsa, corsa classic [1994-2016], corsa clasic [1994-2016], corsa evolution, corsa swing
Chevrolet Meriva: meriva
Chevrolet Omega: omega
Chevrolet Sail: sail
Chevrolet Vectra: vectra
Chevrolet Zafira: zafira
Chrysler Voyager: voyager
Dodge Journey: journey
Fiat Bravo: bravo
Fiat Panda: panda
Jeep Commander: commander
Mahindra Bolero Pik-Up & Camper: pik up, pik-up, mahindra pickup
Mercedes-Benz Sprinter: sprinter
Mitsubishi Lancer: lancer
Nissan Frontier: terrano d22 [1997-2015], pick up d22 [1997-2015]
Nissan Versa: versa
Renault Duster: duster
Renault Logan: logan
Renault Sandero: sandero
Suzuki Alto: alto
Suzuki Baleno: baleno
Suzuki Celerio: celerio
Suzuki Ertiga: ertiga
Suzuki Swift: swift
`;

const products = `
Brake Shoes: cinta de freno, cinta freno
Master Cylinders: bomba freno
Wheel Cylinders: cilindro rueda
`;

/** Codes that callers tried without results, and names that were missing in searches. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, ...of } = tableBuilder(db, dialect);
  await create(
    "unknown_code",
    of.text("caller"),
    of.integer("seq"),
    of.text("code"),
    of.time("tried_at"),
    of.primaryKey("unknown_code_key", "caller", "seq"),
  );
  await addAliases(db, [...aliasRows("model", models), ...aliasRows("product", products)]);
}
