const SHAPES = ["a", "b", "c", "d", "e", "f"] as const;

/** Lines to write on with a pen. */
export function WritingLines({ count }: { count: number }) {
  return SHAPES.slice(0, count).map((line) => <div key={line} className="h-[16pt] border-[#888] border-b" />);
}
