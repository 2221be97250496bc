export * from "./provider/index.ts";
export * from "./terms/index.ts";
