import type { Feedback } from "@fairlead/contracts";
import { type Db, type OwnerId, schema } from "../../db/index.ts";

type Row = Pick<Feedback, "kind" | "message"> & { email: string | null; rating: number | null; technical: Feedback["technical"] | null };

/** Returns the number that the sender can quote. */
export async function addFeedback(ownerId: OwnerId | null, db: Db, row: Row): Promise<number> {
  const { feedback } = schema;
  const [added] = await db
    .insert(feedback)
    .values({ ...row, technical: row.technical ?? null, ownerId })
    .returning({ reference: feedback.reference });
  return added?.reference ?? 0;
}
