import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { samples } from "../http/testing/samples.ts";
import { contract, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer({ secondFactorLevels: ["ADMIN"] });

const codeOf = (answer: { readonly body: unknown }) =>
  (answer.body as Wire<"Problem"> | undefined)?.code;

const own = async () => (await server.ok("getSession", { as: "admin" })).user;

it("lets accounts of the level only set up a second factor, until they have one", async () => {
  const operations = [...contract.operations.values()].filter(
    // Those of customers only are refused because of the level.
    ({ session, levels }) => session !== "ignored" && levels.includes("ADMIN"),
  );
  // Signing out would end the session.
  for (const { id } of operations.filter((each) => each.id !== "deleteSession")) {
    const answer = await server.call(id, { ...samples[id], as: "admin" });
    // A HEAD has no body.
    const isRefused =
      answer.status === 403 && [undefined, "second-factor-required"].includes(codeOf(answer));
    expect([id, isRefused]).toEqual([
      id,
      contract.operations.get(id)?.worksWithoutFactor === false,
    ]);
  }
  expect((await own())?.SecondFactorMissing).toBe(true);
  expect(await server.ok("getSecondFactor", { as: "admin" })).toMatchObject({
    required: true,
    totp: false,
  });

  const { secret } = (await server.call("startTotp", { as: "admin" })).body as Wire<"TotpSetup">;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await server.call("confirmTotp", { as: "admin", body: { code } })).status).toBe(200);
  expect((await own())?.SecondFactorMissing).toBeUndefined();
  expect((await server.call("listAccounts", { as: "admin" })).status).toBe(200);

  // At once, on every server.
  await server.data.database.write.deleteFrom("totp").execute();
  expect(codeOf(await server.call("listAccounts", { as: "admin" }))).toBe("second-factor-required");
});

it("does not affect other levels", async () => {
  const answer = await server.call("usersAuth", {
    body: { cliente: "cliente", password: "caliper-demo" },
  });
  expect((answer.body as Wire<"LoginAnswer">)[0]).not.toHaveProperty("SecondFactorMissing");
  expect(
    (await server.call("searchByCode", { ...samples.searchByCode, as: "cliente" })).status,
  ).toBe(200);
});
