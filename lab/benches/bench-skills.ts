import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readSkills } from '#domain/skill/read-skills.ts';
import type { Figure } from '#lab/figures/figure.ts';

const limits = { recall: 0.7, precision: 0.8, milliseconds: 5 };

/** A sentence of a posting with marked words, in the format of SkillSpan. */
const Marked = z.object({
  idx: z.number(),
  source: z.string(),
  tokens: z.array(z.string()),
  tags_skill: z.array(z.enum(['B', 'I', 'O'])),
  tags_knowledge: z.array(z.enum(['B', 'I', 'O'])),
});
export type Marked = z.infer<typeof Marked>;

interface Span {
  at: number;
  to: number;
}

/**
 * `skills --set FILE.jsonl`: how many marked skills are found, how many found ones are marked, and the cost.
 */
export async function benchSkills(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({ args, options: { set: { type: 'string' } } });
  if (!values.set) {
    console.error('usage: npm run -s lab -- skills --set FILE.jsonl');
    return undefined;
  }
  const lines = (await readFile(values.set, 'utf8')).trim().split('\n');
  const rows = lines.map((line) => Marked.parse(JSON.parse(line)));
  const all = scoreRows(rows);
  const sources = Map.groupBy(rows, ({ source }) => source);
  const cost = measureCost(rows);
  const bySource = Object.fromEntries([...sources].map(([source, own]) => [source, scoreRows(own)]));
  console.log(JSON.stringify({ ...all, bySource, cpuMilliseconds: cost }, null, 2));
  return [
    {
      row: 'skills',
      isMet:
        all.recall >= limits.recall && all.precision >= limits.precision && cost.mean <= limits.milliseconds,
      said: `recall ${all.recall}, precision ${all.precision}, ${cost.mean} ms per posting (p95 ${cost.p95} ms)`,
    },
  ];
}

/** A marked skill is found when a mention overlaps it; a mention is right when it overlaps a marked skill. */
export function scoreRows(rows: readonly Marked[]) {
  const sum = { marked: 0, found: 0, mentions: 0, right: 0 };
  for (const row of rows) {
    const knowledge = readSpans(row.tags_knowledge);
    const marked = [...knowledge, ...readSpans(row.tags_skill)];
    const mentions = readMentionSpans(row.tokens);
    sum.marked += knowledge.length;
    sum.found += knowledge.filter((span) => mentions.some((mention) => overlap(span, mention))).length;
    sum.mentions += mentions.length;
    sum.right += mentions.filter((mention) => marked.some((span) => overlap(span, mention))).length;
  }
  return { ...sum, recall: share(sum.found, sum.marked), precision: share(sum.right, sum.mentions) };
}

function readSpans(tags: Marked['tags_skill']): Span[] {
  const spans: Span[] = [];
  for (const [at, tag] of tags.entries()) {
    const last = spans.at(-1);
    if (tag === 'I' && last?.to === at) last.to = at + 1;
    else if (tag !== 'O') spans.push({ at, to: at + 1 });
  }
  return spans;
}

/** Mentions by their token positions. */
function readMentionSpans(tokens: readonly string[]): Span[] {
  let length = 0;
  const starts = tokens.map((token) => {
    const start = length;
    length += token.length + 1;
    return start;
  });
  return readSkills(tokens.join(' ')).map(({ start, end }) => ({
    at: starts.findLastIndex((position) => position <= start),
    to: starts.findLastIndex((position) => position < end) + 1,
  }));
}

function overlap(one: Span, other: Span): boolean {
  return one.at < other.to && other.at < one.to;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}

/** CPU time for whole postings, after one warm-up pass. */
function measureCost(rows: readonly Marked[]) {
  const postings = [...Map.groupBy(rows, ({ source, idx }) => `${source} ${idx}`).values()].map((sentences) =>
    sentences.map(({ tokens }) => tokens.join(' ')).join('\n'),
  );
  for (const text of postings) readSkills(text);
  const costs = postings.map((text) => {
    const before = process.cpuUsage();
    readSkills(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const sorted = costs.sort((a, b) => a - b);
  const mean = sorted.reduce((total, cost) => total + cost, 0) / Math.max(1, sorted.length);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return { postings: postings.length, mean: Math.round(mean * 10) / 10, p95: Math.round(p95 * 10) / 10 };
}
