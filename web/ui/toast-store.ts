import type { ReactNode } from "react";

export type ToastVariant = "default" | "success" | "destructive";
export type ToastContent = { title: ReactNode; text?: ReactNode; variant?: ToastVariant; action?: { label: string; onSelect(): void } };
export type ToastState = ToastContent & { id: number; open: boolean };

const REMOVE_MS = 1_000_000;
const LIMIT = 1;

let toasts: ToastState[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: ToastState[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; a newer one takes the place of an older one. */
export function toast(content: ToastContent): void {
  const id = nextId++;
  set([{ ...content, id, open: true }, ...toasts].slice(0, LIMIT));
}

/** Closes a toast; it leaves the list much later, so that closing can be seen. */
export function dismissToast(id: number): void {
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), REMOVE_MS);
}

export const toastStore = {
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
