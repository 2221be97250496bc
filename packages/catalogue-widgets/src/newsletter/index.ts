export { NewsletterViewer } from "./NewsletterViewer.tsx";
