export { numbered, restart } from "./blockNumbers.css.ts";
