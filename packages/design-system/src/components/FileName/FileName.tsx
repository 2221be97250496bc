import { extension } from "./FileName.css.ts";

export interface FileNameProps {
  /** With its extension, if it has one. */
  name: string;
}

/** The name of a file. No line breaks inside its extension. */
export function FileName({ name }: FileNameProps) {
  const [end = ""] = /(?<=.\.)[^.\s]{1,8}$/u.exec(name) ?? [];
  return (
    <span>
      {name.slice(0, name.length - end.length)}
      {end !== "" && <span className={extension}>{end}</span>}
    </span>
  );
}
