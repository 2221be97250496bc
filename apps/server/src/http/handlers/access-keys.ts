import type { Answer } from "@caliper/api-client/wire";
import type { AccessKeysService } from "../../keys/access-keys.service.ts";
import { accessKeyAnswer, wantedKey } from "../presenters/access-keys.ts";
import { actorOf, type Handlers } from "../routes.ts";

export function accessKeyHandlers(keys: AccessKeysService) {
  return {
    listAccessKeys: async (): Promise<Answer<"listAccessKeys">> =>
      (await keys.list()).map(accessKeyAnswer),

    async createAccessKey(request) {
      const { key, secret } = await keys.create(actorOf(request), wantedKey(request.body));
      return { key: accessKeyAnswer(key), ...(secret !== undefined && { secret }) };
    },

    revokeAccessKey: (request) => keys.revoke(actorOf(request), request.params.id),

    accessKeyUsage: (request) => keys.usage(request.params.id),
  } satisfies Handlers;
}
