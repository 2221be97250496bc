export { createEmbed, type Embed } from "./elements.ts";
export type { EmbedHandle } from "./mount.ts";
export { embedWidgets } from "../shared/embed-options/index.ts";
export type * from "../shared/embed-options/index.ts";
export type { EmbedFont, EmbedResources } from "./resources.ts";
