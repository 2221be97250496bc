import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Answer } from "@caliper/api-client/wire";
import { Problem } from "../problems.ts";
import { originOf } from "../public-pages.ts";
import type { Handlers } from "../routes.ts";
import { message } from "../../messages/message.ts";

/** The file that the embed's build writes beside the script. */
type Manifest = Pick<Answer<"getEmbed">, "version" | "integrity">;

export interface EmbedOptions {
  /** Where the built script is. */
  readonly folder: string;
  readonly publicUrl: string | undefined;
}

/** The script that other sites load. */
export function embedHandlers({ folder, publicUrl }: EmbedOptions) {
  return {
    async getEmbed(request): Promise<Answer<"getEmbed">> {
      const text = await readFile(join(folder, "v1/manifest.json"), "utf8").catch(() => undefined);
      if (text === undefined) throw new Problem("not-found", message("embed.notBuilt"));
      const { version, integrity } = JSON.parse(text) as Manifest;
      const origin = originOf(request, publicUrl);
      const scriptOf = (release: string) => `${origin}/embed/${release}/caliper.js`;
      return { version, origin, script: scriptOf(version), latest: scriptOf("v1"), integrity };
    },
  } satisfies Handlers;
}
