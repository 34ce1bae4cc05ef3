import { Fragment, type ReactNode } from 'react';

interface TransProps {
  /** A catalog text with tags around the words that become elements: `Read the <terms>Terms of Use</terms>.` */
  text: string;
  /** What each tag becomes, given the words inside it. */
  parts: Record<string, (words: string) => ReactNode>;
}

const tag = /<(\w+)>(.*?)<\/\1>/gs;

/** A whole sentence from the catalog with links or emphasis inside, so that a translator can move them. */
export function Trans({ text, parts }: TransProps) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const [whole, name = '', words = ''] = match;
    pieces.push(text.slice(end, match.index), parts[name]?.(words) ?? words);
    end = match.index + whole.length;
  }
  pieces.push(text.slice(end));
  // The pieces of one text never change places: their index is a stable key.
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}
