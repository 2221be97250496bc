export { EmbedBuilder } from "./EmbedBuilder.tsx";
export type { EmbedBuilderProps } from "./EmbedBuilder.tsx";
