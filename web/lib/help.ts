import { useLocation, useNavigate } from "react-router";

export const HELP_TABS = ["quick", "guide", "faq"] as const;
export type HelpTab = (typeof HELP_TABS)[number];

const PARAMETER = "help";

/** The help centre stands in the address: `?help=faq#formats` opens that tab at that question, and Back closes it. */
export function useHelp() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const asked = query.get(PARAMETER);
  const isOurs = (state as { isHelp?: boolean } | null)?.isHelp === true;

  const show = (tab: HelpTab = "quick") => {
    query.set(PARAMETER, tab);
    const place = { pathname, search: query.toString(), hash: asked === null ? hash : "" };
    void navigate(place, { replace: asked !== null, state: { isHelp: asked === null || isOurs }, preventScrollReset: true });
  };
  const close = () => {
    if (isOurs) return void navigate(-1);
    query.delete(PARAMETER);
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true });
  };
  const tab = HELP_TABS.find((one) => one === asked) ?? "quick";
  return { isOpen: asked !== null, tab, topic: asked === null ? null : hash.slice(1) || null, show, close };
}
