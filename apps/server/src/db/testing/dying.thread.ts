/** A thread for `sqlite.test.ts`: it crashes in the middle of a transaction. */
import { workerData } from "node:worker_threads";
import { answerCalls } from "../../threads/answering.ts";
import { type DatabaseConfig, openDatabase } from "../index.ts";

const database = openDatabase(workerData as DatabaseConfig, "caller");

answerCalls<"write and die", never, string>({
  answer: () =>
    database.write.transaction().execute(async (transaction) => {
      await transaction.insertInto("meta").values({ key: "half", value: "" }).execute();
      process.exit(1);
    }),
  describe: String,
  close: () => database.close(),
});
