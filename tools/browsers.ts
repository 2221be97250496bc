import { posix, win32 } from "node:path";

type Env = Readonly<Record<string, string | undefined>>;

const macApplications = [
  "Google Chrome.app/Contents/MacOS/Google Chrome",
  "Chromium.app/Contents/MacOS/Chromium",
  "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];
const windowsPrograms = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
];
const commands = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
  "microsoft-edge-stable",
];

const isText = (value: string | undefined): value is string => value !== undefined && value !== "";

/** Where Chrome, Chromium and Edge are usually installed, then every folder of PATH. */
function candidates(platform: NodeJS.Platform, env: Env): string[] {
  if (platform === "win32") {
    const folders = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]];
    return windowsPrograms.flatMap((program) =>
      folders.filter(isText).map((folder) => win32.join(folder, program)),
    );
  }
  const applications =
    platform === "darwin"
      ? macApplications.flatMap((application) =>
          ["/Applications", posix.join(env["HOME"] ?? "/", "Applications")].map((folder) =>
            posix.join(folder, application),
          ),
        )
      : [];
  const path = (env["PATH"] ?? "").split(":").filter(isText);
  return [
    ...applications,
    ...commands.flatMap((command) =>
      [...path, "/usr/bin", "/snap/bin"].map((folder) => posix.join(folder, command)),
    ),
  ];
}

/** An installed Chrome, Chromium or Edge, or undefined. */
export const findBrowser = (
  platform: NodeJS.Platform,
  env: Env,
  exists: (path: string) => boolean,
): string | undefined => candidates(platform, env).find(exists);
