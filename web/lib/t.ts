import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { MessageKey } from "./message-keys.ts";

const LOCALE = "en";
const i18n: I18n = setupI18n();
i18n.loadAndActivate({ locale: LOCALE, messages: {} });

/** Called by the build for every area that a loaded module uses (build/messages-plugin.ts). */
export function loadMessages(area: string, messages: Messages): void {
  i18n.load(LOCALE, Object.fromEntries(Object.entries(messages).map(([key, message]) => [`${area}.${key}`, message])));
}

export type { MessageKey };

/** The text of a key, with the values of its ICU placeholders. */
export function t(key: MessageKey, values?: Record<string, string | number | Date>): string {
  return i18n._(key, values);
}
