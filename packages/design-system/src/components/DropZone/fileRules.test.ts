import { describe, expect, it } from "vitest";
import { checkFiles, draggableTypes, type FileRules, typeNames } from "./fileRules.ts";

const file = (name: string, type = "", size = 1000) => ({ name, type, size });
const pdf = file("boletin.pdf", "application/pdf");
const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const verdicts = (files: ReturnType<typeof file>[], rules: FileRules, chosen?: number) => {
  const { accepted, refused } = checkFiles(files, rules, chosen);
  return [
    ...accepted.map(({ name }) => name),
    ...refused.map((one) => `${one.file.name}: ${Object.values(one.problem).join(" ")}`),
  ];
};

describe("checkFiles", () => {
  it("accepts everything without rules", () => {
    expect(verdicts([pdf, file("x")], {})).toEqual(["boletin.pdf", "x"]);
  });

  it("reports the accepted types", () => {
    expect(verdicts([pdf, file("a.png", "image/png")], { accept: ["application/pdf"] })).toEqual([
      "boletin.pdf",
      "a.png: wrongType PDF",
    ]);
  });

  it("uses the extension if the browser reports no type", () => {
    expect(verdicts([file("1rotors.XLSX"), file("xlsx")], { accept: [sheet] })).toEqual([
      "1rotors.XLSX",
      "xlsx: wrongType XLSX",
    ]);
  });

  it("accepts extensions and wildcards", () => {
    const accept = [".pdf", "image/*"];
    expect(
      verdicts([pdf, file("a.JPG", "image/jpeg"), file("a.svg", "image/svg+xml")], { accept }),
    ).toHaveLength(3);
    expect(verdicts([file("pdf.txt", "text/plain")], { accept })).toEqual([
      "pdf.txt: wrongType PDF, GIF, JPEG, JPG, PNG, WEBP",
    ]);
  });

  it("includes both size limits", () => {
    const rules = { minBytes: 10, maxBytes: 20 };
    expect(
      verdicts(
        [9, 10, 20, 21].map((size) => file(`${size}`, "", size)),
        rules,
      ),
    ).toEqual(["10", "20", "9: tooSmall 10", "21: tooLarge 20"]);
  });

  it("counts only valid files and those already chosen", () => {
    const rules = { accept: [".pdf"], maxCount: 2 };
    const files = [file("a.txt"), file("a.pdf"), file("b.pdf"), file("c.pdf")];
    expect(verdicts(files, rules)).toEqual([
      "a.pdf",
      "b.pdf",
      "a.txt: wrongType PDF",
      "c.pdf: tooMany 2",
    ]);
    expect(checkFiles(files, rules, 2).accepted).toEqual([]);
  });

  it("ignores system files", () => {
    expect(checkFiles([file(".DS_Store"), file("Thumbs.db"), pdf], { maxCount: 1 })).toEqual({
      accepted: [pdf],
      refused: [],
    });
  });
});

describe("draggableTypes", () => {
  it("maps extensions to MIME types", () => {
    expect(draggableTypes([".PDF", "image/*", ".dwg"])).toEqual([
      "application/pdf",
      "image/*",
      "*/*",
    ]);
  });

  it("allows everything without a rule", () => {
    expect(draggableTypes()).toEqual(["*/*"]);
  });
});

describe("typeNames", () => {
  it("lists each extension once", () => {
    expect(typeNames([".pdf", "application/pdf", ".jpg", ".xlsx"])).toBe("PDF, JPG, XLSX");
    expect(typeNames(["model/stl"])).toBe("MODEL/STL");
  });
});
