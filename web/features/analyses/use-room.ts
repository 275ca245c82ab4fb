import { useEffect, useRef } from "react";

const HEADER_PX = 72;
const BELOW_PX = 16;
const LEAST_PX = 420;

/**
 * Gives the element `--room`: the height from its top to the end of the window. Table and panel end there wherever the page
 * is scrolled to, so that the decision buttons are always in sight.
 */
export function useRoom() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measure = () => {
      const box = frame.current;
      if (box === null) return;
      const top = Math.max(HEADER_PX, box.getBoundingClientRect().top);
      box.style.setProperty("--room", `${Math.max(innerHeight - top - BELOW_PX, LEAST_PX)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, []);
  return frame;
}
