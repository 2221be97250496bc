import type { FastifyReply } from "fastify";
import type { FilesService } from "../../files/files.service.ts";
import type { UploadsService } from "../../files/uploads.service.ts";
import { readForm } from "../form-parts.ts";
import {
  bannersAnswer,
  fileChange,
  fileRecord,
  newsletterAnswer,
  pictureAnswer,
  uploadAnswer,
  uploadFields,
  versionLength,
} from "../presenters/files.ts";
import type { ContractRequest, Handlers } from "../routes.ts";
import { sendBytes, sendFile } from "../send-file.ts";

const caching = {
  /** Everyone may see them, signed in or not. */
  products: "public, max-age=3600, must-revalidate",
  /** The URL has the image's own version, so it never has other content. */
  version: "public, max-age=31536000, immutable",
  /** For signed-in users only, and not cached: a replaced newsletter keeps its name. */
  uploads: "private, no-cache",
} as const;

export function fileHandlers(files: FilesService, uploads: UploadsService) {
  async function image(request: ContractRequest<"productImage">, reply: FastifyReply) {
    const file = await files.productImage(request.viewer, request.params.name);
    const { v, w } = request.query;
    const isOwnVersion = v !== undefined && v.length >= versionLength && file.hash.startsWith(v);
    const cached = isOwnVersion ? caching.version : caching.products;
    reply.header("image-size", `${file.width}x${file.height}`);
    if (w === undefined) return sendFile(request, reply, file, cached);
    const content = () => files.smaller(file, w);
    return sendBytes(
      request,
      reply,
      { content, mime: "image/webp", tag: `${file.hash}-${w}` },
      cached,
    );
  }

  async function upload(request: ContractRequest<"uploadedFile">, reply: FastifyReply) {
    const { id } = request.query;
    const file = await files.uploaded(request.viewer, request.params.name, id);
    return sendFile(request, reply, file, caching.uploads);
  }

  return {
    productImage: image,
    productImageExists: image,
    listPictures: async ({ query, viewer }) =>
      (await files.pictures(viewer, query.name)).map(pictureAnswer),
    uploadedFile: upload,
    uploadedFileExists: upload,
    getImagesUploaded: async () => bannersAnswer(await files.banners()),
    getAllImagesAndPdfs: async () => (await files.all()).map(fileRecord),
    getPdfUploaded: async () => newsletterAnswer(await files.newsletter()),

    async updateFileState(request) {
      const change = fileChange(request.body);
      return fileRecord(await uploads.change(request.viewer.username, change));
    },

    imgAndPdfUpload: async (request) =>
      uploadAnswer(
        await readForm(request, uploadFields, (parts, expected) =>
          uploads.upload(request.viewer.username, parts, expected),
        ),
      ),
  } satisfies Handlers;
}
