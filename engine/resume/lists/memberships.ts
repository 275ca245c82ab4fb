const MEMBER_SINCE =
  /(?:,|\s[–—-]|:)\s+(?:(?:full|chartered|associate|student|professional|ordentliches|membre|miembro) )?(?:member|fellow|mitglied|membre|miembro|membro|socio|lid) (?:since|seit|depuis|desde|dal|sinds)\b/iu;

/** Where the name of the body ends in "Guild of Payroll Clerks, member since 2015"; 0 where nothing of the kind is said. */
export const findMembership = (words: string): number => MEMBER_SINCE.exec(words)?.index ?? 0;
