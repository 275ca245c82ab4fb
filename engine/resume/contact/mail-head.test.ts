import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const basicsOf = (text: string) => readResume(toPlainDocument(text), { asOf: "2026-11-01" }).basics;

it("takes the person of a forwarded resume, not who forwarded it", () => {
  const text = `From: Rufus Ebersole <r.ebersole@agency.example.com>
Sent: Monday, 4 May 2026 10:20
To: jobs@mill.example.com
Subject: FW: joiner

> Nadia Brandvold
> nadia.brandvold@example.com
>
> Employment
> Joiner, Fallow Timber Ltd, 2015 - 2020`;
  expect(basicsOf(text)).toMatchObject({ name: "Nadia Brandvold", email: "nadia.brandvold@example.com" });
});

it("takes the sender where the mail is the application", () => {
  const text =
    "From: Nadia Brandvold <nadia.brandvold@example.com>\nTo: The hiring team\nSubject: Joiner\n\nJoiner, Fallow Timber Ltd, 2015 - 2020";
  expect(basicsOf(text).email).toBe("nadia.brandvold@example.com");
});

it("takes the sender's address, not the one the application goes to", () => {
  const text = `To: jobs@mill.example.com
From: Nadia Brandvold <nadia.brandvold@example.com>
Subject: Joiner

Joiner, Fallow Timber Ltd, 2015 - 2020`;
  expect(basicsOf(text)).toMatchObject({ name: "Nadia Brandvold", email: "nadia.brandvold@example.com" });
});

it("reads a name from an introduction", () => {
  const text =
    "Hello,\n\nmy name is Nadia Brandvold and I repair looms. Write to weaver@example.com.\n\nWeaver, Fallow Textiles Ltd, 2015 - 2020";
  expect(basicsOf(text).name).toBe("Nadia Brandvold");
});
