export { Late } from "./Late.tsx";
export { resume } from "./resume.ts";
export { hydrateInTurns, nextTask } from "./turns.ts";
