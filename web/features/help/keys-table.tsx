import { Fragment } from "react";
import { Link } from "react-router";
import { useModKey } from "../../lib/mod-key.ts";
import { t } from "../../lib/t.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { Rich } from "../../ui/rich.tsx";
import { KEY_GROUPS, type KeyGroup, type KeyRow } from "./keys.ts";

/** Every key of the product, by place. */
export function KeysTable({ groups = KEY_GROUPS }: { groups?: readonly KeyGroup[] }) {
  return (
    <>
      <div className="gap-x-8 sm:columns-2">
        {groups.map(({ title, rows }) => (
          <table key={title} className="mb-4 w-full break-inside-avoid">
            <caption className="pb-1 text-start font-medium text-ink-3 text-xs">{t(title)}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t("help.keys.does")}</th>
                <th scope="col">{t("help.keys.key")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.does} className="border-line border-t">
                  <td className="py-1.5 pe-3">{t(row.does)}</td>
                  <td className="whitespace-nowrap py-1.5 text-end">
                    <Keys row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className="text-ink-2">
        <Rich text={t("help.keys.note")} parts={{ settings: (words) => <Link to="/profile#settings">{words}</Link> }} />
      </p>
    </>
  );
}

function Keys({ row: { keys, isSequence = false } }: { row: KeyRow }) {
  const mod = useModKey();
  return keys.map((chord, i) => (
    <Fragment key={chord.join(" ")}>
      {i > 0 && isSequence ? <span className="mx-1 text-ink-3 text-xs">{t("help.keys.then")}</span> : null}
      <span className={i > 0 && !isSequence ? "ms-1.5" : undefined}>
        {chord.map((key, at) => (
          <span key={key} className={at > 0 ? "ms-0.5" : undefined}>
            <Kbd>{key === "mod" ? mod : key}</Kbd>
          </span>
        ))}
      </span>
    </Fragment>
  ));
}
