import { t } from "../../../lib/t.ts";

const moment = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** The name of a session that nobody has named yet: "Upload 12 Nov, 14:02". */
export const toDefaultName = (now: Date): string => t("upload.defaultName", { moment: moment.format(now) });

/** The same with a number behind it when the list has that name already: two sessions of one minute are told apart. */
export function toFreeName(now: Date, taken: readonly string[]): string {
  const name = toDefaultName(now);
  for (let no = 1; ; no++) {
    const free = no === 1 ? name : `${name} (${no})`;
    if (!taken.includes(free)) return free;
  }
}
