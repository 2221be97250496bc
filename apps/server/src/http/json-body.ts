import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { fieldProblem } from "./problems.ts";
import { type Message, message } from "../messages/message.ts";

/** Twice the depth of the contract's deepest body. */
const maxLevels = 12;
/** More than the columns of any table. */
const maxFields = 200;
/** More than the largest order has. */
const maxValues = 250_000;
/** Twice the longest cell of a sheet: characters of one text in its JSON form. */
const longestText = 65_536;
/** Longer bodies, in characters, are parsed one at a time. */
const large = 65_536;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Refuses JSON that is nested too deeply, or has too long a text, too many fields in one object or too many values, before it
 * is parsed: building and checking such a body would block the server.
 */
export function checkJsonText(text: string): void {
  const fields = new Uint16Array(maxLevels + 1);
  let level = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at);
        break;
      case 0x2c: // comma
        values += 1;
        if (values > maxValues) throw refusal(message("expected.values", { most: maxValues }));
        break;
      case 0x3a: // colon
        fields[level] = (fields[level] ?? 0) + 1;
        if ((fields[level] ?? 0) > maxFields) {
          throw refusal(message("expected.fields", { most: maxFields }));
        }
        break;
      case 0x5b: // [
      case 0x7b: // {
        level += 1;
        if (level > maxLevels) throw refusal(message("expected.levels", { most: maxLevels }));
        fields[level] = 0;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        level = Math.max(0, level - 1);
    }
  }
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (at - start > longestText) throw refusal(message("expected.texts", { most: longestText }));
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return text.length;
}

const refusal = (expected: Message) => fieldProblem([{ field: "body", expected }]);

/** Reads JSON bodies within limits. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  const inTurn = turns();
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      const read = () => {
        checkJsonText(body);
        void parse(request, body, done);
      };
      if (body.length <= large) return attempt(read, done);
      inTurn(() => attempt(read, done));
    },
  );
}

function attempt(read: () => void, done: (error: Error) => void): void {
  try {
    read();
  } catch (error) {
    done(error as Error);
  }
}

/**
 * Work that blocks the event loop, one piece at a time. After each, the same amount of time is left to short requests, which
 * need several iterations of the loop.
 */
function turns(): (work: () => void) => void {
  let last = Promise.resolve();
  const nextIteration = () => new Promise((resolve) => setImmediate(resolve));
  return (work) => {
    last = last.then(nextIteration).then(() => {
      const began = performance.now();
      work();
      return setTimeout(performance.now() - began);
    });
  };
}
