import { type FastifyHttpOptions, type FastifyInstance, LogController } from "fastify";
import type { Server } from "node:http";
import type { LogLevel } from "../config.ts";
import { hasVehicleIdentifier, withoutVehicleIdentifiers } from "@caliper/catalogue-model";

type HttpOptions = FastifyHttpOptions<Server>;

export interface LineStream {
  write(line: string): void;
}

/** Lines are buffered until the end of the event-loop turn, so that a busy server writes many at once. */
function gatheringStream(): LineStream {
  let waiting: string[] = [];
  const flush = () => {
    const text = waiting.join("");
    waiting = [];
    process.stdout.write(text);
  };
  process.on("exit", () => {
    if (waiting.length > 0) flush();
  });
  return {
    write(line) {
      if (waiting.push(line) === 1) setImmediate(flush);
    },
  };
}

/** The path of a one-time link contains its token, which readers of the log could use. */
const linkToken = /(\/password(?:-links)?\/)[^/]+/giu;

/** The path of a datasheet contains what the caller takes for its code. */
function loggedPath(url: string): string {
  const [encoded = ""] = url.split("?", 1);
  const path = encoded.replaceAll(linkToken, "$1…");
  const readable = decoded(path);
  return hasVehicleIdentifier(readable) ? withoutVehicleIdentifiers(readable) : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * One line per answered request: method, path, status and time. Query strings, bodies, cookies and
 * responses are never logged, so no password, token or price is either;
 * identifiers of vehicles in paths are left out.
 */
export function loggerOptions(
  level: LogLevel,
  stream?: LineStream,
): Pick<HttpOptions, "logger" | "logController"> {
  if (level === "silent") return { logger: false };
  return {
    logger: {
      level,
      stream: stream ?? gatheringStream(),
      serializers: {
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          path: loggedPath(request.url),
          ip: request.ip,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

export function logAnswers(app: FastifyInstance, level: LogLevel): void {
  if (!["info", "debug", "trace"].includes(level)) return;
  app.addHook("onResponse", (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, res: reply, ms }, "answered");
    done();
  });
}
