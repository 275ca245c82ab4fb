/** The product's name stands here and nowhere else in code. */
export const PRODUCT = { name: "Fairlead", command: "fairlead", scope: "@fairlead", tokenPrefix: "flr_" } as const;
