import type { ResumeProfile } from "./types.ts";

type Profile = Omit<ResumeProfile, "meta">;

/** Share of what a resume is expected to hold, weighted by how much rests on it, times how sure the values found are. */
const CORE: readonly { weight: number; share: (profile: Profile) => number }[] = [
  { weight: 2, share: ({ basics }) => Number(basics.name !== undefined) },
  { weight: 1, share: ({ basics }) => Number(basics.email !== undefined || basics.phone !== undefined) },
  {
    weight: 3,
    share: ({ work }) =>
      average(
        work.map(
          (role) => (Number(role.name !== undefined) + Number(role.position !== undefined) + Number(role.startDate !== undefined)) / 3,
        ),
      ),
  },
  {
    weight: 1,
    share: ({ education }) =>
      average(education.map((entry) => (Number(entry.institution !== undefined) + Number(entry.studyType !== undefined)) / 2)),
  },
  { weight: 1, share: ({ skills }) => Math.min(1, skills.length / 5) },
];
const FOR_WORK = /^\/(?:basics\/name|work\/\d+\/(?:name|position|startDate|endDate)|education\/\d+\/(?:institution|studyType))$/;

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function confidenceOf(profile: Profile, places: ResumeProfile["meta"]["places"]): number {
  const total = CORE.reduce((sum, { weight }) => sum + weight, 0);
  const found = CORE.reduce((sum, { weight, share }) => sum + weight * share(profile), 0) / total;
  const sure = average(places.filter((place) => FOR_WORK.test(place.path)).map((place) => place.confidence));
  return Math.round(found * (0.4 + 0.6 * sure) * 100) / 100;
}
