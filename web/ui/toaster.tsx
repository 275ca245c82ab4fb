import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { t } from "../lib/t.ts";
import { classes } from "./classes.ts";
import { dismissToast, type ToastState, toastStore } from "./toast-store.ts";

const OPEN_MS = 5_000;
const SWIPE_PX = 50;

/** One toast at the corner: bottom right, on phones at the top, unless something to type in stands there. F8 jumps to it. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <Radix.Provider duration={OPEN_MS} swipeThreshold={SWIPE_PX} label={t("ui.notification")}>
      {toasts.map((one) => (
        <ToastItem key={one.id} toast={one} />
      ))}
      <Radix.Viewport
        label={t("ui.notifications", { hotkey: "{hotkey}" })}
        className="fixed inset-x-4 top-4 z-60 flex flex-col print:hidden in-[body:has([data-at-top])]:top-auto in-[body:has([data-at-top])]:bottom-4 sm:inset-x-auto sm:end-6 sm:top-auto sm:bottom-6 sm:w-96"
      />
    </Radix.Provider>
  );
}

function ToastItem({ toast: { id, open, title, text, variant = "default", action } }: { toast: ToastState }) {
  const bad = variant === "destructive";
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={open}
      type={bad ? "foreground" : "background"}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
      className={classes(
        "flex items-start gap-3 rounded-card border p-3 shadow-over data-[state=open]:animate-pop data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]",
        bad ? "border-danger bg-danger-soft text-on-danger-soft" : "border-line bg-surface text-ink",
      )}
    >
      {variant === "default" ? null : (
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={classes("shrink-0", !bad && "text-success")} />
      )}
      {/* An alert speaks for itself; Radix would say the words a second time. */}
      <div className="min-w-0 flex-1" {...(bad ? { role: "alert", "data-radix-toast-announce-exclude": "" } : {})}>
        <Radix.Title className="font-medium">{title}</Radix.Title>
        {text === undefined ? null : <Radix.Description className={bad ? "" : "text-ink-2"}>{text}</Radix.Description>}
      </div>
      {action === undefined ? null : (
        <Radix.Action altText={action.label} onClick={action.onSelect} className="rounded-nav px-2 font-medium underline coarse:min-h-11">
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close aria-label={t("ui.close")} className="inline-grid size-6 shrink-0 place-items-center rounded-nav coarse:size-11">
        <X size={16} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
