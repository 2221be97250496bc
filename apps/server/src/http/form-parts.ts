import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { FormPart } from "../files/file-store.ts";
import { Problem } from "./problems.ts";
import { message } from "../messages/message.ts";
import { invalidField } from "../refusal.ts";
import { mebibyte } from "../units.ts";

/** The service refuses files that are too large, and a second file. */
const limits = { fields: 4, files: 2, parts: 6, fieldSize: 100, fileSize: Number.MAX_SAFE_INTEGER };

/** Bytes of a form: twice the largest file. Up to this size it is read, so that the response can name the file. */
const longestForm = 100 * mebibyte;

/**
 * Reads a form with one file.
 * @param fields by their names on the wire
 * @param work takes the parts one after the other, each before the next, and the announced size of the form in bytes
 */
export async function readForm<Field extends string, Result>(
  request: FastifyRequest,
  fields: ReadonlyMap<string, Field>,
  work: (parts: AsyncIterable<FormPart<Field>>, expected: number) => Promise<Result>,
): Promise<Result> {
  const expected = Number(request.headers["content-length"] ?? 0);
  if (expected > longestForm) {
    const headers = { connection: "close" };
    const detail = message("form.tooLarge", { size: longestForm / mebibyte });
    throw new Problem("too-large", detail, { headers });
  }
  try {
    return await work(partsOf(request, fields), expected);
  } catch (error) {
    // The caller reads the answer after it has sent everything; the rest is discarded.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

async function* partsOf<Field extends string>(
  request: FastifyRequest,
  fields: ReadonlyMap<string, Field>,
): AsyncGenerator<FormPart<Field>> {
  const parts = request.parts({ limits, preservePath: true });
  for (;;) {
    const next = await parts.next().catch((error: Error & { statusCode?: number }) => {
      const code = error.statusCode === 413 ? "too-large" : "bad-request";
      throw new Problem(code, message(error.statusCode === 413 ? "form.limits" : "form.notRead"));
    });
    if (next.done) return;
    yield formPart(next.value, fields);
  }
}

/** @throws Refusal for a part that the form does not have */
function formPart<Field extends string>(
  part: Multipart,
  fields: ReadonlyMap<string, Field>,
): FormPart<Field> {
  const field = fields.get(part.fieldname);
  if (part.type === "field" && field !== undefined) return { field, value: part.value };
  if (part.type === "file" && part.fieldname === "file")
    return { name: part.filename, content: part.file };
  throw invalidField(`body/${part.fieldname}`, undefined, message("expected.noField"));
}
