import { QueryClientProvider } from "@tanstack/react-query";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { queryClient } from "../../lib/query-client.ts";
import { useSession } from "../../lib/session.ts";
import { t } from "../../lib/t.ts";
import { DialogClose, overlayClasses } from "../../ui/dialog.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { useReturnFocus } from "../../ui/return-focus.ts";
import { type Entry, toSections } from "./entries.ts";
import { listPlaces } from "./places.ts";
import { readRecentPlaces } from "./recent.ts";
import { toStoredEntries } from "./stored-entries.ts";
import { useActions } from "./use-actions.ts";
import { useStoredWork } from "./use-stored-work.ts";

type PaletteProps = { open: boolean; onOpenChange(open: boolean): void; onSignOut(): void };

/** Search or jump to anything, from anywhere. */
export function CommandPalette(props: PaletteProps) {
  const { open, onOpenChange } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const isLeaving = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            isLeaving.current = false;
            onOpenAutoFocus();
          }}
          onCloseAutoFocus={(event) => (isLeaving.current ? event.preventDefault() : onCloseAutoFocus(event))}
          data-at-top=""
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full max-w-[600px] flex-col overflow-hidden border border-line bg-surface shadow-over sm:top-[12vh] sm:max-h-[70vh] sm:rounded-dialog"
        >
          <Radix.Title className="sr-only">{t("palette.title")}</Radix.Title>
          <QueryClientProvider client={queryClient}>
            <Palette
              {...props}
              onLeave={() => {
                isLeaving.current = true;
              }}
            />
          </QueryClientProvider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Palette({ onOpenChange, onSignOut, onLeave }: PaletteProps & { onLeave(): void }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const work = useStoredWork(user !== null, typed);
  const [recent] = useState(() => readRecentPlaces().filter((path) => path !== pathname));
  const actions = useActions(onSignOut);
  const sections = toSections([...toStoredEntries(work, recent), ...listPlaces(user !== null), ...actions], typed);
  const first = sections[0]?.entries[0]?.id ?? "";
  // Until somebody moves, the best answer is chosen, also when a better one arrives.
  const [moved, setMoved] = useState<{ typed: string; id: string } | null>(null);
  const isKnown = (id: string) => sections.some(({ entries }) => entries.some((entry) => entry.id === id));
  const chosen = moved !== null && moved.typed === typed && isKnown(moved.id) ? moved.id : first;

  const choose = ({ to, run }: Entry) => {
    if (to !== undefined) onLeave();
    onOpenChange(false);
    if (to !== undefined) void navigate(to);
    run?.();
  };
  return (
    <Command
      label={t("palette.search")}
      shouldFilter={false}
      loop
      value={chosen}
      onValueChange={(id) => setMoved(id === first ? null : { typed, id })}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={t("palette.search")}
          className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none"
        />
        <span className="coarse:hidden">
          <Kbd>Esc</Kbd>
        </span>
        <span className="hidden coarse:block">
          <DialogClose />
        </span>
      </div>
      <Command.List label={t("palette.results")} className="min-h-0 flex-1 scroll-py-2 overflow-y-auto p-2">
        <Command.Empty className="px-3 py-8 text-center text-ink-2">{t("palette.empty", { query: typed.trim() })}</Command.Empty>
        {sections.map(({ group, entries }) => (
          <Command.Group
            key={group}
            heading={t(`palette.group.${group}`)}
            className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-3 [&_[cmdk-group-heading]]:text-xs"
          >
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} onChoose={choose} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {work.isFailed ? <p className="border-line border-t px-4 py-2 text-danger text-sm">{t("palette.failed")}</p> : <Hints />}
    </Command>
  );
}

function Line({ entry, onChoose }: { entry: Entry; onChoose(entry: Entry): void }) {
  const { id, label, note, Icon } = entry;
  return (
    <Command.Item
      value={id}
      onSelect={() => onChoose(entry)}
      className="flex cursor-pointer items-center gap-3 rounded-nav px-2.5 py-2 data-[selected=true]:bg-selected coarse:min-h-11 forced-colors:data-[selected=true]:outline forced-colors:data-[selected=true]:-outline-offset-2"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {note === undefined ? null : <span className="max-w-[50%] truncate text-ink-2 text-sm">{note}</span>}
    </Command.Item>
  );
}

function Hints() {
  return (
    <p aria-hidden="true" className="flex gap-4 border-line border-t px-4 py-2 text-ink-3 text-sm max-sm:hidden">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t("palette.hint.move")}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t("palette.hint.open")}
      </span>
      <span>
        <Kbd>Esc</Kbd> {t("palette.hint.close")}
      </span>
    </p>
  );
}
