// The product's vocabulary: nouns, errors, limits and operations, one definition for everybody.
export * from "./bias.ts";
export * from "./document.ts";
export * from "./errors.ts";
export * from "./fairness.ts";
export * from "./interview.ts";
export * from "./job.ts";
export * from "./limits.ts";
export * from "./match.ts";
export * from "./operations.ts";
export * from "./place.ts";
export * from "./product.ts";
export * from "./resume.ts";
export * from "./skill.ts";
