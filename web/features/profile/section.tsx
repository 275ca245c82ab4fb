import type { ReactNode } from "react";
import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import type { SectionId } from "./sections.ts";

/** One section of the profile; the address leads to it by its id. */
export function Section({ id, lead, children }: { id: SectionId; lead?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="p-5 sm:p-6">
      <h2 id={`${id}-title`} className="font-medium font-serif text-xl">
        {t(`profile.section.${id}`)}
      </h2>
      {lead === undefined ? null : <p className="mt-0.5 text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

/** A part of a section under a heading of its own. */
export function Part({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mt-5 border-line border-t pt-5 first:mt-0 first:border-t-0 first:pt-0">
      <h3 className="font-semibold">{title}</h3>
      {text === undefined ? null : <p className="mt-0.5 max-w-[64ch] text-ink-2">{text}</p>}
      {children === undefined ? null : <div className="mt-3">{children}</div>}
    </div>
  );
}
