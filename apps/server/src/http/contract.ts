import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Admission, CallerLevel, KeyKind, KeyScope } from "@caliper/catalogue-model";
import type { OperationId } from "@caliper/api-client/wire";

/** The parts of an operation in openapi.yaml that the server needs before a handler runs. */
export interface Operation extends Admission {
  readonly id: OperationId;
  readonly method: string;
  /** As the contract writes it, with `{name}` for path parameters. */
  readonly path: string;
  /** The first tag. */
  readonly group: string;
  /** How many times the rate of the server a caller may call the group. */
  readonly rate: number;
  /** Whether sessions and access keys are read, and whether one is required. */
  readonly session: "ignored" | "optional" | "required";
  /** Changes state, so that calls from other sites are refused. */
  readonly changesState: boolean;
  /** Changes state by GET, so that links and navigation are refused, too. */
  readonly changesByGet: boolean;
  /** Users must have entered their password recently. */
  readonly needsPassword: boolean;
  /** Also works for accounts without the second factor that they must have. */
  readonly worksWithoutFactor: boolean;
  /** Media types of the body, when one is required. */
  readonly bodyTypes: readonly string[];
  /** Bytes of a JSON body; undefined without one. */
  readonly largestBody: number | undefined;
  /** Of a successful answer, unless the handler sets another one. */
  readonly status: number;
}

interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly "x-levels"?: readonly CallerLevel[];
  readonly "x-scopes"?: readonly KeyScope[];
  readonly "x-largest-body"?: number;
  readonly "x-reauthentication"?: boolean;
  readonly "x-without-second-factor"?: boolean;
}

type PathItem = Readonly<Record<string, unknown>>;

/** The parts of an OpenAPI document that are read here; the rest is for validation. */
export interface ContractDocument {
  readonly tags?: readonly { readonly name: string; readonly "x-rate"?: number }[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, unknown>>;
}

export interface Contract {
  readonly document: ContractDocument;
  readonly operations: ReadonlyMap<string, Operation>;
}

/** Maximum bytes of a JSON body unless the contract states it. */
const usualLargestBody = 65_536;
const methods = ["get", "head", "post", "put", "patch", "delete"];
/** GETs of the published wire format that change state nevertheless. */
const changingGets = new Set(["updateAmendmentStatus"]);

/** openapi.yaml as JSON: reading YAML would take an eighth of the start. */
const contractFile = createRequire(import.meta.url).resolve("@caliper/api-client/contract");

/** @throws Error when an operation lacks what the server enforces. */
export function loadContract(): Contract {
  const document = JSON.parse(readFileSync(contractFile, "utf8")) as ContractDocument;
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const described = item[method] as OperationObject | undefined;
      if (described) {
        const operation = operationOf(method, path, described, document);
        operations.set(operation.id, operation);
      }
    }
  }
  return { document, operations };
}

function operationOf(
  method: string,
  path: string,
  described: OperationObject,
  { security: fallback = [], tags = [] }: ContractDocument,
): Operation {
  const { operationId: id, "x-levels": levels } = described;
  if (!id || !levels) {
    throw new Error(`openapi.yaml: ${method} ${path} needs an operationId and x-levels`);
  }
  const group = described.tags?.[0] ?? "";
  const bodyTypes = Object.keys(described.requestBody?.content ?? {});
  const isJson = bodyTypes.includes("application/json");
  const largestBody = isJson ? (described["x-largest-body"] ?? usualLargestBody) : undefined;
  const statuses = Object.keys(described.responses ?? {}).map(Number);
  return {
    id: id as OperationId,
    method: method.toUpperCase(),
    path,
    group,
    rate: tags.find(({ name }) => name === group)?.["x-rate"] ?? 1,
    levels,
    scopes: described["x-scopes"] ?? [],
    keys: keyKindsOf(described.security ?? fallback),
    session: sessionNeed(described.security ?? fallback),
    changesState: !["get", "head"].includes(method) || changingGets.has(id),
    changesByGet: changingGets.has(id),
    needsPassword: described["x-reauthentication"] ?? false,
    worksWithoutFactor: described["x-without-second-factor"] ?? false,
    bodyTypes,
    largestBody,
    status: statuses.find((each) => each >= 200 && each < 300) ?? 200,
  };
}

/** The kinds of access keys by their security schemes. */
const keySchemes: readonly (readonly [scheme: string, kind: KeyKind])[] = [
  ["apiKey", "api"],
  ["embedKey", "embed"],
];

function keyKindsOf(security: NonNullable<OperationObject["security"]>): KeyKind[] {
  return keySchemes
    .filter(([scheme]) => security.some((each) => scheme in each))
    .map(([, kind]) => kind);
}

function sessionNeed(security: NonNullable<OperationObject["security"]>): Operation["session"] {
  const hasSession = security.some((each) => "session" in each);
  if (!hasSession) return "ignored";
  return security.some((each) => Object.keys(each).length === 0) ? "optional" : "required";
}
