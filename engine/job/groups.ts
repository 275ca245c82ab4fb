import type { Unit } from "./units.ts";

/** Units one of which is enough, best-named first; most groups have one member. */
export type Group = Unit[];

/** "A, B or C" is one group, "A, B and C" are three, "clouds such as A or B" is one under its head. */
export function toGroups(units: readonly Unit[]): Group[] {
  const groups: Group[] = [];
  let run: Unit[] = [];
  let closed = false;
  const close = () => {
    groups.push(...splitRun(run));
    run = [];
    closed = false;
  };
  for (const unit of units) {
    if (unit.join === "example") {
      run.push(unit);
      closed = true;
      continue;
    }
    const orSeen = run.some((member, index) => index > 0 && member.join === "or");
    if (unit.join === "start" || (unit.join === "and" && !unit.anyOf) || (unit.join === "comma" && (orSeen || closed) && !unit.anyOf))
      close();
    run.push(unit);
  }
  close();
  return groups.map(withoutRepeats);
}

function splitRun(run: readonly Unit[]): Group[] {
  const firstExample = run.findIndex((unit) => unit.join === "example");
  if (firstExample > 0) return [...splitRun(run.slice(0, firstExample - 1)), run.slice(firstExample - 1)];
  const isChoice = run.some((unit, index) => unit.anyOf || (index > 0 && unit.join === "or"));
  return isChoice ? [[...run]] : run.map((unit) => [unit]);
}

function withoutRepeats(group: Group): Group {
  return group.filter((unit, index) => group.findIndex((other) => other.id === unit.id) === index);
}
