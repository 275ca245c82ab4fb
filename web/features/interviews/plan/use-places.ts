import type { QuestionCategory } from "@fairlead/contracts";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

export type Place = QuestionCategory | "scorecard";
const ANCHORS: Record<Place, string> = {
  technical: "technical",
  experience: "experience",
  skillGap: "skill-gap",
  inclusion: "inclusion",
  scorecard: "scorecard",
};
export const toAnchor = (place: Place): string => ANCHORS[place];
const PLACES = Object.keys(ANCHORS) as Place[];

/** Which place counts as being read: what stands below the header and the tabs, in the upper third. */
const READING = "-110px 0px -66% 0px";

/** Scrolls to an element of the page and gives it the focus, so that Tab goes on from there. */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Where on the long page one is, and the way to another place; the address names it. */
export function usePlaces(): { current: Place; jump(place: Place): void } {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [current, setCurrent] = useState<Place>(() => PLACES.find((place) => `#${ANCHORS[place]}` === hash) ?? "technical");

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that the page was opened with leads somewhere.
  useEffect(() => {
    if (hash !== "") goTo(hash.slice(1));
  }, []);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const place = PLACES.find((one) => ANCHORS[one] === seen?.target.id);
        if (place !== undefined && place !== "scorecard") setCurrent(place);
      },
      { rootMargin: READING },
    );
    for (const anchor of Object.values(ANCHORS)) {
      const element = document.getElementById(anchor);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);

  const jump = useCallback(
    (place: Place) => {
      setCurrent(place);
      void navigate({ search: location.search, hash: ANCHORS[place] }, { replace: true, preventScrollReset: true });
      goTo(ANCHORS[place]);
    },
    [navigate],
  );
  return { current, jump };
}
