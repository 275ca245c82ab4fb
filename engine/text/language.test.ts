import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language.ts";

describe("the language of a text", () => {
  it.each([
    ["en", "Led a team of nurses on a surgical ward and wrote the rota for three shifts."],
    ["de", "Leitung eines Teams von Pflegekräften auf der chirurgischen Station in drei Schichten."],
    ["fr", "Encadrement d'une équipe d'infirmières dans un service de chirurgie pendant trois ans."],
    ["es", "Responsable de un equipo de enfermeras en la planta de cirugía durante tres años."],
  ])("is %s for a sentence of it", (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it("stays open for a handful of letters, numbers or addresses", () => {
    for (const text of ["", "CV", "2019 2020 2021 2022 2023", "jane@example.com https://example.com/jane-example-portfolio"]) {
      expect(detectLanguage(text)).toBe("und");
    }
  });

  it("is a property of the text alone", () => {
    const text = "Senior Software Engineer Python Docker Kubernetes AWS";
    expect(Array.from({ length: 5 }, () => detectLanguage(text))).toEqual(Array(5).fill("en"));
  });

  it("takes no longer for 150 kB of spaces or of one unbroken word", () => {
    const start = performance.now();
    detectLanguage(" ".repeat(150_000));
    detectLanguage("x".repeat(150_000));
    detectLanguage("a@".repeat(75_000));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
