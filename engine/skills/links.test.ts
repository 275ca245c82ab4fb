import { describe, expect, it } from "vitest";
import { linkOf } from "./links.ts";
import { canonicalOf, toTermId } from "./lookup.ts";
import { RECORDS } from "./taxonomy.ts";

describe("a link between two skills", () => {
  it("is whole from one edition to the product, and less from one edition to another", () => {
    expect(linkOf("sage-50", "sage-accounting")?.strength).toBe(1);
    expect(linkOf("sage-50", "sage-200")?.strength).toBeLessThan(0.7);
    expect(linkOf("sap-hcm", "sap-successfactors")?.strength).toBeLessThan(0.7);
  });

  it("is whole for the same skill", () => {
    expect(linkOf("react", "react")).toEqual({ kind: "same", strength: 1 });
  });

  it("goes from the special to the general and not back", () => {
    expect(linkOf("postgresql", "sql").kind).toBe("implied");
    expect(linkOf("sql", "postgresql").kind).toBe("none");
  });

  it("reaches over two steps and never beyond its ceiling", () => {
    expect(linkOf("next-js", "react").strength).toBe(0.7);
    expect(linkOf("next-js", "javascript")).toMatchObject({ kind: "implied" });
    expect(linkOf("next-js", "javascript").strength).toBeLessThanOrEqual(0.7);
  });

  it("is whole from a kind of a skill to that skill, and only one way", () => {
    expect(linkOf("advanced-excel", "microsoft-excel")).toEqual({ kind: "implied", strength: 1 });
    expect(linkOf("microsoft-excel", "advanced-excel")).toEqual({ kind: "related", strength: 0.4 });
    expect(linkOf("welding", "tig-welding").kind).not.toBe("implied");
  });

  it.each([
    ["sap-mm", "sap"],
    ["sap-fico", "sap"],
    ["aws-lambda", "amazon-web-services"],
    ["azure-functions", "microsoft-azure"],
    ["google-bigquery", "google-cloud-platform"],
    ["apex", "salesforce"],
    ["spring-boot", "spring-framework"],
  ])("is whole from a product or module to its family, and only that way: %s is %s", (member, family) => {
    expect(linkOf(member, family)).toEqual({ kind: "implied", strength: 1 });
    expect(linkOf(family, member).kind).toBe("none");
  });

  it("is not whole from one program of a suite to the suite, nor from a thing that only borrows its name", () => {
    expect(linkOf("microsoft-excel", "microsoft-office")).toEqual({ kind: "related", strength: 0.4 });
    expect(linkOf("microsoft-excel", "microsoft-word").kind).toBe("none");
    expect(linkOf("react-native", "react").strength).toBeLessThan(1);
    expect(linkOf("sap2000", "sap").kind).toBe("none");
    expect(linkOf("aws-certified-solutions-architect", "amazon-web-services").strength).toBeLessThan(1);
  });

  it("is equal both ways between neighbours and stays below any implied one of note", () => {
    expect(linkOf("mysql", "postgresql")).toEqual(linkOf("postgresql", "mysql"));
    for (const { id, related = [] } of RECORDS) {
      for (const [other] of related) if (linkOf(id, other).kind === "related") expect(linkOf(id, other).strength).toBeLessThanOrEqual(0.4);
    }
  });

  it("is none for strangers and for ids nobody knows", () => {
    expect(linkOf("python", "cash-handling")).toEqual({ kind: "none", strength: 0 });
    expect(linkOf("term:basket weaving", "python")).toEqual({ kind: "none", strength: 0 });
  });
});

describe("a phrase", () => {
  it.each([
    ["JS", "javascript"],
    ["k8s", "kubernetes"],
    ["Postgres", "postgresql"],
    ["Java 17", "java"],
    ["python 3.11", "python"],
    ["MS Excel", "microsoft-excel"],
    ["Organisational skills", "organizational-skills"],
  ])("names its skill: %s", (phrase, id) => {
    expect(canonicalOf(phrase)?.id).toBe(id);
  });

  it("that merely begins like a name names nothing", () => {
    expect(canonicalOf("Java coffee")).toBeUndefined();
    expect(canonicalOf("")).toBeUndefined();
  });

  it("outside the taxonomy has one id for all its spellings", () => {
    expect(toTermId("Basket-Weaving")).toBe("term:basket weaving");
    expect(toTermId("  basket weaving ")).toBe(toTermId("Basket Weaving"));
  });
});
