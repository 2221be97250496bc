import type { Kysely } from "kysely";
import { addAliases, aliasRows } from "./known-aliases.ts";

/** A brand before the name: that brand sells the model of another maker. */
const models = `
Chery Fulwin 2: fulwin
Chevrolet Corsa: chevrolet classic [2010-2016], corsa evolution [2002-2010], chevrolet evolution [2002-2010]
Chevrolet Onix: chevrolet joy [2017-2021], onix joy
Chevrolet S-10: s10 blazer
Chrysler 300: 300c
Fiat 147: spazio, fiat spazio
Fiat Siena: dodge vision [2014-2018]
Hyundai Accent: dodge verna [2004-2006], dodge brisa [2002-2009], brisa
Hyundai Atos: dodge atos [2000-2012]
Hyundai Coupe: tiburon
Hyundai Grandeur: azera
Hyundai Lavita: matrix, hyundai matrix
Hyundai Porter: dodge h100, dodge h-100
Hyundai i10: dodge i10 [2011-2014]
Isuzu D-Max: chevrolet d-max, chevrolet dmax, chevrolet luv d-max, chevrolet luv dmax
Isuzu Trooper: chevrolet trooper
Isuzu Wizard: rodeo, isuzu rodeo, chevrolet rodeo
Jeep Wrangler: rubicon, jeep sahara
Lexus ES: es250, es300, es330, es350
Lexus GS: gs300, gs350, gs430
Lexus GX: gx460, gx470
Lexus IS: is200, is220, is250, is300, is350
Lexus LS: ls400, ls430, ls460
Lexus LX: lx450, lx470, lx570
Lexus NX: nx200, nx200t, nx300
Lexus RX: rx300, rx330, rx350, rx400h, rx450h
Mini Hatch: cooper, mini cooper, cooper s, mini one, mini hatchback
Mitsubishi Challenger: nativa, montero sport nativa
Mitsubishi Triton: sportero, l200 sportero, dodge l200
Nissan Versa: v-drive, v drive
Peugeot Boxer: manager, peugeot manager
Ram 700: dodge ram 700
Ram ProMaster Rapid: dodge promaster rapid
Renault Clio: nissan platina [2002-2010]
Renault Logan: nissan aprio [2007-2010]
Subaru Impreza: sti, impreza wrx
Suzuki Alto: chevrolet alto
Suzuki Carry: chevrolet carry
Suzuki Esteem: chevrolet esteem
Suzuki Grand Vitara: chevrolet grand vitara
Suzuki Jimny: chevrolet jimny
Suzuki Liana: aerio
Suzuki Super Carry: chevrolet super carry
Suzuki Swift: chevrolet swift, chevrolet forsa
Suzuki Vitara: chevrolet vitara
Suzuki Wagon R: chevrolet wagon r
Suzuki XL7: grand vitara xl7, grand vitara xl-7, chevrolet xl7, chevrolet grand vitara xl7
Volkswagen Gol: parati, gol country, vw amazon
Volkswagen Voyage: gol sedan
`;

/** Names of vehicles that were missing in searches, among them those under which other brands sell a model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAliases(db, aliasRows("model", models));
}
