import type { RoleFrame } from "@fairlead/contracts";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../../lib/api.ts";

/** Prompts by occupation and what the law of some places asks about pay; without them the form works all the same. */
export function useDraftPrompts() {
  return useQuery({
    queryKey: ["getDraftPrompts"],
    queryFn: ({ signal }) => client.getDraftPrompts({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The occupation whose longest name stands in a title. */
export function findRole(roles: readonly RoleFrame[], title: string): RoleFrame | undefined {
  const words = ` ${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  const lengthIn = ({ titles }: RoleFrame): number =>
    Math.max(...titles.map((name) => (words.includes(` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `) ? name.length : 0)));
  const [best] = [...roles].sort((a, b) => lengthIn(b) - lengthIn(a));
  return best !== undefined && lengthIn(best) > 0 ? best : undefined;
}
