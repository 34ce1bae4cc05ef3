import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A sentence of a posting with marked words, in the format of SkillSpan. */
const Marked = z.object({
  idx: z.number(),
  source: z.string(),
  tokens: z.array(z.string()),
  tags_skill: z.array(z.enum(['B', 'I', 'O'])),
  tags_knowledge: z.array(z.enum(['B', 'I', 'O'])),
});
export type Marked = z.infer<typeof Marked>;

/** Token positions: the first and after the last. */
interface Span {
  at: number;
  to: number;
}

export async function readMarked(path: string): Promise<Marked[]> {
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  return lines.map((line) => Marked.parse(JSON.parse(line)));
}

export function readSpans(tags: Marked['tags_skill']): Span[] {
  const spans: Span[] = [];
  for (const [at, tag] of tags.entries()) {
    const last = spans.at(-1);
    if (tag === 'I' && last?.to === at) last.to = at + 1;
    else if (tag !== 'O') spans.push({ at, to: at + 1 });
  }
  return spans;
}

/** Finds the tokens of a place in the joined text. */
export function makeLocator(tokens: readonly string[]): (place: { start: number; end: number }) => Span {
  let length = 0;
  const starts = tokens.map((token) => {
    const start = length;
    length += token.length + 1;
    return start;
  });
  return ({ start, end }) => ({
    at: starts.findLastIndex((position) => position <= start),
    to: starts.findLastIndex((position) => position < end) + 1,
  });
}

export function overlap(one: Span, other: Span): boolean {
  return one.at < other.to && other.at < one.to;
}
