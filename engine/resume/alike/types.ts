/**
 * What is kept of a resume to find another version of it. Words and contacts are hashed. `runs`: the smallest hashes of its
 * runs of words, ascending; `runCount`: how many different runs the whole text has.
 */
export type Sketch = { names: string[]; mail: string | null; phone: string | null; runs: number[]; runCount: number };
