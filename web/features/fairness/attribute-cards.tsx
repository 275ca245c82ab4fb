import type { FairnessTable } from "@fairlead/contracts";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type AttributeCardsProps<T> = { tables: readonly T[]; show(table: T): ReactNode };

/** A card for each attribute, with the tables of its outcomes. */
export function AttributeCards<T extends Pick<FairnessTable, "attribute">>({ tables, show }: AttributeCardsProps<T>) {
  const attributes = [...new Set(tables.map(({ attribute }) => attribute))];
  return attributes.map((attribute) => (
    <Card key={attribute} as="section" aria-label={attribute}>
      <h3 className="break-after-avoid px-5 pt-4 font-semibold text-[15px]/[22px]">{attribute}</h3>
      {tables.filter((table) => table.attribute === attribute).map(show)}
    </Card>
  ));
}
