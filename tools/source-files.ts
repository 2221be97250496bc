import { execFileSync } from "node:child_process";

/** The TypeScript files of these folders that git knows, by path from the root. */
export function sourceFiles(folders: readonly string[]): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "--", ...folders], { encoding: "utf8" });
  return listed.split("\n").filter((file) => /\.tsx?$/u.test(file));
}
