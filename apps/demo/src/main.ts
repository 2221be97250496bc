import { enableCompileCache } from "node:module";

/** The server with demo data: `node main.ts` fills an empty database, then serves. CALIPER_DEMO=0 leaves it empty. */
// Everything else is imported after this, so that its compiled form is kept between starts.
enableCompileCache();
// Files that are created from here on, backups included, are for the server's user only.
process.umask(0o077);
process.env["CALIPER_DEMO"] ||= "1";
const { run } = await import("@caliper/server/run");
const { demo } = await import("./demo.ts");
const exitCode = await run(process.argv.slice(2), demo);
// What failed may have left a thread or a connection that would keep the process alive.
if (exitCode === 0) process.exitCode = 0;
else process.exit(exitCode);
