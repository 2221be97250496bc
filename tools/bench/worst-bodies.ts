import autocannon from "autocannon";
import { loadContract } from "../../apps/server/src/http/contract.ts";
import { worstBodies } from "../../apps/server/src/http/testing/worst-bodies.ts";

const connections = 64;
const contract = loadContract();

interface Attack {
  readonly id: string;
  readonly method: "POST" | "PATCH";
  readonly path: string;
  readonly body: string;
}

/** Values for the parameters of paths; the bodies are rejected before they are used. */
const parameters = { id: "1", row: "2", token: "x".repeat(43) } as const;

async function send(origin: string, cookie: string, { method, path, body }: Attack) {
  const began = performance.now();
  const headers = { cookie, "content-type": "application/json" };
  const answer = await fetch(`${origin}${path}`, { method, headers, body });
  await answer.arrayBuffer();
  return performance.now() - began;
}

/** The slowest body of each operation, the worst operation first. */
async function attacksOn(origin: string, cookie: string): Promise<Attack[]> {
  const timedAttacks: { readonly attack: Attack; readonly time: number }[] = [];
  for (const operation of contract.operations.values()) {
    if (operation.largestBody === undefined) continue;
    const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) =>
      name in parameters ? parameters[name as keyof typeof parameters] : name,
    );
    const method = operation.method as Attack["method"];
    let worst: (typeof timedAttacks)[number] | undefined;
    for (const { text: body } of worstBodies(contract, operation)) {
      const attack = { id: operation.id, method, path, body };
      const time = await send(origin, cookie, attack);
      if (!worst || time > worst.time) worst = { attack, time };
    }
    if (worst) timedAttacks.push(worst);
  }
  return timedAttacks.sort((a, b) => b.time - a.time).map(({ attack }) => attack);
}

/** The 99th percentile of the time of `/readyz` in ms while the attack runs on 64 connections. */
async function readyDuring(origin: string, cookie: string, attack: Attack, seconds: number) {
  const { method, path, body } = attack;
  let isOver = false;
  // autocannon returns no promise, only an object with `then`.
  const running = Promise.resolve(
    autocannon({
      url: `${origin}${path}`,
      connections,
      duration: seconds,
      workers: 1,
      method,
      body,
      headers: { cookie, "content-type": "application/json" },
    }),
  ).finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    const began = performance.now();
    const answer = await fetch(`${origin}/readyz`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await running;
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** For the three worst operations, and those that need no session: `/readyz` beside their worst bodies. */
export async function readyBesideWorstBodies(origin: string, cookie: string, seconds: number) {
  const attacks = await attacksOn(origin, cookie);
  const open = attacks.filter(({ id }) =>
    contract.operations.get(id)?.levels.includes("anonymous"),
  );
  const measured: { readonly id: string; readonly p99: number }[] = [];
  for (const attack of new Set([...attacks.slice(0, 3), ...open])) {
    measured.push({ id: attack.id, p99: await readyDuring(origin, cookie, attack, seconds) });
  }
  return measured;
}
