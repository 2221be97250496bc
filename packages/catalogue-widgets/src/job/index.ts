export { Job, type JobCriteria, type JobProps } from "./Job.tsx";
