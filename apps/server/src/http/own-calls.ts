import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";

const name = "x-caliper-own-call";
/** A secret of this process. */
const secret = randomUUID();

/** Marks a call that the server makes itself to render a page; the request for the page is counted and logged instead. */
export const ownCallHeaders = { [name]: secret };

export const isOwnCall = ({ headers }: FastifyRequest): boolean => headers[name] === secret;
