import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The texts of a PDF, page by page, as a reader sees them. */
export async function textsOfPdf(bytes: Uint8Array): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await reading.promise;
  const pages = Array.from({ length: document.numPages }, async (_page, index) => {
    const page = await document.getPage(index + 1);
    const { items } = await page.getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  const texts = (await Promise.all(pages)).join("\n");
  await reading.destroy();
  return texts;
}
