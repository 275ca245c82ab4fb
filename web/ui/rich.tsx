import { Fragment, type ReactNode } from "react";

type Parts = Record<string, (words: string) => ReactNode>;

/** A message with places for elements: "I agree to the <terms>Terms</terms>" and what stands for each name. */
export function Rich({ text, parts }: { text: string; parts: Parts }) {
  const pieces = text.split(/(<(\w+)>.*?<\/\2>)/g);
  const nodes: ReactNode[] = [];
  // The pattern has two groups: text, whole tag, name of the tag, text, …
  for (let i = 0; i < pieces.length; i += 3) {
    nodes.push(pieces[i]);
    const name = pieces[i + 2];
    const words = pieces[i + 1]?.replace(/^<\w+>|<\/\w+>$/g, "");
    if (name !== undefined && words !== undefined) nodes.push(<Fragment key={i}>{parts[name]?.(words) ?? words}</Fragment>);
  }
  return <>{nodes}</>;
}
