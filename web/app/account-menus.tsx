import { BarChart3, CircleHelp, FileText, LogOut, Menu as MenuIcon, Settings, UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { toDisplayName, toInitials } from "../features/accounts/display-name.ts";
import { rememberPlace } from "../features/palette/recent.ts";
import { useHelp } from "../lib/help.ts";
import type { User } from "../lib/session.ts";
import { type MessageKey, t } from "../lib/t.ts";
import { useSettings } from "../lib/use-settings.ts";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../ui/menu.tsx";
import { loadAhead } from "./load-ahead.ts";
import { loadRouteError, loadToaster } from "./messengers.ts";
import { NAV, useCurrent } from "./nav-links.tsx";
import { useSignOut } from "./use-sign-out.ts";

const ROUND =
  "inline-grid size-8 place-items-center overflow-hidden rounded-full bg-primary-soft font-semibold text-on-primary-soft text-xs coarse:size-11";
/** The page itself comes first. */
const AHEAD_AFTER_MS = 1_000;
const ENTRIES: readonly { to: string; label: MessageKey; Icon: typeof UserRound }[] = [
  { to: "/profile", label: "shell.menu.profile", Icon: UserRound },
  { to: "/my-resumes", label: "shell.menu.resumes", Icon: FileText },
  { to: "/my-analyses", label: "shell.menu.analyses", Icon: BarChart3 },
  { to: "/profile#settings", label: "shell.menu.settings", Icon: Settings },
];

/** What only a signed-in person has in the header: the small-screen navigation and the user menu. */
export function AccountMenus({ user }: { user: User }) {
  const { pathname } = useLocation();
  // Public pages too; those behind the guard have them before their first paint.
  useSettings(user.settings);
  useEffect(() => rememberPlace(pathname), [pathname]);
  useEffect(() => {
    // What says that the network is gone must be here before it goes.
    for (const load of [loadToaster, loadRouteError]) load().catch(() => undefined);
    const timer = setTimeout(loadAhead, AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <UserMenu user={user} />
      <SmallNav />
    </>
  );
}

function SmallNav() {
  const toCurrent = useCurrent();
  const trigger = (
    <button
      type="button"
      aria-label={t("shell.nav.open")}
      className="inline-grid size-8 place-items-center rounded-control text-ink-2 hover:bg-sunken md:hidden coarse:size-11"
    >
      <MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      {NAV.map((place) => (
        <MenuLink key={place.to}>
          <Link to={place.to} aria-current={toCurrent(place)} className="aria-[current]:font-semibold">
            {t(place.label)}
          </Link>
        </MenuLink>
      ))}
    </Menu>
  );
}

function UserMenu({ user }: { user: User }) {
  const leave = useSignOut();
  const { show } = useHelp();
  const name = toDisplayName(user);
  const initials = toInitials(name);
  const trigger = (
    <button type="button" aria-label={t("shell.menu.label", { name, initials })} className={ROUND}>
      <Photo key={user.photoURL} user={user} initials={initials} />
    </button>
  );
  const who = (
    <>
      <span className="block max-w-64 truncate font-semibold">{name}</span>
      <span className="block max-w-64 truncate text-ink-3">{user.email}</span>
    </>
  );
  return (
    <Menu trigger={trigger} label={who}>
      <MenuSeparator />
      {ENTRIES.map(({ to, label, Icon }) => (
        <MenuLink key={to}>
          <Link to={to}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {t(label)}
          </Link>
        </MenuLink>
      ))}
      <MenuItem icon={<CircleHelp size={16} strokeWidth={1.75} aria-hidden="true" />} onSelect={() => show()}>
        {t("shell.menu.help")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />} onSelect={() => void leave()}>
        {t("shell.menu.signOut")}
      </MenuItem>
    </Menu>
  );
}

/** The photo of the account; the initials where there is none or it cannot be shown. */
function Photo({ user, initials }: { user: User; initials: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (user.photoURL === null || isBroken) return initials;
  return (
    <img src={user.photoURL} alt="" onError={() => setIsBroken(true)} className="size-full object-cover" referrerPolicy="no-referrer" />
  );
}
