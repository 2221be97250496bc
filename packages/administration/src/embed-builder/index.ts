export { EmbedBuilder, type EmbedBuilderProps } from "./EmbedBuilder.tsx";
