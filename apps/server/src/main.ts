import { enableCompileCache } from "node:module";

/** The entry: `node main.ts` serves, `node main.ts create-admin NAME` creates an administrator. */
const major = Number(process.versions.node.split(".")[0]);
if (major < 24) {
  process.stderr.write(
    `Caliper needs Node 24 or newer; this is ${process.versions.node}.\n` +
      "Run it by npm (npm start), which brings its own Node, or install Node 24.\n",
  );
  process.exit(1);
}

// Everything else is imported after this, so that its compiled form is kept between starts.
enableCompileCache();
// Files that are created from here on, backups included, are for the server's user only.
process.umask(0o077);
const { run } = await import("./run.ts");
const exitCode = await run(process.argv.slice(2));
// What failed may have left a thread or a connection that would keep the process alive.
if (exitCode === 0) process.exitCode = 0;
else process.exit(exitCode);
