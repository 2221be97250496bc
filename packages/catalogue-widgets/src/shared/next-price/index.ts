export { NextPriceNote } from "./NextPriceNote.tsx";
