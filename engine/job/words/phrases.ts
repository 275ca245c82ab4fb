import { toWords, type Word } from "./words.ts";

/** A phrase found in words[from..to). */
export type Hit<T> = { from: number; to: number; value: T };
type Node<T> = { next: Map<string, Node<T>>; beginnings: { stem: string; node: Node<T> }[]; value?: T };

/** A phrase list for finding; a `*` after a word stands for any ending of it. */
export type PhraseMap<T> = Node<T>;

export function toPhraseMap<T>(entries: Iterable<readonly [string, T]>): PhraseMap<T> {
  const root = emptyNode<T>();
  for (const [phrase, value] of entries) {
    let node = root;
    for (const part of phrase.split(" ")) {
      const open = part.endsWith("*");
      const words = toWords(open ? part.slice(0, -1) : part);
      words.forEach((word, index) => {
        node = step(node, word.folded, open && index === words.length - 1);
      });
    }
    if (node !== root) node.value ??= value;
  }
  return root;
}

export function toPhraseSet(phrases: readonly string[]): PhraseMap<string> {
  return toPhraseMap(phrases.map((phrase) => [phrase, phrase] as const));
}

function emptyNode<T>(): Node<T> {
  return { next: new Map(), beginnings: [] };
}

function step<T>(node: Node<T>, word: string, open: boolean): Node<T> {
  if (open) {
    const known = node.beginnings.find((beginning) => beginning.stem === word);
    if (known) return known.node;
    const child = emptyNode<T>();
    node.beginnings.push({ stem: word, node: child });
    return child;
  }
  let child = node.next.get(word);
  if (!child) {
    child = emptyNode<T>();
    node.next.set(word, child);
  }
  return child;
}

/** The longest phrase that starts exactly at words[from]. */
export function phraseAt<T>(map: PhraseMap<T>, words: readonly Word[], from: number, to: number): Hit<T> | undefined {
  let best: Hit<T> | undefined;
  const walk = (node: Node<T>, at: number): void => {
    if (node.value !== undefined && at > from && (!best || at > best.to)) best = { from, to: at, value: node.value };
    const word = at < to ? words[at]?.folded : undefined;
    if (word === undefined) return;
    const exact = node.next.get(word);
    if (exact) walk(exact, at + 1);
    for (const beginning of node.beginnings) if (word.startsWith(beginning.stem)) walk(beginning.node, at + 1);
  };
  walk(map, from);
  return best;
}

/** Longest phrases from left to right, without overlap. */
export function findPhrases<T>(map: PhraseMap<T>, words: readonly Word[], from: number, to: number): Hit<T>[] {
  const hits: Hit<T>[] = [];
  for (let at = from; at < to; at++) {
    const hit = phraseAt(map, words, at, to);
    if (!hit) continue;
    hits.push(hit);
    at = hit.to - 1;
  }
  return hits;
}
