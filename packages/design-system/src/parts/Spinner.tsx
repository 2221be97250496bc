import { spinner } from "./Spinner.css.ts";

/** A loading indicator; the text next to it names what is loading. */
export const Spinner = () => (
  <svg className={spinner} viewBox="0 0 20 20" aria-hidden>
    <circle cx="10" cy="10" r="7.25" opacity="0.3" />
    <path d="M10 2.75a7.25 7.25 0 0 1 7.25 7.25" />
  </svg>
);
