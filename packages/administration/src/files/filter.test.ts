import type { StoredFile } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { filterFiles, noFilesFilter, type FilesFilter } from "./filter.ts";

const file = (id: number, name: string, kind: StoredFile["kind"], state: StoredFile["state"]) => ({
  id,
  name,
  kind,
  state,
  url: "",
});

const files = [
  file(1, "verano-B.jpg", "banner", "active"),
  file(2, "Boletín.pdf", "pdf", "disabled"),
  file(3, "Boletín.pdf", "pdf", "historic"),
  file(4, "detail-C.jpg", "complete", "active"),
  file(5, "BR31338.jpg", "image", "active"),
];

const ids = (filter: Partial<FilesFilter>) =>
  filterFiles(files, { ...noFilesFilter, ...filter }).map(({ id }) => id);

describe("filterFiles", () => {
  it("hides historic files by default", () => {
    expect(ids({})).toEqual([1, 2, 4, 5]);
    expect(ids({ status: "historic" })).toEqual([3]);
  });

  it.each([
    ["banner", [1]],
    ["complete", [4]],
    ["pdf", [2]],
  ] as const)("filters by type %s", (type, expected) => expect(ids({ type })).toEqual(expected));

  it.each([
    ["active", [1, 4, 5]],
    ["disabled", [2]],
  ] as const)("filters by status %s", (status, expected) =>
    expect(ids({ status })).toEqual(expected),
  );

  it("matches part of the name, ignoring case and accents", () => {
    expect(ids({ name: " BOLETIN" })).toEqual([2]);
    expect(ids({ name: "bole\u0301tin".normalize("NFC"), status: "historic" })).toEqual([3]);
    expect(ids({ name: "x" })).toEqual([]);
  });
});
