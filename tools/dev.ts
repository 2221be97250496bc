/**
 * `npm run dev`: the portal with hot reload on PORT (3000 by default), and behind it the server in watch mode on the
 * next port, with demo data. Vite passes calls of the API and files on to the server.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createServer } from "vite";
import { root } from "./run.ts";

const port = Number(process.env["PORT"] ?? 3000);
const serverUrl = `http://127.0.0.1:${port + 1}`;

const server = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", join(root, "apps/demo/src/main.ts")],
  {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port + 1), HOST: "127.0.0.1" },
  },
);
server.on("exit", (code) => process.exit(code ?? 1));

// The portal's Vite configuration reads it.
process.env["API_URL"] = serverUrl;
const portal = await createServer({
  configFile: join(root, "apps/portal/vite.config.ts"),
  server: { port, strictPort: true },
});
await portal.listen();

const isReady = () =>
  fetch(`${serverUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await delay(200);
process.stdout.write(
  `Caliper in development: http://localhost:${port} (accounts: see the README)\n`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.kill(signal);
    void portal.close();
  });
}
