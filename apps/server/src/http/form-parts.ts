import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { Problem } from "./problems.ts";
import { message } from "../messages/message.ts";
import { mebibyte } from "../units.ts";

/** The service refuses files that are too large, and a second file. */
const limits = { fields: 4, files: 2, parts: 6, fieldSize: 100, fileSize: Number.MAX_SAFE_INTEGER };

/** Bytes of a form: twice the largest file. Up to this size it is read, so that the response can name the file. */
const longestForm = 100 * mebibyte;

/**
 * Reads a form with one file.
 * @param work takes the parts one after the other, each before the next, and the announced size of the form in bytes
 */
export async function readForm<Part, Result>(
  request: FastifyRequest,
  convert: (part: Multipart) => Part,
  work: (parts: AsyncIterable<Part>, expected: number) => Promise<Result>,
): Promise<Result> {
  const expected = Number(request.headers["content-length"] ?? 0);
  if (expected > longestForm) {
    const headers = { connection: "close" };
    const detail = message("form.tooLarge", { size: longestForm / mebibyte });
    throw new Problem("too-large", detail, { headers });
  }
  try {
    return await work(partsOf(request, convert), expected);
  } catch (error) {
    // The caller reads the answer after it has sent everything; the rest is discarded.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

async function* partsOf<Part>(
  request: FastifyRequest,
  convert: (part: Multipart) => Part,
): AsyncGenerator<Part> {
  const parts = request.parts({ limits, preservePath: true });
  for (;;) {
    const next = await parts.next().catch((error: Error & { statusCode?: number }) => {
      const code = error.statusCode === 413 ? "too-large" : "bad-request";
      throw new Problem(code, message(error.statusCode === 413 ? "form.limits" : "form.notRead"));
    });
    if (next.done) return;
    yield convert(next.value);
  }
}
