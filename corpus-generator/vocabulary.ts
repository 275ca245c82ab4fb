import de from "./words/de.json";
import en from "./words/en.json";
import es from "./words/es.json";
import fr from "./words/fr.json";
import it from "./words/it.json";
import nl from "./words/nl.json";
import deOccupations from "./words/occupations-de.json";
import enOccupations from "./words/occupations-en.json";
import esOccupations from "./words/occupations-es.json";
import frOccupations from "./words/occupations-fr.json";
import itOccupations from "./words/occupations-it.json";
import nlOccupations from "./words/occupations-nl.json";
import ptOccupations from "./words/occupations-pt.json";
import pt from "./words/pt.json";
import rare from "./words/rare.json";
import second from "./words/second.json";

export type Language = "en" | "de" | "fr" | "es" | "pt" | "it" | "nl";
export const LANGUAGES: Language[] = ["en", "de", "fr", "es", "pt", "it", "nl"];
export type Section = "summary" | "work" | "education" | "skills" | "certificates" | "languages" | "interests" | "contact";
export type Label = keyof typeof en.labels;

/** What people of one trade are called, where they work and what they can do. Titles run from the last to the first. */
export type Occupation = {
  family: string;
  titles: string[];
  workplaces: string[];
  skills: string[];
  certificates: string[];
  degree: string[];
  lines: string[];
};
type City = { name: string; region?: string; postcode: string; phone: string };
type Words = Omit<typeof en, "cities" | "headings"> & { cities: City[]; headings: Record<Section, string[]> };
export type Vocabulary = Words & { occupations: Occupation[] };
/** Words of a half of its own, so that it shares neither people nor trades with the other. */
export type OwnWords = Pick<Vocabulary, "given" | "family" | "roots" | "occupations"> &
  Partial<Pick<Vocabulary, "cities" | "streets" | "languages" | "summaries" | "lines" | "schools" | "secondary" | "interests">> & {
    headings: Partial<Record<Section, string[]>>;
  };

export const VOCABULARIES: Record<Language, Vocabulary> = {
  en: { ...en, occupations: enOccupations },
  de: { ...de, occupations: deOccupations },
  fr: { ...fr, occupations: frOccupations },
  es: { ...es, occupations: esOccupations },
  pt: { ...pt, occupations: ptOccupations },
  it: { ...it, occupations: itOccupations },
  nl: { ...nl, occupations: nlOccupations },
};

export const withOwnWords = (words: Vocabulary, own: OwnWords): Vocabulary => ({
  ...words,
  ...own,
  headings: { ...words.headings, ...own.headings },
});

/** Employers without a telling word, seldom trades and headings, towns of several words, telephone numbers in other spellings. */
export const RARE: Record<Language, OwnWords> = rare;
/** People, employers and trades that share nothing with the first lists. */
export const SECOND: Record<Language, OwnWords> = second;
