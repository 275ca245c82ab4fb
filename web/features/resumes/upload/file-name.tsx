const TAIL = 10;
const SPLIT_FROM = 28;

/** A name that, where room is short, loses letters in the middle: its end tells files apart. Read and copied whole. */
export function FileName({ name }: { name: string }) {
  if (name.length < SPLIT_FROM) return <span className="truncate">{name}</span>;
  return (
    <span className="flex min-w-0" title={name}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="truncate whitespace-pre">
        {name.slice(0, -TAIL)}
      </span>
      <span aria-hidden="true" className="shrink-0 whitespace-pre">
        {name.slice(-TAIL)}
      </span>
    </span>
  );
}
