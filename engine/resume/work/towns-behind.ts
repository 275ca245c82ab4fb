import { isTown } from "../contact/gazetteer.ts";
import type { Span } from "../types.ts";
import { endsInLegalForm, endsLikeTown, hasOrganisationWord, isLegalTail } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

const TOWN_BEHIND =
  /^(.{2,}?)(?:,\s+(?:based|located|situated|headquartered|mit Sitz|ansässig|basée?|située?|con sede|radicad[oa]|gevestigd)\s+(?:in|at|à|en|a|te)\s+|,\s+(?:(?:near|nr\.?|bei|près de|cerca de|perto de|vicino a|bij)\s+)?|\s+\(|\s+(?:in|à|en|em|te|a)\s+)((?:\p{Lu}|'s-\p{Lu})[\p{L}\p{M}.'’-]*(?: \p{L}[\p{L}\p{M}.'’-]*){0,4})(?:\s\((?:\d{2,3}|2[AB]|\p{Lu}{2})\))?\)?$/u;
const LONGEST = 120;
/** "Dublin 2", "Paris 15e" */
const TOWN_WITH_DISTRICT = /^(.{2,}?),\s+((\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?) \d{1,2}(?:[a-z]|er|[eè]me)?)$/u;
/** "Mülheim an der Ruhr", "Frankfurt am Main": a town, however it ends. */
const BESIDE_WATER = /\p{Ll} (?:an der|am|im|ob der|aan den|aan de|op|sur|sul) \p{Lu}/u;

/** Small words within the names of towns: "Moulins-sur-Mer" apart, "Castelverde sul Po", "Stoke on Trent", "São João da Madeira". */
const IN_NAMES_OF_TOWNS =
  /^(?:de|del|della|di|da|das|do|dos|des|du|d|la|las|le|les|los|l|el|sur|sous|lès|les|en|upon|on|under|over|by|the|of|and|le|am|an|der|ob|im|in|bei|vor|zu|op|aan|den|ter|sul|sulla|nel|al|y|e|i|s|'s)$/;
/** "Travaux publics", "Amt für Soziales": a word written small that no town has. */
const hasPlainWord = (town: string): boolean =>
  town.split(/[\s'’-]+/).some((word) => /^\p{Ll}/u.test(word) && !IN_NAMES_OF_TOWNS.test(word));
/** "Chartered Accountants", "Joiners": people of a trade, who say what the house does. */
const namesTradesmen = (town: string): boolean => /s$/.test(town) && hasTitleWord(town.replace(/e?s$/, ""));

/** "Papeteries du Levant (Montreuil)", "Cold Store, Wiri": the name, and the town no list knows. */
export function cutTown(words: string, at: Span): { name: Span; town: Span } | undefined {
  if (words.length > LONGEST) return undefined;
  const district = TOWN_WITH_DISTRICT.exec(words);
  const [, name = "", town = ""] = (district && isTown(district[3] ?? "") ? district : TOWN_BEHIND.exec(words)) ?? [];
  const from = words.lastIndexOf(town);
  if (
    !mayBeTownOf(name, town) ||
    (name.includes(",") && !/[,(]\s*(?:\p{L}+\s)?(?:\p{Ll}+\.?\s(?:\p{Ll}{1,2}\s)?)?$/u.test(words.slice(0, from)))
  )
    return undefined;
  return { name: { start: at.start, end: at.start + name.length }, town: { start: at.start + from, end: at.start + from + town.length } };
}

/** Behind a legal form nothing belongs to the name; elsewhere a word of employers, jobs or everyday language speaks against a town. */
function mayBeTownOf(name: string, town: string): boolean {
  const isCode = town === town.toUpperCase() && name !== name.toUpperCase();
  if (town === "" || isCode || isLegalTail(town) || namesTradesmen(town) || /^(?:and|und|et|y)\b/i.test(town)) return false;
  if (endsInLegalForm(name) || (hasOrganisationWord(name) && endsLikeTown(town))) return true;
  return BESIDE_WATER.test(town) || !(hasOrganisationWord(town) || hasTitleWord(town) || hasPlainWord(town));
}
