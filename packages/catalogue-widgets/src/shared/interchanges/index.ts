export { belongTogether, type NamedCode } from "./belongTogether.ts";
export { InterchangesBlock } from "./InterchangesBlock.tsx";
