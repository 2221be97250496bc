import { connect, type Socket } from "node:net";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { sharedTestServer } from "./testing/server.ts";

const lines: string[] = [];
const pause = 300;
const server = sharedTestServer({
  content: "empty",
  bodyPace: { pause, rate: 1000 },
  log: (line) => lines.push(line),
});
let port: number;
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
});

const body = JSON.stringify({ cliente: "nobody", password: "x".repeat(190) });

/** Sends the head of a sign-in and part of its body. */
function begin(part: string): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  const ended = new Promise<string>((resolve) => {
    socket.on("data", (data) => (received += data.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
  });
  socket.write(
    `POST /api/usersAuth HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${part}`,
  );
  return { socket, ended };
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe("a body", () => {
  it("that stops arriving ends its connection", async () => {
    expect(await begin(body.slice(0, 5)).ended).toMatch(/^HTTP\/1\.1 408 /u);
  });

  it("that arrives byte by byte ends its connection", async () => {
    const { socket, ended } = begin("");
    let sent = 0;
    const timer = setInterval(() => socket.write(body[sent++] ?? " "), pause / 20);
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /u);
    clearInterval(timer);
    expect(sent).toBeLessThan(body.length);
  });

  it("that arrives in time gets a response", async () => {
    const { socket, ended } = begin(body.slice(0, 5));
    socket.write(body.slice(5));
    expect(await ended).toMatch(/^HTTP\/1\.1 200 /u);
  });

  it("that the caller cancels is not an error of the server", async () => {
    lines.length = 0;
    const { socket, ended } = begin(body.slice(0, 5));
    await vi.waitFor(async () => expect(await connections()).toBe(1));
    socket.destroy();
    await ended;
    await vi.waitFor(async () => expect(await connections()).toBe(0));
    await server.call("healthz");
    expect(lines.join("")).toContain("/healthz");
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(Math.max(...levels)).toBeLessThan(50);
  });
});
