/** Months since the year 0. */
export type Month = number;
export const toMonth = (year: number, month: number): Month => year * 12 + month - 1;
export const yearOf = (month: Month): number => Math.floor(month / 12);
export const monthOf = (month: Month): number => (month % 12) + 1;

/** The month that "present" reaches up to, itself not counted. */
export const PRESENT = toMonth(2026, 11);

/** First and last month, both worked in full; null goes on today. */
export type Interval = { start: Month; end: Month | null };
export type Role = Interval & { position: string; employer: string; place: string; lines: string[] };
export type School = Interval & { institution: string; studyType: string; area?: string };

/** Everything a resume may print, before anybody has decided how. */
export type Person = {
  name: string;
  email: string;
  phone: string;
  street: string;
  postcode: string;
  city: string;
  region?: string;
  occupation: string;
  title: string;
  summary: string;
  roles: Role[];
  schools: School[];
  skills: string[];
  certificates: string[];
  languages: { language: string; fluency: string }[];
  interests: string[];
};
