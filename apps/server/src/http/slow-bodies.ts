import type { FastifyInstance, FastifyRequest } from "fastify";

export interface BodyPace {
  /** The longest pause between two bytes, in ms. */
  readonly pause: number;
  /** Bytes per second, on average, after the time of one pause. */
  readonly rate: number;
}

const usual: BodyPace = { pause: 30_000, rate: 500 };

const answer =
  "HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n\r\n";

const hasBody = ({ headers }: FastifyRequest): boolean =>
  "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;

/** Closes connections whose bodies arrive too slowly: each one occupies a connection and memory. */
export function endSlowBodies(app: FastifyInstance, { pause, rate }: BodyPace = usual): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { raw } = request;
    const { socket } = raw;
    // Requests of tests have no socket.
    if (!hasBody(request) || typeof socket?.bytesRead !== "number") return done();
    const first = { bytes: socket.bytesRead, time: performance.now() };
    let last = first;
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer);
      const now = { bytes: socket.bytesRead, time: performance.now() };
      if (now.bytes > last.bytes) last = now;
      const elapsed = now.time - first.time;
      const isSlow = elapsed > pause && now.bytes - first.bytes < (rate * elapsed) / 1000;
      if (now.time - last.time < pause && !isSlow) return;
      clearInterval(timer);
      socket.end(answer, () => socket.destroy());
    }, pause / 6).unref();
    raw.once("close", () => clearInterval(timer));
    done();
  });
}
