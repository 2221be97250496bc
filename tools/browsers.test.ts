import { expect, it } from "vitest";
import { findBrowser } from "./browsers.ts";

const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const homeEdge = "/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge";
const windowsChrome = String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`;
const windowsEdge = String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`;
const windows = {
  PROGRAMFILES: String.raw`C:\Program Files`,
  "PROGRAMFILES(X86)": String.raw`C:\Program Files (x86)`,
};

it.each([
  ["Chrome for everyone on macOS", "darwin", { HOME: "/Users/ana" }, [homeEdge, mac], mac],
  ["Edge in a user's folder on macOS", "darwin", { HOME: "/Users/ana" }, [homeEdge], homeEdge],
  ["Chrome before Edge on Windows", "win32", windows, [windowsEdge, windowsChrome], windowsChrome],
  ["Edge on Windows", "win32", windows, [windowsEdge], windowsEdge],
  ["a command in PATH", "linux", { PATH: "/bin:/opt/b" }, ["/opt/b/chromium"], "/opt/b/chromium"],
  ["Chromium as a snap, without PATH", "linux", {}, ["/snap/bin/chromium"], "/snap/bin/chromium"],
  ["no browser", "linux", { PATH: "/bin" }, [], undefined],
] as const)("finds %s", (_name, platform, env, installed: readonly string[], expected) => {
  expect(findBrowser(platform, env, (path) => installed.includes(path))).toBe(expected);
});
