import { z } from 'zod';

export const matchParts = ['title', 'skills', 'pay', 'experience', 'freshness'] as const;
export const matchWeights = { title: 55, skills: 20, pay: 10, experience: 10, freshness: 5 } as const;

/** What a posting says about one of its skills; `quote` is the sentence or bullet that says so. */
export const SkillDemand = z.object({
  skill: z.string(),
  need: z.enum(['required', 'preferred']).nullable(),
  years: z.number().int().nullable(),
  quote: z.string(),
});
export type SkillDemand = z.infer<typeof SkillDemand>;

/** One scored part with its points and an explanation. */
export const MatchReason = z.object({
  part: z.enum([...matchParts, 'degree', 'location', 'remote']),
  points: z.number().int(),
  of: z.number().int(),
  sentence: z.string(),
  matched: z.array(z.string()).optional(),
  missing: z.array(z.string()).optional(),
  /** For each matched skill, the resume line that names it. */
  proofs: z.array(z.object({ skill: z.string(), line: z.string() })).optional(),
  /** What the posting says about its skills, with quotes. */
  demands: z.array(SkillDemand).optional(),
  /** The posting's own words for the part, if it was read from its text. */
  quote: z.string().optional(),
  /** From the nearest of the person's places. */
  miles: z.number().int().optional(),
});
export type MatchReason = z.infer<typeof MatchReason>;

export const MatchScore = z.object({
  score: z.number().int().min(0).max(100),
  reasons: z.array(MatchReason),
});
export type MatchScore = z.infer<typeof MatchScore>;
