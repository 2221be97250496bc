import type { FastifyRequest } from "fastify";
import { Problem } from "./problems.ts";
import { message } from "../messages/message.ts";

/**
 * Refuses a session whose user has not entered the password for a while. Access keys have no password.
 * @throws Problem `reauthentication-required`
 */
export function requirePassword({ session }: FastifyRequest): void {
  if (session && !session.isConfirmed) {
    throw new Problem("reauthentication-required", message("session.password"));
  }
}
