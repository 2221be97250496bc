import { describe, expect, it } from "vitest";
import { checkFiles, typeNames, typesInTheAir } from "./fileRules.ts";
import type { FileProblem, FileRules } from "./fileRules.ts";

const file = (name: string, type = "", size = 1000) => ({ name, type, size });
const pdf = file("boletin.pdf", "application/pdf");
const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The sentences of the specification, section 8. */
const sentence = (problem: FileProblem) => {
  switch (problem.kind) {
    case "wrongType":
      return `File type must be ${problem.types}`;
    case "tooLarge":
      return `File is larger than ${problem.bytes} bytes`;
    case "tooSmall":
      return `File is smaller than ${problem.bytes} bytes`;
    case "tooMany":
      return "Too many files";
  }
};

const verdicts = (files: ReturnType<typeof file>[], rules: FileRules, chosen?: number) => {
  const { accepted, refused } = checkFiles(files, rules, chosen);
  return [
    ...accepted.map(({ name }) => name),
    ...refused.map((one) => `${one.file.name}: ${sentence(one.problem)}`),
  ];
};

describe("checkFiles", () => {
  it("takes everything without rules", () => {
    expect(verdicts([pdf, file("x")], {})).toEqual(["boletin.pdf", "x"]);
  });

  it("tells the type that is wanted", () => {
    expect(verdicts([pdf, file("a.png", "image/png")], { accept: ["application/pdf"] })).toEqual([
      "boletin.pdf",
      "a.png: File type must be PDF",
    ]);
  });

  it("knows the ending where the machine knows no type", () => {
    expect(verdicts([file("1rotors.XLSX"), file("xlsx")], { accept: [sheet] })).toEqual([
      "1rotors.XLSX",
      "xlsx: File type must be XLSX",
    ]);
  });

  it("takes endings and wildcards", () => {
    const accept = [".pdf", "image/*"];
    expect(
      verdicts([pdf, file("a.JPG", "image/jpeg"), file("a.svg", "image/svg+xml")], { accept }),
    ).toHaveLength(3);
    expect(verdicts([file("pdf.txt", "text/plain")], { accept })).toEqual([
      "pdf.txt: File type must be PDF, GIF, JPEG, JPG, PNG, WEBP",
    ]);
  });

  it("measures in bytes, both limits included", () => {
    const rules = { minBytes: 10, maxBytes: 20 };
    expect(
      verdicts(
        [9, 10, 20, 21].map((size) => file(`${size}`, "", size)),
        rules,
      ),
    ).toEqual(["10", "20", "9: File is smaller than 10 bytes", "21: File is larger than 20 bytes"]);
  });

  it("counts only files that are right otherwise, and those chosen before", () => {
    const rules = { accept: [".pdf"], maxCount: 2 };
    const files = [file("a.txt"), file("a.pdf"), file("b.pdf"), file("c.pdf")];
    expect(verdicts(files, rules)).toEqual([
      "a.pdf",
      "b.pdf",
      "a.txt: File type must be PDF",
      "c.pdf: Too many files",
    ]);
    expect(checkFiles(files, rules, 2).accepted).toEqual([]);
  });

  it("doesn't see what systems leave in folders", () => {
    expect(checkFiles([file(".DS_Store"), file("Thumbs.db"), pdf], { maxCount: 1 })).toEqual({
      accepted: [pdf],
      refused: [],
    });
  });
});

describe("typesInTheAir", () => {
  it("looks for the types that endings stand for", () => {
    expect(typesInTheAir([".PDF", "image/*", ".dwg"])).toEqual([
      "application/pdf",
      "image/*",
      "*/*",
    ]);
  });

  it("lets everything pass without a rule", () => {
    expect(typesInTheAir()).toEqual(["*/*"]);
  });
});

describe("typeNames", () => {
  it("names endings, once each", () => {
    expect(typeNames([".pdf", "application/pdf", ".jpg", ".xlsx"])).toBe("PDF, JPG, XLSX");
    expect(typeNames(["model/stl"])).toBe("MODEL/STL");
  });
});
