// Plain JavaScript, because it runs on versions of Node that are too old for the rest.
const [major] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `Caliper needs Node 24 or newer; this is ${process.version}.\n` +
      "On Linux and Windows `npm ci` brings Node 24 along and npm scripts use it: run `npm start`, not `node`.\n" +
      "Elsewhere install Node 24 from your usual source and try again.\n",
  );
  process.exit(1);
}
