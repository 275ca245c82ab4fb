import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

/** How sure the title and employer of each role are. */
function sureness(text: string): { title: number; name: number }[] {
  const { work, meta } = readResume(toPlainDocument(text), { asOf: "2026-11-01" });
  const of = (path: string) => meta.places.find((place) => place.path === path)?.confidence ?? 0;
  return work.map((_, i) => ({ title: of(`/work/${i}/position`), name: of(`/work/${i}/name`) }));
}

describe("how sure a title or employer is", () => {
  it("is high where heads are alike and every word of them serves", () => {
    const roles = sureness(`Experience

Staff Nurse, Fallowfield Hospital, March 2019 – present
- Dressings and discharge

Healthcare Assistant, Larch House Care Ltd, June 2016 – February 2019
- Meals and company`);
    expect(roles).toHaveLength(2);
    for (const { title, name } of roles) expect(Math.min(title, name)).toBeGreaterThan(0.85);
  });

  it("is lower where a name is cut off in the middle", () => {
    const [cut, whole] = [
      "Experience\n\nFront Office Manager\nPalm Lagoon Resort &\n2017 – 2020",
      "Experience\n\nFront Office Manager\nPalm Lagoon Resort\n2017 – 2020",
    ].map((text) => sureness(text)[0]);
    expect(cut?.name).toBeLessThan(0.7);
    expect(whole?.name).toBeGreaterThan(0.8);
  });

  it("is lower where words of the head are left over", () => {
    const [more, all] = [
      "Experience\n\nWarehouse Operative, Northgate Logistics Ltd\nNights, inbound, cross dock\n2017 – 2020\n- Unloaded lorries",
      "Experience\n\nWarehouse Operative, Northgate Logistics Ltd\n2017 – 2020\n- Unloaded lorries",
    ].map((text) => sureness(text)[0]);
    expect(more?.title).toBeLessThan(all?.title ?? 0);
  });
});
