import { useEffect } from "react";

/** Brings the topic that the address names into sight. */
export function useScrollTo(topic: string | null): void {
  useEffect(() => {
    if (topic !== null) document.getElementById(`help-${topic}`)?.scrollIntoView({ block: "start" });
  }, [topic]);
}
