/** Names that are written small wherever they stand; those with a capital, a figure or a full stop inside are told by that. */
const SMALL = new Set(
  "athenahealth beck-online containerd dbt npm pgvector pnpm pytest scikit-learn tidyverse webpack pandas curl git nginx sed awk".split(
    " ",
  ),
);

/** What a job asks for, as a name on the screen: "Degree in law", but "iOS development" and "npm". */
export function toRequirementTitle(name: string): string {
  const [first = ""] = name.split(/[\s,]/);
  const isOwnSpelling = SMALL.has(first) || /[\p{Lu}\d.]/u.test(first);
  return isOwnSpelling ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

export const withTitle = <T extends { name: string }>(row: T): T => ({ ...row, name: toRequirementTitle(row.name) });
