import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { root } from "./run.ts";

/**
 * `npm run api` writes the public API of each package into its api-report.md, so that reviews show its changes. With
 * `--check` it writes nothing and fails on a stale report.
 */
const isCheck = process.argv.includes("--check");

interface Package {
  name: string;
  folder: string;
  /** Source file by import specifier. */
  entries: [specifier: string, file: string][];
}

const packages = readdirSync(join(root, "packages")).map((directory): Package => {
  const folder = join(root, "packages", directory);
  const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    exports: Record<string, string>;
  };
  const entries = Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([path, file]): [string, string] => [name + path.slice(1), join(folder, file)]);
  return { name, folder, entries };
});

const config = ts.readConfigFile(join(root, "tsconfig.json"), (path) => ts.sys.readFile(path));
const { options } = ts.convertCompilerOptionsFromJson(
  (config.config as { compilerOptions: object }).compilerOptions,
  root,
);
const program = ts.createProgram(
  packages.flatMap(({ entries }) => entries.map(([, file]) => file)),
  options,
);
const checker = program.getTypeChecker();

const isOurs = (declaration: ts.Declaration) =>
  !declaration.getSourceFile().fileName.includes("/node_modules/");
const isGenerated = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.includes("/generated/");
const oneLine = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/^\| /, "")
    .trim();

/** Inferred types can be very long; the beginning is enough for a reader. */
const longest = 240;
const literals = /"[^"]*"(?: \| "[^"]*")+/g;
const seen = (type: string) => {
  const sorted = type.replaceAll(literals, (union) => union.split(" | ").toSorted().join(" | "));
  return sorted.length > longest ? `${sorted.slice(0, longest)} …` : sorted;
};

/** A union is sorted: the compiler's order depends on the files it read before. */
function typeText(type: ts.Type): string {
  if (type.isUnion() && !type.aliasSymbol && !(type.flags & ts.TypeFlags.BooleanLike)) {
    const parts = type.types
      .filter((part) => !(part.flags & ts.TypeFlags.Undefined))
      .map(typeText)
      .map((part) => (part === "false" || part === "true" ? "boolean" : part));
    return [...new Set(parts)].toSorted().join(" | ");
  }
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  return seen(oneLine(checker.typeToString(type, undefined, flags)));
}

/** The written type annotation, or the inferred type of a recipe. */
function memberText(member: ts.Symbol): string {
  const declaration = member.valueDeclaration;
  const written =
    declaration &&
    isOurs(declaration) &&
    ts.isPropertySignature(declaration) &&
    declaration.type?.getText();
  const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const type = written ? oneLine(written) : typeText(checker.getTypeOfSymbol(member));
  return `${member.name}${isOptional ? "?" : ""}: ${type};`;
}

const block = (head: string, members: readonly ts.Symbol[]) =>
  `${head} {\n${members.map((member) => `  ${memberText(member)}\n`).join("")}}`;

function functionText(name: string, node: ts.SignatureDeclaration): string {
  const generics = node.typeParameters
    ? `<${node.typeParameters.map((one) => one.getText()).join(", ")}>`
    : "";
  const parameters = node.parameters.map((parameter) => {
    const called = ts.isIdentifier(parameter.name) ? parameter.name.text : "props";
    const isOptional = parameter.questionToken ?? parameter.initializer;
    const type = parameter.type?.getText() ?? typeText(checker.getTypeAtLocation(parameter));
    return `${parameter.dotDotDotToken ? "..." : ""}${called}${isOptional ? "?" : ""}: ${oneLine(type)}`;
  });
  const signature = checker.getSignatureFromDeclaration(node);
  const result = node.type?.getText() ?? (signature ? typeText(signature.getReturnType()) : "void");
  return `function ${name}${generics}(${parameters.join(", ")}): ${oneLine(result)};`;
}

const isPlainObject = (type: ts.Type) =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  type.getCallSignatures().length === 0 &&
  !checker.isArrayLikeType(type);

function exportText(exported: ts.Symbol): string {
  const { name } = exported;
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  if (!declaration) return `export ${name};`;
  if (!isOurs(declaration)) return `export ${name}; // another package's`;
  if (isGenerated(declaration)) return `export ${name}; // generated`;

  if (ts.isFunctionDeclaration(declaration)) return functionText(name, declaration);
  if (ts.isVariableDeclaration(declaration)) {
    const { initializer } = declaration;
    if (initializer && ts.isArrowFunction(initializer)) return functionText(name, initializer);
    const type = checker.getTypeOfSymbol(symbol);
    return isPlainObject(type) && !type.aliasSymbol && !declaration.type
      ? block(`const ${name}:`, type.getProperties())
      : `const ${name}: ${declaration.type ? oneLine(declaration.type.getText()) : typeText(type)};`;
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const generics = declaration.typeParameters?.map((one) => one.getText()).join(", ");
    const kind = ts.isClassDeclaration(declaration) ? "class" : "interface";
    const head = `${kind} ${name}${generics === undefined ? "" : `<${generics}>`}`;
    return block(head, checker.getPropertiesOfType(type));
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const written = oneLine(declaration.type.getText());
    // A computed type is more useful in its resolved form.
    const isComputed = /^\(?typeof |^keyof |\[number\]$/.test(written);
    if (!isComputed || !type.isUnion()) return `type ${name} = ${written};`;
    return `type ${name} = ${type.types
      .map((part) => checker.typeToString(part))
      .toSorted()
      .join(" | ")};`;
  }
  return `export ${name};`;
}

let failed = false;
for (const { name, folder, entries } of packages) {
  const parts = entries.map(([specifier, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module
      ? checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1))
      : [];
    const body = exported.map(exportText).join("\n\n");
    return `## \`${specifier}\`\n\n${body === "" ? "Imported for what it does, not for a name.\n" : `\`\`\`ts\n${body}\n\`\`\`\n`}`;
  });
  const report = `# API of ${name}\n\nWritten by \`npm run api\`. What changes here changes for others: review it.\n\n${parts.join("\n")}`;
  const file = join(folder, "api-report.md");
  if (!isCheck) writeFileSync(file, report);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== report) {
    process.stdout.write(`${relative(root, file)} is stale: run \`npm run api\` and review it.\n`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
