import { trimSpan } from "../../rows.ts";
import type { Span } from "../../types.ts";
import { leadToTitle } from "./stories.ts";

/** "1. Acme Ltd", "2.1 Project Manager", "(ii) Acme Ltd", "b) Acme Ltd": the number of an entry; the edge may have lost its opening bracket. */
const NUMBERING = /^(?:\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2}){1,2}\.?|\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])\))\s+(?=\p{Lu})/u;
/** A stop before a blank ended the dates: "2019 – 2024. Buyer"; ".NET Developer" begins with one. */
const EDGE = /^(?:[\s,;:|()[\]–—•·*_-]|\.(?=\s))+|[\s,;:|([–—•·*_-]+$/g;

/** Words that only led to the date behind them. */
const TAIL_WORDS =
  /[\s,;(]+(?:graduating|graduated|graduation|expected|anticipated|completed|class of|since|from|seit|depuis|desde|obtained|awarded|obtenu|abgeschlossen|issued|in|im|en|em|nel)$/i;
/** "Grand Hotel (5*)", "Hotel Post ****S": the class of a house. */
const STARS = /\s+(?:[([]?[2-7]\s?(?:\*|★|[- ]?(?:stars?|sterne|étoiles|estrellas|estrelas|stelle|sterren)\b)[)\]]?|[*★]{2,7}S?)$/iu;
/** "Pflegefachfrau HF, Pensum 80 %", "Infirmière, 60-80%", as Swiss papers print it. */
const SHARE_OF_WEEK =
  /\s*[,|–-]\s+(?:(?:arbeits)?pensum|beschäftigungsgrad|anstellung|taux(?: d['’]activité)?|grado di occupazione)?:?\s*\d{2,3}(?:\s?[–-]\s?\d{2,3})?\s?%$/iu;
/** "Management Analyst (This is a federal job)": a sentence about the post. */
const REMARK = /\s*\(This (?:is|was) [^()]{2,60}\)?$/i;
/** "60 %", "28 uur", "0.5 FTE": how much of a week. */
const WORKLOAD =
  /^(?:ca\.? ?|env\.? ?)?\d[\d.,/–-]*\s?(?:%|(?:fte|etp|vzä|vte|days?|tage?|jours?|d[ií]as?|giorni|dagen|hrs?|hours?|std|stunden|wochenstunden|heures?|horas?|ore|uur|u|h)\b)/iu;

/** "Designer [60 %]" without the workload in brackets; "Nurse (part-time)" is the title as it is printed. */
export function withoutWorkload(masked: string, start: number, end: number): number {
  const hit = /\s*[([]([^()[\]]{1,40})[)\]]$/.exec(masked.slice(start, end).slice(-60));
  return hit && WORKLOAD.test(hit[1] ?? "") && end - hit[0].length > start + 1 ? end - hit[0].length : end;
}

/** Without punctuation at the edges; a closing bracket stays with its opening one. */
export function clip(masked: string, span: Span): Span {
  const text = masked.slice(span.start, span.end);
  let lead = 0;
  let tail = 0;
  for (const hit of text.matchAll(EDGE)) {
    if (hit.index === 0) lead = hit[0].length;
    if (hit.index + hit[0].length === text.length) tail = hit[0].length;
  }
  lead += NUMBERING.exec(text.slice(lead))?.[0].length ?? 0;
  lead += leadToTitle(text.slice(lead));
  let start = span.start + lead;
  let end = Math.max(start, span.end - tail);
  end = withoutWorkload(masked, start, end);
  end -= SHARE_OF_WEEK.exec(masked.slice(start, end))?.[0].length ?? 0;
  end -= REMARK.exec(masked.slice(start, end))?.[0].length ?? 0;
  end -= STARS.exec(masked.slice(start, end))?.[0].length ?? 0;
  end -= TAIL_WORDS.exec(masked.slice(start, end))?.[0].length ?? 0;
  const inner = masked.slice(start, end);
  if (inner.endsWith(")") && !inner.includes("(")) end--;
  if (/^["“„'«]/.test(inner) && /["”“'»]$/.test(inner) && inner.length > 2) [start, end] = [start + 1, end - 1];
  return trimSpan(masked, { start, end });
}
