import type { FastifyReply, FastifyRequest } from "fastify";
import type { FilesService } from "../../files/files.service.ts";
import type { Handlers } from "../routes.ts";
import { sendFile } from "../send-file.ts";

const caching = {
  /** Anyone may see them, signed in or not. */
  products: "public, max-age=3600, must-revalidate",
  uploads: "private, max-age=300, must-revalidate",
} as const;

export function fileHandlers(files: FilesService) {
  const nameOf = (request: FastifyRequest) => (request.params as { name: string }).name;

  async function image(request: FastifyRequest, reply: FastifyReply) {
    const file = await files.productImage(request.viewer, nameOf(request));
    return sendFile(request, reply, file, caching.products);
  }

  async function upload(request: FastifyRequest, reply: FastifyReply) {
    const file = await files.uploaded(request.viewer, nameOf(request));
    return sendFile(request, reply, file, caching.uploads);
  }

  return {
    productImage: image,
    productImageExists: image,
    uploadedFile: upload,
    uploadedFileExists: upload,
    getImagesUploaded: () => files.banners(),
  } satisfies Handlers;
}
