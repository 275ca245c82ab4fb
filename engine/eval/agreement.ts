import { loadSecondLabels, type WordingSet } from "./corpus.ts";
import type { Figures } from "./figures.ts";
import { meets, toPlaced } from "./overlap.ts";

const SETS: readonly WordingSet[] = ["wording", "wording/second", "wording/third"];

/** How far the author of the labels agrees with the author of the labels: an upper bound, nothing about another reader. */
export function addAgreement(figures: Figures): void {
  for (const { first, second } of SETS.flatMap(loadSecondLabels)) {
    const once = first.findings.map((one) => toPlaced(one, first.text));
    const again = second.findings.map((one) => toPlaced(one, second.text));
    const met = once.filter((one) => again.some((other) => meets(one, other)));
    const kept = again.filter((one) => once.some((other) => meets(one, other)));
    figures.add("same author twice, same findings", met.length === once.length && kept.length === again.length);
    for (const one of once) figures.add("same author twice, first found again", met.includes(one));
    for (const one of again) figures.add("same author twice, second was there", kept.includes(one));
    for (const one of met) {
      figures.add(
        "same author twice, same severity",
        again.some((other) => meets(one, other) && one.severity === other.severity),
      );
    }
  }
}
