import type { JobProfile } from "../../job/index.ts";

/** The same function, which looks at a job once for all of its candidates. Nobody may change a job or what is returned. */
export function ofJob<T>(compute: (job: JobProfile) => T): (job: JobProfile) => T {
  const known = new WeakMap<JobProfile, { value: T }>();
  return (job) => {
    const found = known.get(job);
    if (found !== undefined) return found.value;
    const value = compute(job);
    known.set(job, { value });
    return value;
  };
}
