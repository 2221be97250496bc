export { Late } from "./Late.tsx";
export { resume } from "./resume.ts";
