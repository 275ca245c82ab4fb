import { Rich } from "../../ui/rich.tsx";

/** Words of a document, with the evidence in them marked where `isMarked`. */
export function EvidenceText({ text, isMarked = true }: { text: string; isMarked?: boolean }) {
  const look = isMarked ? "rounded-[3px] bg-evidence px-0.5 text-ink" : "bg-transparent px-0.5 text-ink";
  return (
    <span className="font-serif">
      <Rich text={text} parts={{ mark: (words) => <mark className={look}>{words}</mark> }} />
    </span>
  );
}
