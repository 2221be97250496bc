import type { Generated } from "kysely";
import type {
  FamilyId,
  familyTables,
  relatedTables,
  RowOf,
  Warehouse,
} from "@caliper/catalogue-model";
import type {
  AccountRow,
  PasskeyChallengeRow,
  PasskeyRow,
  PasswordLinkRow,
  SessionRow,
  SignInCountRow,
  SignInStepRow,
  TotpRow,
} from "./account-rows.ts";
import type {
  CustomerOrderRow,
  ListLineRow,
  PartsListRow,
  PurchaseOrderRow,
  QuotationHeadingRow,
  QuotationRow,
} from "./order-rows.ts";

type Families = typeof familyTables;
type Related = typeof relatedTables;
type Numbered<Row> = Row & { id: Generated<number> };
type NumberedTable = "application" | "interchange" | "replacement";

/** The tables that follow from the declarations in `catalogue/tables`. */
type CatalogueDatabase = { [Name in keyof Families]: RowOf<Families[Name]> } & {
  [Name in Exclude<keyof Related, "product" | "price" | NumberedTable>]: RowOf<Related[Name]>;
} & {
  /** `from_day` is "" for a price that has always been valid. */
  price: Omit<RowOf<Related["price"]>, "from_day"> & { from_day: Generated<string> };
  product: Omit<RowOf<Related["product"]>, "fmsi_key"> & { fmsi_key: string | null };
} & { [Name in NumberedTable]: Numbered<RowOf<Related[Name]>> };

/** One row per key by which a product is found. */
export interface SearchKeyRow {
  id: Generated<number>;
  /** Normalized by `normalizeCode`. */
  key: string;
  kind: "code" | "interchange" | "fmsi";
  /** Our product. */
  code: string;
  family: string;
  /** For an interchange, the brand of the code. */
  brand: string | null;
  /** The key as printed. */
  shown: string;
}

/** `/Products/{name}.jpg`; `name` is a code, with `_2` to `_4` for further pictures. */
export interface ImageRow {
  name: string;
  /** SHA-256 of the file, hexadecimal; the file is `DATA_DIR/images/<hash[0:2]>/<hash>.jpg`. */
  hash: string;
  bytes: number;
  width: number;
  height: number;
}

/**
 * `/CBP/{nombre}`. Kinds: 1 PDF, 2 banner, 3 complete, 4 other image. States: 0 active, -1 disabled,
 * -2 historic; of each name, and of each picture, one at most is not historic.
 */
export interface FileRow {
  id: Generated<number>;
  nombre: string;
  kind: number;
  state: number;
  /** SHA-256 of the file, hexadecimal; the file is `DATA_DIR/files/<hash>`. */
  hash: string;
  mime: string;
  bytes: number;
  /** ISO 8601, UTC. */
  created_at: string;
  /** The `image.name` that this file is under /Products while active; null for other files. */
  picture: Generated<string | null>;
  /** In pixels; null for other files. */
  width: Generated<number | null>;
  height: Generated<number | null>;
}

/** One change of catalogue data: a pending or applied import, an applied amendment, or an undo. */
export interface ChangeSetRow {
  /** A UUID; of an import, the caller's `upload_id`. */
  id: string;
  kind: "import" | "amendment" | "undo";
  /** The database's name of the table it is about. */
  table_name: string;
  mode: "total" | "partial" | null;
  /**
   * `staging` while batches arrive, `comparing` once all have, `ready` when compared, then
   * `committed`, perhaps `undone`.
   */
  state: "staging" | "comparing" | "ready" | "committed" | "undone" | "discarded" | "failed";
  /** The worker that compares, while it is `comparing`; null without a worker. */
  comparer: string | null;
  /** Why it failed. */
  reason: string | null;
  username: string;
  file_name: string | null;
  /** The row of the header in the sheet, from 1. */
  header_row: number | null;
  /** JSON: the header's cells. */
  header: string | null;
  /** JSON: `SheetSource`, what the rows were read from. */
  source: string | null;
  /** JSON: headers of the columns whose lists of codes become rows. */
  split: string | null;
  batches: number | null;
  /** Rows of data that arrived. */
  rows: number;
  /** JSON: `ChangeCounts`. */
  counts: string;
  /** JSON: the revision of every table that the comparison has read. */
  revisions: string | null;
  /** Milliseconds since 1970, as all times here. */
  created_at: number;
  touched_at: number;
  committed_at: number | null;
  /** Position among the applied sets; null before it is applied, and in sets of older versions. */
  applied_order: number | null;
  duration_ms: number | null;
  undone_at: number | null;
  undone_by: string | null;
  /** The change set that an undo reverted. */
  undoes: string | null;
  /** The user name of the account whose own rows it is limited to; null for all rows. */
  owner: string | null;
}

/** Rows of an upload as they arrived. */
export interface StagedBatchRow {
  change_set_id: string;
  batch: number;
  /** JSON; empty once the import is committed. */
  rows: string;
  /** SHA-256 of the rows as they were sent, hexadecimal: identifies a batch that is sent again. */
  digest: string | null;
}

/** One row of a change set that is not applied yet: its old and new values, and its problems. */
export interface ChangeRowRow {
  change_set_id: string;
  seq: number;
  /** The row in the sheet; null for a row that is not in it. */
  sheet_row: number | null;
  kind: "added" | "changed" | "removed" | "invalid";
  table_name: string;
  /** The row's key in readable form. */
  label: string;
  /** JSON rows. */
  before: string | null;
  after: string | null;
  /** JSON: the cells as they arrived, of an invalid row. */
  cells: string | null;
  /** JSON, `CellProblem[]`: the problems of an invalid row, or unlikely values in another one. */
  problems: string | null;
}

