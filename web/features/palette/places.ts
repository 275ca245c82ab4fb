import {
  ChartNoAxesColumn,
  FileStack,
  FileText,
  House,
  KeyRound,
  ListChecks,
  LogIn,
  type LucideIcon,
  MessageSquareText,
  Scale,
  ScanText,
  ScrollText,
  Settings,
  ShieldCheck,
  Upload,
  UserRound,
} from "lucide-react";
import { type MessageKey, t } from "../../lib/t.ts";
import type { Entry } from "./entries.ts";

/** `about`: words for what the page is for, where its name does not hold them. */
type Place = { to: string; label: MessageKey; about: MessageKey; Icon: LucideIcon };

/** The four of the header and the profile first: those are seen before anything is typed. */
const OF_MEMBERS: readonly Place[] = [
  { to: "/upload", label: "palette.go.upload", about: "palette.about.upload", Icon: Upload },
  { to: "/job-description", label: "palette.go.jobs", about: "palette.about.jobs", Icon: FileText },
  { to: "/my-analyses", label: "palette.go.analyses", about: "palette.about.analyses", Icon: ListChecks },
  { to: "/my-resumes", label: "palette.go.resumes", about: "palette.about.resumes", Icon: FileStack },
  { to: "/profile", label: "palette.go.profile", about: "palette.about.profile", Icon: UserRound },
  { to: "/bias-detection", label: "palette.go.bias", about: "palette.about.bias", Icon: ScanText },
  { to: "/analysis", label: "palette.go.analysis", about: "palette.about.analysis", Icon: ChartNoAxesColumn },
  { to: "/interview", label: "palette.go.interview", about: "palette.about.interview", Icon: MessageSquareText },
  { to: "/my-analyses?view=fairness", label: "palette.go.fairness", about: "palette.about.fairness", Icon: Scale },
  { to: "/profile#privacy", label: "palette.go.data", about: "palette.about.data", Icon: ShieldCheck },
  { to: "/profile#settings", label: "palette.go.settings", about: "palette.about.settings", Icon: Settings },
  { to: "/sdk-tokens", label: "palette.go.tokens", about: "palette.about.tokens", Icon: KeyRound },
];
const OF_STRANGERS: readonly Place[] = [{ to: "/auth", label: "palette.go.signIn", about: "palette.about.signIn", Icon: LogIn }];
const OF_ALL: readonly Place[] = [
  { to: "/", label: "palette.go.home", about: "palette.about.home", Icon: House },
  { to: "/feedback", label: "palette.go.feedback", about: "palette.about.feedback", Icon: MessageSquareText },
  { to: "/privacy-policy", label: "palette.go.privacy", about: "palette.about.privacy", Icon: ScrollText },
  { to: "/terms-of-service", label: "palette.go.terms", about: "palette.about.terms", Icon: ScrollText },
];

/** The pages that somebody may open. */
export function listPlaces(isSignedIn: boolean): Entry[] {
  const places = [...(isSignedIn ? OF_MEMBERS : OF_STRANGERS), ...OF_ALL];
  return places.map(({ to, label, about, Icon }) => ({ id: `go ${to}`, group: "goTo", label: t(label), words: t(about), Icon, to }));
}
