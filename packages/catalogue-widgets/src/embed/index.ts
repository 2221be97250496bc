export { createEmbed } from "./elements.ts";
export type { Embed } from "./elements.ts";
export type { EmbedHandle } from "./mount.ts";
export { embedWidgets } from "./options.ts";
export type * from "./options.ts";
export type { EmbedFont, EmbedResources } from "./resources.ts";
