import { expect, test } from "vitest";
import { createKnownDevices } from "./known-devices.ts";

const devices = createKnownDevices(() => Promise.resolve("secret"));

test("a device stores the last eight accounts that have signed in", async () => {
  let text: string | undefined;
  for (let account = 1; account <= 10; account += 1) text = await devices.remember(text, account);
  const id = await devices.idFor(text, 10);
  expect(id).toMatch(/^[\w-]{22}$/u);
  expect(await devices.idFor(text, 3)).toBe(id);
  expect(await devices.idFor(text, 2)).toBeUndefined();
  expect(await devices.idFor(text, 11)).toBeUndefined();
});

test("rejects a text that was not signed here", async () => {
  const text = await devices.remember(undefined, 7);
  const [id = "", , signature = ""] = text.split(".");
  const other = createKnownDevices(() => Promise.resolve("another secret"));
  for (const forged of [
    undefined,
    "",
    `${id}.8.${signature}`,
    `${id}.7`,
    `${text}x`,
    await other.remember(undefined, 7),
  ]) {
    expect(await devices.idFor(forged, 7)).toBeUndefined();
    expect(await devices.idFor(forged, 8)).toBeUndefined();
  }
});
