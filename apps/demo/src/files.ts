import PDFDocument from "pdfkit";
import type { Database, Storage } from "@caliper/server/seeding";
import type { Insertable } from "kysely";
import { bannerPicture, banners, brandMark } from "./images/banners.ts";
import { sha256, store, toJpeg } from "./images/render.ts";

type FileRow = Insertable<Database["file"]>;

/** Fixed, so that the demo data is always the same. */
const date = new Date("2026-01-15T12:00:00.000Z");

const kinds = { pdf: 1, banner: 2, complete: 3 } as const;
const active = 0;

interface Story {
  readonly title: string;
  readonly text: string;
}

/** Each story in English, then in Spanish. */
const stories: readonly (readonly [Story, Story])[] = [
  [
    {
      title: "38 rotors for 2019-2024 vehicles",
      text: "Front and rear rotors for Corolla, Versa, Onix, Rio and Kicks are in the catalogue, with their drawings, minimum thicknesses and prices for every warehouse.",
    },
    {
      title: "38 rotores para vehículos 2019-2024",
      text: "El catálogo incluye rotores delanteros y traseros para Corolla, Versa, Onix, Rio y Kicks, con sus planos, espesores mínimos y precios de cada almacén.",
    },
  ],
  [
    {
      title: "Ceramic Plus on every front axle",
      text: "The Ceramic Plus grade now covers the front pads of all passenger cars in the catalogue. Look for the certified mark beside the price.",
    },
    {
      title: "Ceramic Plus en todos los ejes delanteros",
      text: "La calidad Ceramic Plus ya cubre las pastillas delanteras de todos los automóviles del catálogo. Busque la marca de certificación junto al precio.",
    },
  ],
  [
    {
      title: "Drums and shoes that fit together",
      text: "Each drum now shows its shoe by FMSI number, and each shoe shows the diameter and width of its drum.",
    },
    {
      title: "Tambores y bandas que van juntos",
      text: "Cada tambor muestra ahora la banda que le corresponde, por su número FMSI, y cada banda el diámetro y el ancho de su tambor.",
    },
  ],
  [
    {
      title: "Brake fluid: DOT 4 Severe Duty",
      text: "A dry boiling point of 270 °C for heavy use, in 355 and 500 mL bottles of plastic or aluminum.",
    },
    {
      title: "Líquido de frenos: DOT 4 Servicio Severo",
      text: "Un punto de ebullición seco de 270 °C para uso pesado, en envases de plástico o aluminio de 355 y 500 mL.",
    },
  ],
];

/** The newsletter, in standard PDF fonts. */
async function newsletter(): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: 56,
    info: {
      Title: "Caliper newsletter",
      Author: "Caliper",
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve());
    document.on("error", reject);
  });
  const mark = await toJpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96">${brandMark(0, 0, 96)}</svg>`,
    92,
  );
  document.image(mark, 56, 50, { width: 34 });
  document.font("Helvetica-Bold").fontSize(24).fillColor("#12171C").text("Caliper", 102, 54);
  document.font("Helvetica").fontSize(10).fillColor("#5B6772");
  document.text(
    "Newsletter, January 2026 / Boletín, enero de 2026. Demo data / Datos de demostración.",
    102,
    80,
  );
  document.moveTo(56, 108).lineTo(539, 108).lineWidth(1.5).strokeColor("#12171C").stroke();
  let y = 132;
  stories.forEach((translations, index) => {
    document
      .font("Helvetica-Bold")
      .fontSize(10)
      .fillColor("#B3101D")
      .text(`${index + 1}`, 56, y + 3);
    for (const { title, text } of translations) {
      document.font("Helvetica-Bold").fontSize(13).fillColor("#12171C").text(title, 80, y);
      document.font("Helvetica").fontSize(10).fillColor("#46515C");
      document.text(text, 80, y + 20, { width: 440, lineGap: 2 });
      y = document.y + 10;
    }
    y += 14;
    document
      .moveTo(56, y - 12)
      .lineTo(539, y - 12)
      .lineWidth(0.5)
      .strokeColor("#DCE2E8")
      .stroke();
  });
  document.font("Helvetica").fontSize(9).fillColor("#5B6772");
  document.text(
    "Product codes, prices and interchanges are fictitious; vehicles are real. / Los códigos, precios e intercambios son ficticios; los vehículos son reales.",
    56,
    y + 12,
  );
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

/** The banners and the newsletter, stored below `files/`. */
export async function demoFiles(storage: Storage): Promise<FileRow[]> {
  const bannerFiles = banners.flatMap((banner) => {
    const { nombre, more } = banner;
    const small = { nombre, kind: kinds.banner, svg: bannerPicture(banner) };
    if (!more) return [small];
    const svg = bannerPicture(banner, more);
    return [small, { nombre: nombre.replace(/-B\.jpg$/u, "-C.jpg"), kind: kinds.complete, svg }];
  });
  const pictures = await Promise.all(
    bannerFiles.map(async ({ svg, ...file }) => ({
      ...file,
      mime: "image/jpeg",
      data: await toJpeg(svg, 88),
    })),
  );
  const pdf = {
    nombre: "boletin-2026-01.pdf",
    kind: kinds.pdf,
    mime: "application/pdf",
    data: await newsletter(),
  };
  return Promise.all(
    [...pictures, pdf].map(async ({ nombre, kind, mime, data }) => {
      const hash = sha256(data);
      await store(storage, `files/${hash}`, data, hash);
      return {
        nombre,
        kind,
        state: active,
        hash,
        mime,
        bytes: data.byteLength,
        created_at: date.toISOString(),
      };
    }),
  );
}
