/** Raised with every change of the skills data: a test compares the second half with the data and prints the right one. */
export const TAXONOMY_VERSION = "14-2c3d8b89a0aa";
