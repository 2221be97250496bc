import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Wire } from "@caliper/api-client/wire";
import { upload } from "../../http/testing/multipart.ts";
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from "../../http/testing/server.ts";

type FileRecord = Wire<"FileRecord">;

/** Why a file was refused. */
export interface Refused {
  readonly detail: string;
  readonly reason?: string;
}

/** A server without files, and an administrator's calls for uploads. */
export async function startUploads(options?: TestServerOptions) {
  const server = await startTestServer(options);
  await server.data.database.write.deleteFrom("file").execute();
  return { server, files: uploadsOn(server) };
}

export type Uploads = ReturnType<typeof uploadsOn>;

function uploadsOn(server: TestServer) {
  const send = (name: string, kind: number, content: Buffer | string) =>
    server.call("imgAndPdfUpload", { ...upload(name, kind, content), as: "admin" });
  const all = () => server.ok("getAllImagesAndPdfs", { as: "admin" });
  const named = async (nombre: string) => (await all()).filter((each) => each.nombre === nombre);
  return {
    send,
    all,
    named,
    /** Sends a file that must be accepted. */
    async taken(name: string, kind: number, content: Buffer | string) {
      const answer = await send(name, kind, content);
      if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`);
      return answer.body as Wire<"FileUploadAnswer">;
    },
    states: async (nombre: string) => (await named(nombre)).map(({ estado }) => estado),
    async newest(nombre: string) {
      const [file] = await named(nombre);
      if (!file) throw new Error(`There is no ${nombre}`);
      return file;
    },
    change: (file: FileRecord, estado: number) =>
      server.call("updateFileState", {
        as: "admin",
        body: { id: file.id, nombre: file.nombre, estado },
      }),
    async bytesAt(url: string) {
      const cookie = await server.cookieOf("admin");
      return (await server.app.inject({ url, headers: { cookie } })).rawPayload;
    },
    /** Names of the partial files of running uploads. */
    incoming: () => readdir(join(server.data.dataDir, "incoming")).catch(() => []),
    /** Names of the stored contents. */
    contents: () => readdir(join(server.data.dataDir, "files")).catch(() => []),
  };
}
