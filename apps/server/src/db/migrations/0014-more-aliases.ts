import type { Kysely } from "kysely";
import { addAliases, aliasRows } from "./known-aliases.ts";

const models = `
Chery A1: arauca
Chevrolet Captiva: captiva sport lt
Chevrolet Montana: tornado
Hyundai Accent: i25 [2011-2019]
Hyundai Elantra: i35 [2011-2016]
Hyundai Porter: h100, h-100
Kia Picanto: ion [2011-2017]
Mazda BT-50: bt50 pro
Nissan Frontier: np300 frontier, frontier np300
Nissan Sentra: tsuru 2 [1987-1992], tsuru 3 [1991-2017]
Peugeot 206: 206 plus
Renault Logan: aprio [2007-2010]
Renault Symbol: clio sedan
Volkswagen Jetta: jetta bicentenario [2010-2015]
`;

const products = `
Brake Fluids: liga, líquido para frenos
Brake Pads: pasta de freno, pastillas de disco
Brake Shoes: bandas de tambor
`;

/** Names that were missing in searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAliases(db, [...aliasRows("model", models), ...aliasRows("product", products)]);
}
