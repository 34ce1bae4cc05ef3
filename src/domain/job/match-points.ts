import { matchWeights } from './match-score.ts';

export type ScoredPart = keyof typeof matchWeights;

/** What the points of a match are made of. */
export interface MatchFacts {
  /** Of the titles, 0 to 1. */
  likeness: number;
  skillsNamed: number;
  skillsMatched: number;
  /** Dollars a year; null for no wish and for a silent posting. */
  payWish: number | null;
  payMax: number | null;
  heldMonths: number;
  wantedMonths: number;
  daysAgo: number;
}

/** More skills than these are not asked for. */
const mostSkills = 5;

/** Whole points part by part; every score, in lists and with its reasons, is their sum. */
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

/** Pay costs points only below the wish, and a posting that says nothing half of them. */
function sharePay(wish: number | null, max: number | null): number {
  if (wish === null) return 1;
  return max === null ? 0.5 : 1 - (2 * (wish - max)) / wish;
}
