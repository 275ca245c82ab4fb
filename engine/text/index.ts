// text → words, sentences, dates, language, hashes: what every stage shares.

export { fromBase64 } from "./base64.ts";
export { blank } from "./blank.ts";
export { namesDayFirst, readsYearPairs, withYearPairs } from "./date-order.ts";
export { type DatePoint, type DateRange, readDateRanges } from "./dates.ts";
export { fold } from "./fold.ts";
export { canonicalJson, sha256 } from "./hash.ts";
export { detectLanguage } from "./language.ts";
export { remember } from "./remember.ts";
export { type NetReading, readNet, type SentenceNet, type StoredNet, toStrongest } from "./sentence-net.ts";
export { toSentences } from "./sentences.ts";
export { type Token, toTokens } from "./tokens.ts";
export { ENGINE_VERSION } from "./version.ts";
export { hashText, mix } from "./word-hash.ts";
