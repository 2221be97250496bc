import type { Answer, Body, Wire } from "@caliper/api-client/wire";
import {
  type FileKind,
  fileState,
  type FileState,
  type ListedFile,
  type ShownPicture,
} from "../../files/files.repository.ts";
import type { Banner } from "../../files/files.service.ts";
import type { FileChange, Uploaded } from "../../files/uploads.service.ts";
import { messageLanguages } from "../../messages/message.ts";

const urlOf = (name: string) => `/CBP/${encodeURIComponent(name)}`;

export const fileRecord = ({ id, name, kind, state }: ListedFile): Wire<"FileRecord"> => ({
  id,
  nombre: name,
  id_tipo_archivo: kind as FileKind,
  estado: state as FileState,
});

/** The minimum number of digits of a hash that identify a version. */
export const versionLength = 12;

export const pictureAnswer = ({ name, hash, width, height }: ShownPicture): Wire<"Picture"> => ({
  Name: `${name}.jpg`,
  Version: hash.slice(0, versionLength),
  Width: width,
  Height: height,
});

/** `summer-es-B.jpg` is for readers of Spanish. */
const bannerLanguage = /-(en|es)-B\.jpg$/u;

export const bannersAnswer = (banners: readonly Banner[]): Answer<"getImagesUploaded"> => ({
  archivo_data: banners.map(({ id, name, complete }) => {
    const language = messageLanguages.find((each) => each === bannerLanguage.exec(name)?.[1]);
    return {
      id,
      nombre: name,
      archivo_data: urlOf(name),
      ...(language && { language }),
      ...(complete !== undefined && { complete: urlOf(complete) }),
    };
  }),
});

export const newsletterAnswer = (name: string | undefined): Answer<"getPdfUploaded"> =>
  name === undefined ? [] : [{ archivo_data: urlOf(name) }];

/** The field of a form with a file. */
export const uploadFields = new Map([["id_tipo_archivo", "kind"]] as const);

export const uploadAnswer = ({
  name,
  hasReplaced,
  picture,
}: Uploaded): Answer<"imgAndPdfUpload"> => ({
  estado: hasReplaced ? fileState.historic : fileState.active,
  nombre: name,
  ...(picture && { picture: { ...picture, missing: [...picture.missing] } }),
});

/** On the wire, -3 is the command to make a file historic. */
export const fileChange = ({ id, nombre, estado }: Body<"updateFileState">): FileChange => ({
  id,
  name: nombre,
  state: estado === -3 ? fileState.historic : estado,
});
