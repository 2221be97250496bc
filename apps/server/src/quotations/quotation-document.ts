/** A quotation as pdfmake lays it out, on letter paper. */
import { createRequire } from "node:module";
import {
  type FamilyId,
  familyOf,
  gradeTitle,
  intlLocale,
  standardGrade,
} from "@caliper/catalogue-model";
import { paperPalette, silhouetteScene, svgOf } from "@caliper/drawings";
import { type Font, openSync } from "fontkit";
import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { MessageId } from "../messages/catalogues.ts";
import type { Message } from "../messages/message.ts";
import { message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import type { QuotedLine } from "./quotations.repository.ts";
import type { PricedQuotation } from "./quotations.service.ts";

/** IBM Plex in files per script; a text takes each letter from the first file that has it. */
const scripts = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"] as const;
type Script = (typeof scripts)[number];

const resolve = createRequire(import.meta.url).resolve;
// WOFF, because fontkit cannot embed letters with accents from WOFF2.
const fileOf = (script: Script, weight: number) =>
  resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${weight}-normal.woff`);

/** The fonts by name, as pdfmake wants them. */
export const fonts = Object.fromEntries(
  scripts.map((script) => [script, { normal: fileOf(script, 400), bold: fileOf(script, 600) }]),
);

const opened = new Map<Script, Font>();
const has = (script: Script, letter: string) => {
  const font = opened.get(script) ?? openSync(fileOf(script, 400));
  opened.set(script, font);
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
};

/** A text in runs of one font; letters that no font has become `?`. */
function written(text: string): { text: string; font: Script }[] {
  const runs: { text: string; font: Script }[] = [];
  for (const letter of text.normalize("NFC")) {
    const isBreak = letter === "\n";
    const font = isBreak ? "latin" : scripts.find((script) => has(script, letter));
    const last = runs.at(-1);
    if (last && last.font === (font ?? "latin")) last.text += font ? letter : "?";
    else runs.push({ text: font ? letter : "?", font: font ?? "latin" });
  }
  return runs;
}

const drawingSize = { width: 72, height: 48 } as const;
const palette = { ...paperPalette, paper: "#FFFFFF" };
const look = { text: "#15191D", muted: "#46515C", edge: "#C9D2DB" } as const;

const dollars = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const pieces = new Intl.NumberFormat("en-US");

function drawn(family: FamilyId, measures: QuotedLine["measures"], index: number): Content {
  if (!measures) return "";
  const scene = silhouetteScene(family, measures, drawingSize);
  return { svg: svgOf(scene, { title: "", idPrefix: `part${index}`, palette }), ...drawingSize };
}

/** @param quotation with its lines and prices */
export function quotationDocument(priced: PricedQuotation): TDocumentDefinitions {
  const { quotation, day, heading, warehouse, total, lines } = priced;
  const { settings, number, revision, sent_at: sentAt } = quotation;
  const { language, customer, validUntil, currencyNote, hasDrawings } = settings;
  const say = (text: Message) => render(text, language);
  const word = (id: MessageId) => say({ id });
  const hasPrices = warehouse !== undefined;
  const dated = new Intl.DateTimeFormat(intlLocale(language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const title = say(message("quotation.title", { number: `${number}-${revision}` }));
  const end = { alignment: "right" } as const;
  const head = (text: string, more = {}): TableCell => ({
    text: written(text),
    bold: true,
    noWrap: true,
    color: look.muted,
    ...more,
  });
  const fact = (label: string, value: string): Content => ({
    text: [
      ...written(`${label}  `).map((run) => ({ ...run, color: look.muted })),
      ...written(value),
    ],
  });

  const row = ({ shown, offer }: QuotedLine, index: number): TableCell[] => {
    const { line, part, ownCode } = shown;
    const grade = shown.price?.grade ?? line.grade;
    const words = [
      part && familyOf(part.family).title.one[language],
      part?.detail[language],
      grade && grade !== standardGrade && gradeTitle(grade)?.[language],
    ];
    const remarks = [
      ownCode !== undefined && say(message("quotation.yourCode", { code: ownCode })),
      line.note,
    ].filter(Boolean);
    const price = offer === undefined ? word("quotation.onRequest") : dollars.format(offer);
    const amount =
      offer === undefined ? "" : dollars.format(Math.round(offer * 100 * line.quantity) / 100);
    return [
      { text: written(line.code), bold: true, noWrap: true },
      ...(hasDrawings ? [part ? drawn(part.family, lines[index]?.measures, index) : ""] : []),
      {
        stack: [
          { text: written(words.filter(Boolean).join(", ")) },
          ...remarks.map((text) => ({
            text: written(String(text)),
            fontSize: 8,
            color: look.muted,
          })),
        ],
      },
      { text: pieces.format(line.quantity), ...end },
      ...(hasPrices
        ? [
            { text: price, noWrap: true, ...end },
            { text: amount, noWrap: true, ...end },
          ]
        : []),
    ];
  };
  const columns: TableCell[] = [
    head(word("order.code")),
    ...(hasDrawings ? [head("")] : []),
    head(word("order.description")),
    head(word("order.quantity"), end),
    ...(hasPrices ? [head(word("order.price"), end), head(word("order.amount"), end)] : []),
  ];
  return {
    pageSize: "LETTER",
    pageMargins: [40, 40, 40, 48],
    info: { title, author: heading.name },
    language,
    defaultStyle: { font: "latin", fontSize: 9, color: look.text, lineHeight: 1.15 },
    ...(sentAt === null && {
      watermark: { text: word("quotation.draft"), fontSize: 96, color: look.edge, opacity: 0.3 },
    }),
    footer: (page, pages) => ({
      margin: [40, 16, 40, 0],
      fontSize: 8,
      color: look.muted,
      columns: [
        { text: written([title, heading.name].filter(Boolean).join(" · ")) },
        { text: say(message("quotation.pageOf", { page, pages })), ...end, width: 100 },
      ],
    }),
    content: [
      {
        columns: [
          heading.logo === null
            ? { text: written(heading.name), fontSize: 14, bold: true }
            : {
                stack: [
                  { image: heading.logo, fit: [180, 60] },
                  { text: written(heading.name), bold: true, margin: [0, 6, 0, 0] },
                ],
              },
          {
            width: 220,
            alignment: "right",
            stack: [
              { text: written(title), fontSize: 16, bold: true },
              fact(word("order.date"), dated.format(new Date(day))),
              fact(word("quotation.validUntil"), dated.format(new Date(validUntil))),
            ],
          },
        ],
      },
      {
        margin: [0, 16, 0, 12],
        stack: customer === "" ? [] : [fact(word("order.customer"), customer)],
      },
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [
            "auto",
            ...(hasDrawings ? [drawingSize.width] : []),
            "*",
            "auto",
            ...(hasPrices ? (["auto", "auto"] as const) : []),
          ],
          body: [columns, ...lines.map(row)],
        },
        layout: {
          hLineWidth: (index) => (index === 0 ? 0 : 0.5),
          vLineWidth: () => 0,
          hLineColor: () => look.edge,
          paddingLeft: (column) => (column === 0 ? 0 : 5),
          paddingRight: (column, { table }) => (column + 1 === table.widths?.length ? 0 : 5),
          paddingTop: () => 5,
          paddingBottom: () => 5,
        },
      },
      ...(total === undefined
        ? []
        : [
            {
              margin: [0, 10, 0, 0] as [number, number, number, number],
              fontSize: 12,
              bold: true,
              text: `${word("order.total")}  US$ ${dollars.format(total)}`,
              ...end,
            },
          ]),
      ...(total !== undefined && currencyNote !== ""
        ? [{ text: written(currencyNote), color: look.muted, ...end }]
        : []),
      ...(heading.terms === ""
        ? []
        : [
            {
              margin: [0, 20, 0, 0] as [number, number, number, number],
              stack: [
                { text: word("quotation.terms"), bold: true },
                { text: written(heading.terms), color: look.muted },
              ],
            },
          ]),
    ],
  };
}
