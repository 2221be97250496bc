import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface RangeServer {
  readonly url: string;
  /** The paths of its requests. */
  readonly paths: readonly string[];
  close(): void;
}

/** A service with the range API of Pwned Passwords that knows these passwords. The count of an unknown one is 0, as in padding. */
export async function startRanges(counts: Readonly<Record<string, number>>): Promise<RangeServer> {
  const paths: string[] = [];
  const hashes = Object.entries(counts).map(([password, count]) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    return { prefix: hash.slice(0, 5), line: `${hash.slice(5)}:${count}` };
  });
  const server = createServer(({ url = "" }, response) => {
    paths.push(url);
    const other = `${"0".repeat(35)}:7`;
    const listed = hashes.filter(({ prefix }) => url === `/range/${prefix}`);
    response.end([other, ...listed.map(({ line }) => line)].join("\r\n"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/range`, paths, close: () => server.close() };
}