/** Rows of an applied change set, of one kind and table. */
export interface PackedRowsRow {
  change_set_id: string;
  /** `seq` of the first row. */
  first_seq: number;
  kind: ChangeRowRow["kind"];
  table_name: string;
  /** Rows in the pack. */
  count: number;
  /** Added and changed rows with unlikely values. */
  warned: number;
  /** The rows as compressed JSON; null in packs of older versions. */
  content: Uint8Array | null;
  /** Packs of older versions: base64 of their own form. Empty otherwise; their servers require a text. */
  packed: string;
}

/** A correction that a user sent. */
export interface AmendmentRow {
  id: Generated<number>;
  /** Milliseconds since 1970, as all times here. */
  created_at: number;
  username: string;
  email: string;
  subject: string;
  /** Our product. */
  code: string;
  message: string;
  /** Header of the column to correct. */
  field: string | null;
  suggested: string | null;
  /** 0 pending, 1 accepted, 2 rejected or solved. */
  status: number;
  resolution: "rejected" | "solved" | null;
  /** The change that applied it. */
  change_set_id: string | null;
  reviewed_by: string | null;
  reviewed_at: number | null;
}

export interface AuditRow {
  id: Generated<number>;
  at: number;
  actor: string;
  action: string;
  target: string;
  /** JSON; never a password, a hash or a token. */
  detail: string;
}

/** An API key or an embed key. */
export interface AccessKeyRow {
  id: Generated<number>;
  /** The owner. */
  account_id: number;
  kind: "api" | "embed";
  name: string;
  /** The name folded by `foldText`. */
  name_key: string;
  /** SHA-256 of an API key's secret, hexadecimal; for an embed key, its id. */
  lookup: string;
  /** What administrators see of the key: the first characters of a secret, or the whole id. */
  shown: string;
  /** JSON lists. */
  scopes: string;
  warehouses: string;
  origins: string;
  /** Requests per minute from one address. */
  rate: number;
  /** Milliseconds since 1970, as all times here. */
  created_at: number;
  created_by: string;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** The requests of an access key on a day, UTC, `2026-11-22`. */
export interface AccessKeyDayRow {
  key_id: number;
  day: string;
  /** Accepted ones. */
  requests: number;
  refused: number;
}

/** A code that a caller tried without results. */
export interface UnknownCodeRow {
  /** SHA-256 of its name and address, hexadecimal. */
  caller: string;
  /** In the order of the attempts. */
  seq: number;
  /** Normalized. */
  code: string;
  tried_at: number;
}

/** What searches without parts asked for, and how often. */
export interface UnansweredSearchRow {
  /** SHA-256 of the combination, hexadecimal. */
  id: string;
  outcome: "no_parts" | "unknown_code" | "similar_codes" | "not_understood";
  maker: string | null;
  model: string | null;
  year: number | null;
  family: FamilyId | null;
  axle: "Front" | "Rear" | null;
  /** Upper-case letters and digits. */
  code: string | null;
  warehouse: Warehouse | null;
  searches: number;
  /** Callers who asked for it after the search. */
  reports: number;
  /** UTC, `2026-11-22`. */
  last_day: string;
}

/** The meaning of the columns of sheets with one header. */
export interface SheetLayoutRow {
  /** SHA-256 of the names in the header without case, spaces and signs, hexadecimal. */
  digest: string;
  table_name: string;
  /** JSON list. */
  header: string;
  /** JSON list of the same length; or, if there are other choices, an object with it and them. */
  columns: string;
  saved_by: string;
  saved_at: number;
}

/** Every table, for Kysely. */
export type Database = CatalogueDatabase & {
  search_key: SearchKeyRow;
  image: ImageRow;
  file: FileRow;
  account: AccountRow;
  account_warehouse: { account_id: number; warehouse: string };
  account_flag: { account_id: number; flag: string };
  session: SessionRow;
  sign_in_count: SignInCountRow;
  totp: TotpRow;
  /** SHA-256 of recovery codes that have not been used. */
  recovery_code: { account_id: number; code_hash: string };
  sign_in_step: SignInStepRow;
  passkey: PasskeyRow;
  passkey_challenge: PasskeyChallengeRow;
  unknown_code: UnknownCodeRow;
  unanswered_search: UnansweredSearchRow;
  meta: { key: string; value: string };
  amendment: AmendmentRow;
  password_link: PasswordLinkRow;
  audit_entry: AuditRow;
  purchase_order: PurchaseOrderRow;
  customer_order: CustomerOrderRow;
  parts_list: PartsListRow;
  list_line: ListLineRow;
  quotation_heading: QuotationHeadingRow;
  quotation: QuotationRow;
  access_key: AccessKeyRow;
  access_key_day: AccessKeyDayRow;
  change_set: ChangeSetRow;
  change_row: ChangeRowRow;
  packed_rows: PackedRowsRow;
  staged_batch: StagedBatchRow;
  sheet_layout: SheetLayoutRow;
  /** When the public datasheet of a product last changed; milliseconds since 1970. */
  product_date: { code: string; changed_at: number };
  /** Increases with every change of a table, so that stale comparisons are recognized. */
  table_revision: { table_name: string; revision: number };
};
