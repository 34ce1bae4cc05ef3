import { locateProfile } from '#backend/jobs/record/describe-jobs.ts';
import { enrichJob } from '#backend/jobs/record/enrich-job.ts';
import { scoreMatch } from '#domain/job/score-match.ts';
import { labels, type Pair, type Person, pairs, writePerson, writePosting } from './read-pairs.ts';

const now = new Date('2026-11-15T12:00:00Z');
const firstPage = 10;

/** A labeled pair with its score; null when it is not a match and therefore not listed. */
export interface ScoredPair extends Pair {
  score: number | null;
}

/** A person's postings, scored as in the product. */
export function scorePerson(person: Person): ScoredPair[] {
  const profile = locateProfile(writePerson(person, now), now);
  return pairs
    .filter((pair) => pair.person === person.id)
    .map((pair, number) => {
      const posting = writePosting(pair, { number, now });
      const row = enrichJob(posting);
      const job = { ...posting, occupationId: row.occ_id, experienceMonths: row.experience_months };
      return { ...pair, score: scoreMatch(profile, job, now)?.score ?? null };
    });
}

export interface PairFigures {
  pairs: number;
  comparisons: number;
  right: number;
  /** Wrong pairs among the first ten of a person's list. */
  wrongListed: ScoredPair[];
  /** Good pairs that are not listed. */
  goodMissing: ScoredPair[];
  /** Two pairs with different labels in the wrong order, or tied. */
  misordered: [ScoredPair, ScoredPair][];
}

/** Every two postings of one person with different labels are compared; a tie counts as wrong. */
export function judgePeople(people: readonly Person[]): PairFigures {
  const figures: PairFigures = {
    pairs: 0,
    comparisons: 0,
    right: 0,
    wrongListed: [],
    goodMissing: [],
    misordered: [],
  };
  for (const person of people) {
    const scored = scorePerson(person);
    figures.pairs += scored.length;
    const listed = scored
      .filter(({ score }) => score !== null)
      .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0) || a.days - b.days)
      .slice(0, firstPage);
    figures.wrongListed.push(...listed.filter(({ label }) => label === 'wrong'));
    figures.goodMissing.push(...scored.filter(({ label, score }) => label === 'good' && score === null));
    for (const [better, worse] of listComparisons(scored)) {
      figures.comparisons += 1;
      if ((better.score ?? -1) > (worse.score ?? -1)) figures.right += 1;
      else figures.misordered.push([better, worse]);
    }
  }
  return figures;
}

function listComparisons(scored: readonly ScoredPair[]): [ScoredPair, ScoredPair][] {
  const rank = ({ label }: ScoredPair) => labels.indexOf(label);
  return scored.flatMap((one) =>
    scored.flatMap((other): [ScoredPair, ScoredPair][] => (rank(one) < rank(other) ? [[one, other]] : [])),
  );
}

export function shareRight({ right, comparisons }: PairFigures): number {
  return Math.round((right / comparisons) * 1000) / 1000;
}
