/** Raised whenever any result of the engine may change for the same input. Stands in every receipt. */
export const ENGINE_VERSION = "0.30.0";
