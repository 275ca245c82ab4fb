import type { MessageKey } from "../lib/t.ts";

/** The day of the last change of either text. */
export const POLICIES_UPDATED = "2026-11-22";

export type PolicySection = {
  id: string;
  title: MessageKey;
  short: MessageKey;
  text: MessageKey;
  /** A table below the text. */
  table?: "inventory" | "browser" | "retention";
};

export const PRIVACY: readonly PolicySection[] = [
  { id: "responsible", title: "policies.privacy.who", short: "policies.privacy.whoShort", text: "policies.privacy.whoText" },
  {
    id: "kept",
    title: "policies.privacy.kept",
    short: "policies.privacy.keptShort",
    text: "policies.privacy.keptText",
    table: "inventory",
  },
  { id: "sent", title: "policies.privacy.goes", short: "policies.privacy.goesShort", text: "policies.privacy.goesText" },
  {
    id: "browser",
    title: "policies.privacy.browser",
    short: "policies.privacy.browserShort",
    text: "policies.privacy.browserText",
    table: "browser",
  },
  {
    id: "candidates",
    title: "policies.privacy.candidates",
    short: "policies.privacy.candidatesShort",
    text: "policies.privacy.candidatesText",
  },
  {
    id: "retention",
    title: "policies.privacy.long",
    short: "policies.privacy.longShort",
    text: "policies.privacy.longText",
    table: "retention",
  },
  { id: "rights", title: "policies.privacy.rights", short: "policies.privacy.rightsShort", text: "policies.privacy.rightsText" },
  { id: "security", title: "policies.privacy.security", short: "policies.privacy.securityShort", text: "policies.privacy.securityText" },
  { id: "changes", title: "policies.privacy.changes", short: "policies.privacy.changesShort", text: "policies.privacy.changesText" },
  { id: "contact", title: "policies.contact", short: "policies.contactShort", text: "policies.contactText" },
];

export const TERMS: readonly PolicySection[] = [
  { id: "tool", title: "policies.terms.tool", short: "policies.terms.toolShort", text: "policies.terms.toolText" },
  { id: "account", title: "policies.terms.account", short: "policies.terms.accountShort", text: "policies.terms.accountText" },
  { id: "uploads", title: "policies.terms.uploads", short: "policies.terms.uploadsShort", text: "policies.terms.uploadsText" },
  { id: "people", title: "policies.terms.people", short: "policies.terms.peopleShort", text: "policies.terms.peopleText" },
  { id: "trial", title: "policies.terms.trial", short: "policies.terms.trialShort", text: "policies.terms.trialText" },
  { id: "limits", title: "policies.terms.limits", short: "policies.terms.limitsShort", text: "policies.terms.limitsText" },
  { id: "mistakes", title: "policies.terms.faults", short: "policies.terms.faultsShort", text: "policies.terms.faultsText" },
  { id: "warranty", title: "policies.terms.warranty", short: "policies.terms.warrantyShort", text: "policies.terms.warrantyText" },
  { id: "end", title: "policies.terms.end", short: "policies.terms.endShort", text: "policies.terms.endText" },
  { id: "contact", title: "policies.contact", short: "policies.contactShort", text: "policies.contactText" },
];
