export { JobLinks } from "./JobLinks.tsx";
