export { Job } from "./Job.tsx";
export type { JobCriteria, JobProps } from "./Job.tsx";
