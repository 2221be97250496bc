export * from "./provider/index.ts";
export * from "./terms/index.ts";
export * from "./datasheet/index.ts";
export * from "./search/index.ts";
export * from "./session/index.ts";
