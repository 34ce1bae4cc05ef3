import { z } from 'zod';

/**
 * Where an answer comes from. An answer without a source never reaches an employer.
 * `typed` is the person's own answer; `approved` marks a consent whose text the review screen showed.
 */
export const AnswerSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile'), field: z.string() }),
  z.object({
    kind: z.literal('resume'),
    field: z.string(),
    quote: z.string(),
    page: z.number().int().optional(),
  }),
  z.object({ kind: z.literal('typed'), givenAt: z.string(), where: z.string().optional() }),
  z.object({ kind: z.literal('rule'), rule: z.string(), inputs: z.array(z.string()) }),
  z.object({ kind: z.literal('draft'), basis: z.string() }),
  z.object({ kind: z.literal('approved'), givenAt: z.string(), statement: z.string() }),
]);
export type AnswerSource = z.infer<typeof AnswerSource>;
