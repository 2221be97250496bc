export { InterchangesBlock } from "./InterchangesBlock.tsx";
