import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Wire } from "@caliper/api-client/wire";
import { upload } from "../../http/testing/multipart.ts";
import type { TestServer } from "../../http/testing/server.ts";

type FileRecord = Wire<"FileRecord">;

/** Why a file was refused. */
export interface Refused {
  readonly detail: string;
  readonly reason?: string;
}

/** What an administrator does with files, on a server of the test's own. */
export function uploadsOn(server: TestServer) {
  const send = (name: string, kind: number, content: Buffer | string) =>
    server.call("imgAndPdfUpload", { ...upload(name, kind, content), as: "admin" });
  const all = () => server.ok<FileRecord[]>("getAllImagesAndPdfs", { as: "admin" });
  const named = async (nombre: string) => (await all()).filter((each) => each.nombre === nombre);
  return {
    send,
    all,
    named,
    /** Sends a file that must be taken. */
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
    /** Names of what uploads under way have received so far; empty when none is. */
    incoming: () => readdir(join(server.data.dataDir, "incoming")).catch(() => []),
    /** Names of the stored contents. */
    contents: () => readdir(join(server.data.dataDir, "files")).catch(() => []),
  };
}
