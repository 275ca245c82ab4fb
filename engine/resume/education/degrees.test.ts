import { expect, it } from "vitest";
import { findDegrees } from "./degrees.ts";

it.each([
  ["BS Nursing, 2012", 1],
  ["BS 2012", 1],
  ["18th Edition Wiring Regulations BS 7671:2018", 0],
  ["Licence de droit, Université de Lille", 1],
  ["2012-2015 Licence Histoire", 1],
  ["Full Clean Licence", 0],
  ["I drive a van. Held my licence since 1998", 0],
  ["Welding to BS EN 1090", 0],
  ["MS Project, AutoCAD", 0],
  ["MS-Office, MS Teams und MS SQL Server", 0],
  ["MS Project Management, Hale University", 1],
  ["MS, Hale University", 1],
  ["MA Social Work (2014)", 1],
  ["MA, BA (Hons)", 2],
  ["Line cook, Gulfport, MS", 0],
  ["Salem, MA 01970", 0],
  ["History, MA", 1],
  ["As Project Manager for Acme", 0],
  ["But not only that", 0],
  ["Ma Li", 0],
  ["Med Rahman", 0],
  ["WORKED AS A CARER", 0],
  ["PA to the MD and deputy MD", 0],
  ["MD, University of Hale", 1],
  ["Senior BA", 0],
  ["AS in Nursing", 1],
  ["BE Civil, Pune", 1],
  ["M. Sc. Informatik, 2015", 1],
  ["B. Eng. Maschinenbau", 1],
  ["B. A. Jones", 0],
  ["B.S.B.A. Marketing", 1],
  ["BAcc (Hons) Accountancy", 1],
  ["M.S.Ed. Reading", 1],
  ["A bit of German", 0],
  ["Cut to 5 mm", 0],
])("%s names %i degrees", (text, count) => {
  expect(findDegrees(text)).toHaveLength(count);
});

it.each(["Backend Engineer @ Hale AB (03/2021 - now)", "Welder, Tarn Marine AS, 2019 – 2021"])(
  "is the form of a firm right behind its name: %s",
  (line) => {
    expect(findDegrees(line)).toEqual([]);
  },
);

it.each(["AB in History, Hale University, 2001", "Hale University AB 2001", "AS, Nursing, Tarn College"])(
  "is a degree elsewhere: %s",
  (line) => {
    expect(findDegrees(line).length).toBeGreaterThan(0);
  },
);
