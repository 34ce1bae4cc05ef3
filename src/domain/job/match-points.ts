import { matchWeights } from './match-score.ts';

export type ScoredPart = keyof typeof matchWeights;

/** The inputs of a match's points. */
export interface MatchFacts {
  /** Of the titles, from 0 to 1. */
  likeness: number;
  skillsNamed: number;
  skillsMatched: number;
  /** Dollars a year; null without a wish, and for a posting without pay. */
  payWish: number | null;
  payMax: number | null;
  heldMonths: number;
  wantedMonths: number;
  daysAgo: number;
}

/** At most this many skills count. */
const mostSkills = 5;

/** Whole points for each part; every score, in lists and with its reasons, is their sum. */
export function countPoints(facts: MatchFacts): Record<ScoredPart, number> {
  const { likeness, skillsNamed, skillsMatched, payWish, payMax, heldMonths, wantedMonths } = facts;
  const named = Math.min(mostSkills, skillsNamed);
  return {
    title: weigh('title', likeness),
    skills: weigh('skills', named === 0 ? 0 : skillsMatched / named),
    pay: weigh('pay', sharePay(payWish, payMax)),
    experience: weigh('experience', heldMonths >= wantedMonths ? 1 : heldMonths / wantedMonths),
    freshness: weigh('freshness', (30 - facts.daysAgo) / 27),
  };
}

export function addUpPoints(points: Record<ScoredPart, number>): number {
  return points.title + points.skills + points.pay + points.experience + points.freshness;
}

function weigh(part: ScoredPart, share: number): number {
  return Math.round(matchWeights[part] * Math.min(1, Math.max(0, share)));
}

/** Pay costs points only below the wish; a posting without pay gets half of them. */
function sharePay(wish: number | null, max: number | null): number {
  if (wish === null) return 1;
  return max === null ? 0.5 : 1 - (2 * (wish - max)) / wish;
}
