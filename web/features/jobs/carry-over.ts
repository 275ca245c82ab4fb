import type { JobProfile, Requirement, Span } from "@fairlead/contracts";

/** Where a place of the stored text stands in the changed one; null where its words were changed. */
export type Move = (span: Span) => Span | null;
/** Whether a place of the changed text has words that the stored text had not. */
export type IsNew = (span: Span) => boolean;

const isNowhere = ({ start, end }: Span): boolean => start === end;

/**
 * What a person confirmed of the stored text, for the changed text. Where the words are the same it stays as confirmed, with its
 * places moved; where they were changed, what is read there now counts.
 */
export function carryOver(confirmed: JobProfile, read: JobProfile, text: string, move: Move, isNew: IsNew): JobProfile {
  const readById = new Map(read.requirements.map((one) => [one.id, one]));
  const kept = confirmed.requirements.flatMap((one) => carryRequirement(one, readById.get(one.id), text, move));
  const keptIds = new Set(kept.map(({ id }) => id));
  // Better words bring no wish of their own: one may only follow one whose words were changed.
  const isLost =
    kept.length < confirmed.requirements.length || (confirmed.experience !== undefined && move(confirmed.experience.span) === null);
  const fresh = isLost ? read.requirements.filter(({ id, span }) => !keptIds.has(id) && isNew(span)) : [];
  const { experience: readExperience, education: readEducation, ...rest } = read;
  const experience = carryOne(confirmed.experience, readExperience, move, isNew);
  const education = carryOne(confirmed.education, readEducation, move, isNew);
  return {
    ...rest,
    requirements: [...kept, ...fresh],
    languages: carryLanguages(confirmed, read, move, isNew),
    ...(experience === undefined ? {} : { experience }),
    ...(education === undefined ? {} : { education }),
  };
}

function carryRequirement(confirmed: Requirement, read: Requirement | undefined, text: string, move: Move): Requirement[] {
  const { importance, weight, alternatives, atLeast } = confirmed;
  const isSame = isNowhere(confirmed.quote) || move(confirmed.quote) !== null;
  const minYears = isSame ? confirmed.minYears : read?.minYears;
  const years = minYears === undefined ? {} : { minYears };
  const own = weight === undefined ? {} : { weight };
  const others = { ...(alternatives === undefined ? {} : { alternatives }), ...(atLeast === undefined ? {} : { atLeast }) };
  if (read !== undefined)
    return [
      { id: read.id, name: confirmed.name, kind: read.kind, importance, ...own, ...years, ...others, span: read.span, quote: read.quote },
    ];
  if (isNowhere(confirmed.span)) return [confirmed];
  const span = move(confirmed.span);
  if (span === null) return [];
  const quote = move(confirmed.quote) ?? span;
  return [{ ...confirmed, span, quote: { ...quote, text: text.slice(quote.start, quote.end) } }];
}

type Placed = { span: Span };

function carryOne<T extends Placed>(confirmed: T | undefined, read: T | undefined, move: Move, isNew: IsNew): T | undefined {
  if (confirmed === undefined) return read !== undefined && isNew(read.span) ? read : undefined;
  const span = isNowhere(confirmed.span) ? confirmed.span : move(confirmed.span);
  return span === null ? read : { ...confirmed, span };
}

function carryLanguages(confirmed: JobProfile, read: JobProfile, move: Move, isNew: IsNew): JobProfile["languages"] {
  const kept = confirmed.languages.flatMap((one) => {
    const same = read.languages.find(({ language }) => language === one.language);
    return carryOne(one, same, move, isNew) ?? [];
  });
  const names = new Set(kept.map(({ language }) => language));
  return [...kept, ...read.languages.filter(({ language, span }) => !names.has(language) && isNew(span))];
}
