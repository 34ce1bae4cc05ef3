import { parseArgs } from 'node:util';
import type { Figure } from '#lab/figures/figure.ts';
import { people } from '#lab/match-pairs/read-pairs.ts';
import { judgePeople, type ScoredPair, shareRight } from '#lab/match-pairs/score-pairs.ts';

const leastRight = 0.95;

/**
 * `match-pairs [--misses]`: how matching orders postings that were labeled by hand. `--misses` lists the
 * wrong ones, without the held-out people.
 */
export async function benchMatchPairs(args: string[]): Promise<Figure[] | undefined> {
  const { values } = parseArgs({ args, options: { misses: { type: 'boolean', default: false } } });
  const all = judgePeople(people);
  const known = judgePeople(people.filter(({ heldOut }) => !heldOut));
  const heldOut = judgePeople(people.filter((person) => person.heldOut));
  const sum = (figures: typeof all) => ({
    pairs: figures.pairs,
    wrongInFirstTen: figures.wrongListed.length,
    goodMissing: figures.goodMissing.length,
    comparisons: figures.comparisons,
    rightOrder: shareRight(figures),
  });
  console.log(JSON.stringify({ all: sum(all), known: sum(known), heldOut: sum(heldOut) }, null, 2));
  if (values.misses) {
    for (const pair of known.wrongListed) console.log(`listed   ${tell(pair)}`);
    for (const pair of known.goodMissing) console.log(`missing  ${tell(pair)}`);
    for (const [better, worse] of known.misordered)
      console.log(`order    ${tell(better)}  >  ${tell(worse)}`);
  }
  return [
    {
      row: 'match-pairs',
      isMet: all.wrongListed.length === 0 && shareRight(all) >= leastRight,
      said: `${people.length} people, ${all.pairs} pairs: ${all.wrongListed.length} wrong jobs in anyone's top ten, ${percent(all)} of ${all.comparisons.toLocaleString('en-US')} comparisons in the right order (held-out people: ${heldOut.wrongListed.length} wrong jobs, ${percent(heldOut)})`,
    },
  ];
}

const percent = (figures: Parameters<typeof shareRight>[0]) => `${(shareRight(figures) * 100).toFixed(1)}%`;

function tell({ person, label, title, score }: ScoredPair): string {
  return `${person}: ${label} ${score ?? '–'} ${title}`;
}
