import type { MakePosting } from './fill-database.ts';

/** What measuring search and measuring matches have in common. */
export interface BenchPlan {
  jobs: number;
  /** The stream the database was filled from; its later numbers are new postings. */
  postings: MakePosting;
  buildPlain: () => Promise<void>;
  /** How long everybody sends requests at once. */
  seconds: number;
  tell: (step: string) => void;
}

/** Prints each step with the seconds that have passed. */
export function logTimes(tell: (line: string) => void): (step: string) => void {
  const began = performance.now();
  return (step) => tell(`${Math.round((performance.now() - began) / 1000)} s: ${step}`);
}
