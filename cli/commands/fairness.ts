import { adverseImpact } from "@fairlead/engine/fairness";
import { type Context, toFailedLine } from "../context.ts";
import { OUTCOMES, readInput } from "../inputs.ts";
import { readOutcomes } from "../outcomes/read-outcomes.ts";

export async function fairness({ options, write }: Context): Promise<void> {
  for (const file of options.files) {
    const input = await readInput(file, OUTCOMES);
    const table = input.kind === "failed" ? input : readOutcomes(input.bytes);
    if (table.kind === "failed") {
      const line = toFailedLine(file, table.code);
      await write({ ...line, message: "where" in table ? `${table.where} ${line.message}` : line.message });
      continue;
    }
    for (const line of adverseImpact(table.rows, { attributes: table.attributes })) await write({ file, status: "ok", ...line });
  }
}
