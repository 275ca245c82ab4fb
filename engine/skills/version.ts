/** Raised with every change of the skills data: a test compares the second half with the data and prints the right one. */
export const TAXONOMY_VERSION = "16-301391d9c9cc";
