import { columnsOf, familyTables, relatedTables } from "@caliper/catalogue-model";
import type { OpenDatabase } from "../../db/index.ts";
import { accountCalls } from "./account-calls.ts";
import type { ExampleCalls } from "./calls.ts";

const id = "5f0c8f8e-0000-4000-8000-000000000000";
const time = 1_700_000_000_000;
const families = ["brake_pads", "brake_rotors"] as const;
const codes = ["BR31338", "D1212"];
const rotors = familyTables.brake_rotors;
const { application, customer_code: customerCode } = relatedTables;
const vehicle = { makerKey: "NISSAN", modelKey: "SENTRA", years: { from: 2000, to: 2006 } };

const wanted = {
  outcome: "unknown_code",
  maker: null,
  model: null,
  year: null,
  family: null,
  axle: null,
  code: "KPD1260",
  warehouse: "MIAMI",
} as const;

/** Calls of every method; those that write do so in `write`. */
export function exampleCalls({ write: db }: OpenDatabase): ExampleCalls {
  const keys = { key: "BR313", families, interchanges: "partial" } as const;
  const near = { key: "BR31388", families, interchanges: true };
  const picture = { hash: "hash", bytes: 1, width: 1, height: 1 };
  const file = {
    name: "banner.jpg",
    kind: 2,
    state: 0,
    hash: "hash",
    bytes: 1,
    mime: "image/jpeg",
    created_at: "2026-11-01T00:00:00.000Z",
  };
  const set = {
    id,
    kind: "import",
    table: rotors.name,
    mode: "partial",
    state: "staging",
    username: "admin",
    rows: 0,
    createdAt: time,
    touchedAt: time,
  } as const;
  const change = {
    seq: 0,
    sheetRow: 2,
    kind: "added",
    label: "BR31338",
    change: { table: rotors.name, before: null, after: { code: "BR31338" } },
    cells: null,
    problems: [],
  } as const;
  const list = {
    account_id: 1,
    name: "Workshop",
    is_standing: 0,
    is_copyable: 0,
    share_token: null,
    created_at: time,
    changed_at: time,
    archived_at: null,
  };
  const quotation = {
    account_id: 1,
    list_id: 3,
    number: 3,
    revision: 1,
    settings: {
      customer: "",
      language: "en",
      warehouse: null,
      validUntil: "2026-12-31",
      currencyNote: "",
      margin: 25,
      rounding: 0.05,
      hasDrawings: false,
      prices: {},
    },
    created_at: time,
    changed_at: time,
  } as const;
  const listLine = {
    list_id: 3,
    place: 1,
    revision: 1,
    code: "BR31338",
    grade: null,
    quantity: 4,
    note: "",
    seen_cents: null,
    seen_grade: null,
    seen_warehouse: null,
    seen_at: null,
  };
  const order = {
    sent_at: time,
    sent_by: "admin",
    customer: "",
    customer_code: "",
    warehouse: "MIAMI",
    note: "",
    line_count: 0,
    pieces: 0,
    total_cents: 0,
  };
  const request = {
    account_id: 2,
    request_key: "2 key",
    reference: "",
    state: "received",
    revision: 0,
    answers: "[]",
    changed_at: time,
    seen_revision: 0,
    seen_state: "received",
    seen_answers: "[]",
  } as const;
  const apply = async () => undefined;
  return {
    ...accountCalls(db),
    amendments: {
      insertUnlessMost: [
        [
          {
            created_at: time,
            username: "ana",
            email: "",
            subject: "Measure",
            code: "BR31338",
            message: "",
            status: 1,
          },
          20,
        ],
      ],
      find: [[1]],
      products: [[codes]],
      list: [[1]],
      lastEmail: [["ana"]],
      findToChange: [[1, db]],
      update: [[1, { status: 2 }, db]],
    },
    attention: {
      countProductsWithout: [["picture"], ["price"], ["drawing"]],
      productsWithout: [["picture", { after: "", limit: 25 }]],
      countPendingAmendments: [[]],
    },
    audit: {
      record: [[{ actor: "admin", action: "file.uploaded", target: "banner.jpg", detail: {} }]],
      list: [[{ actor: "admin", action: "file.uploaded", target: "x", before: 9, limit: 50 }]],
    },
    changes: {
      rowsAt: [[rotors, ["code"], [["BR31338"]]]],
      rowsWhere: [[rotors, "code", codes]],
      allRows: [[rotors], [customerCode, { owner: "Ana" }]],
      valuesByFrequency: [[application, "maker"]],
      count: [[rotors], [customerCode, { owner: "Ana" }]],
      accountNames: [[]],
      largestId: [[application]],
      putBatch: [[{ change_set_id: id, batch: 1, rows: "[]" }, db]],
      digest: [[id, 1, db]],
      batchNumbers: [[id]],
      batch: [[id, 1]],
      emptyBatches: [[id, db]],
      deleteOldBatches: [[time]],
      deleteBatches: [[id]],
      find: [[id]],
      insert: [[set]],
      update: [
        [id, { states: ["staging"] }, { state: "comparing" }],
        [id, { states: ["ready"], comparer: null, touchedAt: time }, { comparer: "server" }],
        [id, { states: ["comparing"], comparer: "server" }, { state: "ready", reason: null }],
      ],
      list: [
        [
          {
            table: rotors.name,
            kind: "import",
            states: ["ready"],
            before: { createdAt: time, id },
            limit: 25,
          },
        ],
      ],
      underWay: [[rotors.name, null, time, db]],
      replaceRows: [[id, [change], db]],
      sheetRow: [[id, 2, db]],
      addRows: [[id, [change], db]],
      removeRows: [[id, [0], db]],
      idle: [[["ready"], time]],
      deleteRows: [[id]],
      rows: [
        [id, { kinds: ["added"], warned: true, tables: [rotors.name], offset: 0, limit: 100 }],
      ],
      rowMap: [[id, rotors.name, 1000]],
      problemRows: [[id, ["invalid"]]],
      allRowsOf: [[id, { kinds: ["invalid"], tables: new Set([rotors.name]) }]],
      commit: [[id, { committedAt: time, touchedAt: time, durationMs: 1 }, db]],
      appliedSets: [[db]],
      packStaged: [[id, db, apply]],
      applyStaged: [[id, db, apply]],
      packRows: [[id, [[change]], db, apply]],
      revisions: [[[rotors.name]]],
      isStale: [[{ revisions: { [rotors.name]: 1 } }]],
      lock: [[db]],
      lockUpload: [[id, rotors.name, db]],
    },
    codes: {
      beginning: [
        [keys, 25],
        [{ ...keys, families: undefined, interchanges: "whole" }, 25],
        [{ ...keys, interchanges: "none" }, 25],
      ],
      count: [[keys]],
      containing: [[keys]],
    },
    datasheets: {
      upcs: [["BR31338"]],
      equivalences: [["BR31338"]],
      interchanges: [["BR31338"]],
      applications: [["BR31338", "brake_rotors"]],
      packaging: [["BR31338"]],
      certifications: [["BR31338"]],
    },
    files: {
      image: [["BR31338"]],
      pictures: [["BR31338"]],
      file: [["banner.jpg"]],
      banners: [[]],
      version: [["banner.jpg", 1]],
      all: [[]],
      newestPdf: [[]],
      referred: [[["hash"]]],
      lock: [[db]],
      find: [[1, db]],
      replacedBy: [[["banner.jpg"], "BR31338", db]],
      insert: [[file, db]],
      unassigned: [[]],
      setState: [[1, -1, db]],
      picture: [["BR31338", db]],
      hashesOf: [[["BR31338"], db]],
      putPicture: [["BR31338", picture, time, db]],
      removePicture: [["BR31338", time, db]],
    },
    fluids: {
      all: [[]],
      bottles: [["DOT4-500"]],
    },
    gtins: {
      whole: [[["812345678901"], families]],
      beginning: [["8123", families, 8]],
    },
    hardware: { kitsOf: [[codes]], search: [["BH"]], brakesOf: [["BH1"]], kits: [[codes]] },
    history: { size: [[]], deleteBefore: [[time, 100]], compact: [[]] },
    interchanges: { ofFamily: [["brake_rotors"]] },
    layouts: {
      all: [[]],
      put: [
        [
          {
            digest: "digest",
            table_name: rotors.name,
            header: "[]",
            columns: "{}",
            saved_by: "admin",
            saved_at: time,
          },
          db,
        ],
      ],
      delete: [["digest", db]],
    },
    lists: {
      lock: [[1, db]],
      ofAccount: [[1]],
      find: [[1, 3]],
      shared: [["token"]],
      lines: [[3]],
      insert: [[list, db]],
      update: [[3, { name: "Workshop" }, db]],
      delete: [[3, db]],
      insertLines: [[[listLine], db]],
      updateLine: [[12, { quantity: 4 }, db]],
      place: [[3, 12, 1, db]],
      removeLines: [[[12], db]],
      parts: [[codes]],
    },
    measures: {
      search: [
        [
          {
            family: "brake_rotors",
            wanted: columnsOf("brake_rotors")
              .filter(({ field }) => field === "nominalThickness")
              .map((column) => ({ column, value: 22, tolerance: 0.5 })),
            condition: "worn",
          },
          500,
        ],
      ],
    },
    meta: {
      find: [["history"]],
      set: [["history", "{}"]],
      add: [["device_secret", "secret"]],
      replaceUpTo: [["job sweep", "2026", "2027"]],
    },
    names: {
      revisions: [[]],
      models: [[]],
      brands: [[]],
      aliases: [[]],
      wholeKeys: [[codes, families]],
      submodels: [[]],
    },
    nearest: { neighbors: [[near]], demand: [[codes]], alike: [[near]] },
    orders: {
      ofFamily: [["brake_rotors", "MIAMI", "Premium"]],
      ofCodes: [[codes, "MIAMI"]],
      insert: [[order, []]],
      insertOnce: [[order, [], request, db]],
      sentBefore: [["1 key"]],
      lock: [[1, db]],
      update: [[1, 0, { state: "confirmed" }, db]],
      find: [[1], [1, 2]],
      list: [
        [9, 25],
        [undefined, 25, 2],
      ],
    },
    customerCodes: {
      whole: [["Ana", ["ABC12"]]],
      beginning: [["Ana", "ABC", 25]],
      ownCodes: [["Ana", codes]],
    },
    prices: {
      ofProduct: [["BR31338", ["MIAMI"]]],
      of: [[codes, ["MIAMI"]]],
      history: [["BR31338", ["MIAMI"]]],
    },
    stock: { of: [[codes, ["MIAMI"]]] },
    products: {
      findByKey: [["BR31338", "br-31338"]],
      findByCodes: [[codes]],
      findWithFits: [[codes]],
      measuresOf: [[[{ code: "BR31338", family: "brake_rotors" }]]],
      familyRow: [["brake_rotors", "BR31338"]],
    },
    quotations: {
      lock: [[1, db]],
      heading: [[1]],
      setHeading: [[1, { name: "Frenos del Valle", terms: "", logo: null }]],
      ofAccount: [[1, 9, 25]],
      find: [[1, 5]],
      count: [[1, db]],
      lastRevision: [[1, 3, db]],
      insert: [[quotation, db]],
      update: [[5, 1, { settings: quotation.settings, at: time }]],
      delete: [[5]],
    },
    publicParts: { vehicles: [["BR31338", 200]], codesAfter: [["", 500, ["brake_fluids"]]] },
    relations: { from: [[codes]], to: [[codes]] },
    replacements: { begun: [["KB094", 20]], from: [[codes]], to: [["BR31338"]] },
    smallTables: { rows: [["caliper_kits", columnsOf("caliper_kits")]] },
    unanswered: {
      add: [[[{ wanted, searches: 1, reports: 0, day: "2026-11-22" }], 10_000]],
      list: [[100]],
      count: [[]],
      remove: [[id]],
    },
    unknownCodes: {
      count: [["user 1", time]],
      change: [["user 1", time, () => ({ result: 0, codes: [{ code: "BR9", triedAt: time }] })]],
      removeBefore: [[time]],
    },
    vehicles: {
      makers: [[families], [undefined]],
      models: [["NISSAN", families]],
      applications: [[vehicle, families]],
      products: [
        [vehicle, families, 50],
        [{ makerKey: "NISSAN" }, families],
      ],
      count: [[vehicle, families]],
      statements: [[vehicle, families]],
      generations: [[vehicle, families]],
      crowdedModels: [[]],
      ofProduct: [["BR31338"]],
    },
  };
}
