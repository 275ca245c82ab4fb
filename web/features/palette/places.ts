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
  ScanText,
  ScrollText,
  Settings,
  Upload,
  UserRound,
} from "lucide-react";
import { type MessageKey, t } from "../../lib/t.ts";
import type { Entry } from "./entries.ts";

type Place = { to: string; label: MessageKey; Icon: LucideIcon };

/** The four of the header and the profile first: those are seen before anything is typed. */
const OF_MEMBERS: readonly Place[] = [
  { to: "/upload", label: "palette.go.upload", Icon: Upload },
  { to: "/job-description", label: "palette.go.jobs", Icon: FileText },
  { to: "/my-analyses", label: "palette.go.analyses", Icon: ListChecks },
  { to: "/my-resumes", label: "palette.go.resumes", Icon: FileStack },
  { to: "/profile", label: "palette.go.profile", Icon: UserRound },
  { to: "/bias-detection", label: "palette.go.bias", Icon: ScanText },
  { to: "/analysis", label: "palette.go.analysis", Icon: ChartNoAxesColumn },
  { to: "/interview", label: "palette.go.interview", Icon: MessageSquareText },
  { to: "/profile#settings", label: "palette.go.settings", Icon: Settings },
  { to: "/sdk-tokens", label: "palette.go.tokens", Icon: KeyRound },
];
const OF_STRANGERS: readonly Place[] = [{ to: "/auth", label: "palette.go.signIn", Icon: LogIn }];
const OF_ALL: readonly Place[] = [
  { to: "/", label: "palette.go.home", Icon: House },
  { to: "/feedback", label: "palette.go.feedback", Icon: MessageSquareText },
  { to: "/privacy-policy", label: "palette.go.privacy", Icon: ScrollText },
  { to: "/terms-of-service", label: "palette.go.terms", Icon: ScrollText },
];

/** The pages that somebody may open. */
export function listPlaces(isSignedIn: boolean): Entry[] {
  const places = [...(isSignedIn ? OF_MEMBERS : OF_STRANGERS), ...OF_ALL];
  return places.map(({ to, label, Icon }) => ({ id: `go ${to}`, group: "goTo", label: t(label), Icon, to }));
}
