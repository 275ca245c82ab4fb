import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SECTIONS, type SectionId } from "./sections.ts";

/** Below the header, in the upper third of the window. */
const READING_LINE = "-80px 0px -66% 0px";

/** What a person moves the page with. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** The section that is being read; brings the one of the address into sight, which then counts until somebody moves on. */
export function useCurrentSection(): SectionId {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState<SectionId>("account");
  const isHeld = useRef(false);

  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inSight[isIntersecting ? "add" : "delete"](target.id);
        if (!isHeld.current) setCurrent((before) => SECTIONS.find((id) => inSight.has(id)) ?? before);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of SECTIONS) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    const letGo = () => {
      isHeld.current = false;
    };
    for (const move of MOVES) addEventListener(move, letGo, { passive: true });
    return () => {
      observer.disconnect();
      for (const move of MOVES) removeEventListener(move, letGo);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place pressed again has another key and is meant again.
  useEffect(() => {
    const asked = SECTIONS.find((id) => `#${id}` === hash);
    if (asked === undefined) return;
    document.getElementById(asked)?.scrollIntoView();
    isHeld.current = true;
    setCurrent(asked);
  }, [hash, key]);
  return current;
}
