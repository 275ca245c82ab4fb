import type { Family } from "../family.ts";
import { banner, borderedTable, functional, labelGrid, runningHeader, timeline } from "./boxes-and-tables.ts";
import { cards, changingPages, chronicle, historyTable, marginHeadings, pills } from "./cards-and-margins.ts";
import { iconsBars, leftRail, networkExport, rightRail, twinColumns } from "./columns.ts";
import { datesBetween, headingAndDate, stackedRight, yearGutter } from "./dates-aside.ts";
import { bracketedForm, leftHeadings, publicService, tabular } from "./forms.ts";
import { datesBelow, pipeLines, promotions, unitLines } from "./one-liners.ts";
import { framedBoxes, narrowGutter, threePanels } from "./panels.ts";
import { barTable, linedBoxes, marginYears, texSide } from "./rules-and-bars.ts";
import { centred, compactLines, employerFirst, groupedRoles, letterSpaced, smallCaps } from "./single-column.ts";
import { pageFeet, texHints, texPairs } from "./templates.ts";
import { textBlanks, textCapitals, textLabelled, textUnderlined } from "./typed.ts";
import { texAcademic, texClassic } from "./typeset.ts";
import { bareTable, letterhead, sideTable, tabStops } from "./word.ts";

/** The layouts of the development half. */
export const FAMILIES: Family[] = [
  employerFirst,
  centred,
  compactLines,
  letterSpaced,
  groupedRoles,
  smallCaps,
  leftRail,
  rightRail,
  twinColumns,
  networkExport,
  iconsBars,
  banner,
  timeline,
  labelGrid,
  functional,
  borderedTable,
  runningHeader,
  tabStops,
  bareTable,
  letterhead,
  sideTable,
  texClassic,
  texAcademic,
  textUnderlined,
  textLabelled,
  yearGutter,
  stackedRight,
  datesBetween,
  headingAndDate,
  pipeLines,
  unitLines,
  promotions,
  datesBelow,
  publicService,
  bracketedForm,
  leftHeadings,
  tabular,
  threePanels,
  narrowGutter,
  framedBoxes,
  texHints,
  texPairs,
  pageFeet,
  textCapitals,
  textBlanks,
  ...[cards, marginHeadings, chronicle, historyTable, changingPages, pills, linedBoxes, marginYears, texSide, barTable].map(
    (family): Family => ({ ...family, words: "second" }),
  ),
];
