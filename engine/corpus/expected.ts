import { Importance, JobProfile } from "@fairlead/contracts";
import { z } from "zod";

const PartialDate = z.string().regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/);
const Printed = z.string().trim().min(1);
const Interval = { startDate: PartialDate.optional(), endDate: PartialDate.nullable().optional() };

/** What a resume of this folder says. Rules of the fields: README.md. */
export const ExpectedResume = z.strictObject({
  layout: Printed,
  producer: Printed,
  language: z.string().regex(/^[a-z]{2}$/),
  family: Printed,
  columns: z.number().int().min(1).max(3),
  profile: z.strictObject({
    basics: z.strictObject({
      name: Printed,
      email: Printed.optional(),
      phone: Printed.optional(),
      url: Printed.optional(),
      location: z
        .strictObject({
          city: Printed.optional(),
          region: Printed.optional(),
          countryCode: z
            .string()
            .regex(/^[A-Z]{2}$/)
            .optional(),
        })
        .optional(),
    }),
    work: z.array(z.strictObject({ name: Printed.optional(), position: Printed.optional(), location: Printed.optional(), ...Interval })),
    education: z.array(
      z.strictObject({ institution: Printed.optional(), area: Printed.optional(), studyType: Printed.optional(), ...Interval }),
    ),
    skills: z.array(Printed),
    certificates: z.array(z.strictObject({ name: Printed })),
    languages: z.array(z.strictObject({ language: Printed, fluency: Printed.optional() })),
  }),
  totalYears: z.number().min(0).max(60),
  hidden: z.array(Printed),
});
export type ExpectedResume = z.infer<typeof ExpectedResume>;

/** What a job advertisement of this folder asks for. */
export const ExpectedJob = z.strictObject({
  title: Printed,
  level: JobProfile.shape.level,
  requirements: z
    .array(
      z.strictObject({
        name: Printed,
        importance: Importance,
        minYears: z.number().positive().optional(),
        alternatives: z.array(Printed).optional(),
      }),
    )
    .min(1),
  education: z.strictObject({ level: z.number().int().min(2).max(8), orEquivalent: z.boolean(), importance: Importance }).optional(),
  languages: z.array(z.strictObject({ language: Printed, importance: Importance })),
  experience: z.strictObject({ minYears: z.number().positive() }).optional(),
});
export type ExpectedJob = z.infer<typeof ExpectedJob>;
