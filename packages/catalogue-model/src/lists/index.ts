export { codesIn, listParts } from "./codes-in.ts";
export { figureOf, quantityWord, units } from "./quantities.ts";
export { type ListedLine, listReader, type ReadList, readList } from "./read-list.ts";
