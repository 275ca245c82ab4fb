import data from "../../data/job/perks.json";
import { isAsking, type SectionKind } from "./headings.ts";

type Judged = { start: number; end: number; section: SectionKind; block: number; inherited: boolean };

const PERKS = new RegExp(data.perks.join("|"), "i");
const ASKED = new RegExp(data.asked.join("|"), "i");

/** "The good stuff" behind the wishes: nobody knows the heading, but most of what stands under it is given, not asked. */
export function withoutPerks<S extends Judged>(flat: string, statements: readonly S[]): S[] {
  const blocks = new Map<number, S[]>();
  for (const statement of statements)
    if (statement.inherited && isAsking(statement.section))
      blocks.set(statement.block, [...(blocks.get(statement.block) ?? []), statement]);
  const given = new Set<number>();
  for (const [block, members] of blocks) {
    const said = members.map(({ start, end }) => flat.slice(start, end));
    const perks = said.filter((one) => PERKS.test(one) && !ASKED.test(one));
    if (members.length >= data.fewest && perks.length / members.length >= data.share) given.add(block);
  }
  return statements.map((one) => (one.inherited && given.has(one.block) ? { ...one, section: "benefits" } : one));
}
