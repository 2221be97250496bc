import type { Multipart } from "@fastify/multipart";
import type { Answer, Body, Wire } from "@caliper/api-client/wire";
import {
  type FileKind,
  fileState,
  type FileState,
  type ListedFile,
} from "../../files/files.repository.ts";
import type { FileChange, Uploaded, UploadPart } from "../../files/uploads.service.ts";
import { invalidField } from "../../refusal.ts";

const urlOf = (name: string) => `/CBP/${encodeURIComponent(name)}`;

export const fileRecord = ({ id, name, kind, state }: ListedFile): Wire<"FileRecord"> => ({
  id,
  nombre: name,
  id_tipo_archivo: kind as FileKind,
  estado: state as FileState,
});

export const bannersAnswer = (
  banners: readonly Pick<ListedFile, "id" | "name">[],
): Answer<"getImagesUploaded"> => ({
  archivo_data: banners.map(({ id, name }) => ({ id, nombre: name, archivo_data: urlOf(name) })),
});

export const newsletterAnswer = (name: string | undefined): Answer<"getPdfUploaded"> =>
  name === undefined ? [] : [{ archivo_data: urlOf(name) }];

/** @throws Refusal for a part that the form does not have */
export function uploadPart(part: Multipart): UploadPart {
  if (part.type === "field" && part.fieldname === "id_tipo_archivo") return { kind: part.value };
  if (part.type === "file" && part.fieldname === "file") {
    return { name: part.filename, content: part.file };
  }
  throw invalidField(`body/${part.fieldname}`, undefined, "no such field");
}

export const uploadAnswer = ({ name, hasReplaced }: Uploaded): Answer<"imgAndPdfUpload"> => ({
  estado: hasReplaced ? fileState.historic : fileState.active,
  nombre: name,
});

/** On the wire, -3 is the command to make a file historic. */
export const fileChange = ({ id, nombre, estado }: Body<"updateFileState">): FileChange => ({
  id,
  name: nombre,
  state: estado === -3 ? fileState.historic : estado,
});
