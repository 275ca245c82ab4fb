import { Component, type ErrorInfo, type ReactNode } from "react";
import type { BoundaryLevel, ErrorRecord } from "../lib/errors/index.ts";
import { t } from "../lib/t.ts";
import { toast } from "./toast-store.ts";

type Props = {
  level: BoundaryLevel;
  /** What it stands around, for the details of an error. */
  name: string;
  /** Where the person is: another place starts afresh. */
  place?: string;
  className?: string;
  children: ReactNode;
};
type Caught = typeof import("./caught.ts");
/** `shown`: what stands instead; "bare" when not even that code could be fetched. */
type Shown = { record: ErrorRecord; Fallback: Caught["ErrorFallback"] } | "bare" | null;
type State = { failed: boolean; shown: Shown; attempts: number };

const SETTLED_MS = 10_000;
const FETCH_AFTER_MS = 3_000;
const CALM: State = { failed: false, shown: null, attempts: 0 };
const loadCaught = () => import("./caught.ts");

/** Shows a panel instead of what broke. Try Again draws it anew; a drawing that holds 10 s counts as mended. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = CALM;
  private settled: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (this.props.level === "page") setTimeout(() => void loadCaught().catch(() => undefined), FETCH_AFTER_MS);
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    clearTimeout(this.settled);
    const { level, name } = this.props;
    const inner = /at (\w+)/.exec(componentStack ?? "")?.[1] ?? "";
    const componentName = inner === "" ? name : `${name} (${inner})`;
    const circumstances = { level, componentName, attempts: this.state.attempts, place: location.pathname };
    loadCaught().then(
      ({ toErrorRecord, toErrorToast, ErrorFallback }) => {
        const record = toErrorRecord(error, circumstances);
        this.setState({ shown: { record, Fallback: ErrorFallback } });
        const content = toErrorToast(record);
        if (content !== null) toast(content);
      },
      () => this.setState({ shown: "bare" }),
    );
  }

  override componentDidUpdate({ place }: Props): void {
    const { failed, attempts } = this.state;
    if (place === this.props.place || (!failed && attempts === 0)) return;
    clearTimeout(this.settled);
    this.setState(CALM);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.settled);
  }

  private retry = () => {
    this.setState(({ attempts }) => ({ failed: false, shown: null, attempts: attempts + 1 }));
    this.settled = setTimeout(() => this.setState({ attempts: 0 }), SETTLED_MS);
  };

  override render(): ReactNode {
    const { failed, shown } = this.state;
    if (!failed) return this.props.children;
    if (shown === null) return null;
    if (shown === "bare") return <p role="alert">{t("shell.pageNotLoaded")}</p>;
    const { record, Fallback } = shown;
    return <Fallback key={record.id} record={record} onRetry={this.retry} className={this.props.className} />;
  }
}
