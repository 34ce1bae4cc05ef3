import { parseArgs } from 'node:util';
import { readSkills } from '#domain/skill/read-skills.ts';
import type { Figure } from '#lab/figures/figure.ts';
import { learnWeights } from '#lab/skills/learn-weights.ts';
import { type Marked, readMarked } from '#lab/skills/marked-rows.ts';
import { scoreRows } from '#lab/skills/score-rows.ts';

const limits = { recall: 0.7, precision: 0.8, milliseconds: 5 };

/**
 * `skills --set FILE.jsonl`: how many marked skills are found, how many found ones are marked, and the cost.
 * `--learn` learns the weights of the cues from the set instead.
 */
export async function benchSkills(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({ args, options: { set: { type: 'string' }, learn: { type: 'boolean' } } });
  if (!values.set) {
    console.error('usage: npm run -s lab -- skills --set FILE.jsonl [--learn]');
    return undefined;
  }
  const rows = await readMarked(values.set);
  if (values.learn) {
    console.log(JSON.stringify(await learnWeights(rows), null, 2));
    return [];
  }
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
