import type { Generated } from "kysely";
import type { familyTables, RowOf, relatedTables } from "../catalogue/tables/index.ts";

type Families = typeof familyTables;
type Related = typeof relatedTables;
type Numbered<Row> = Row & { id: Generated<number> };

/** The tables that follow from the declarations in `catalogue/tables`. */
type CatalogueDatabase = { [Name in keyof Families]: RowOf<Families[Name]> } & {
  [Name in Exclude<keyof Related, "product" | "application" | "interchange">]: RowOf<Related[Name]>;
} & {
  product: Omit<RowOf<Related["product"]>, "fmsi_key"> & { fmsi_key: string | null };
  application: Numbered<RowOf<Related["application"]>>;
  interchange: Numbered<RowOf<Related["interchange"]>>;
};

/** One row per key by which a product is found. */
export interface SearchKeyRow {
  id: Generated<number>;
  /** Normalised by `normaliseCode`. */
  key: string;
  kind: "code" | "interchange" | "fmsi";
  /** Our product. */
  code: string;
  family: string;
  /** Whose code it is, for an interchange. */
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

/** `/CBP/{nombre}`. Kinds: 1 PDF, 2 banner, 3 complete. States: 0 active, -1 disabled, -2 historic. */
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
}

export interface AccountRow {
  id: Generated<number>;
  username: string;
  /** Folded by `foldText`. */
  username_key: string;
  /** argon2id, PHC string. */
  password_hash: string;
  level: string;
  customer_code: string | null;
  /** 0 or 1. */
  disabled: number;
}

export interface SessionRow {
  /** SHA-256 of the cookie's token, hexadecimal. */
  token_hash: string;
  account_id: number;
  /** Milliseconds since 1970, as all three times. */
  created_at: number;
  last_seen_at: number;
  expires_at: number;
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
  meta: { key: string; value: string };
};
