import { z } from 'zod';
import type { Family } from '#domain/question/families/family.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import { nameRecord } from '#domain/question/form/asked-record.ts';

/** A sentence of a draft, and the fact in the profile or the posting that it states. */
export const DraftClaim = z.object({ sentence: z.string(), fact: z.string() });
export type DraftClaim = z.infer<typeof DraftClaim>;

/**
 * Where an answer comes from. An answer without a source never reaches an employer. `typed` is the person's
 * own answer; `approved` marks a consent whose text the review screen showed.
 */
export const AnswerSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile'), field: z.string() }),
  z.object({
    kind: z.literal('resume'),
    field: z.string(),
    quote: z.string(),
    page: z.number().int().optional(),
  }),
  z.object({
    kind: z.literal('typed'),
    givenAt: z.string(),
    where: z.string().optional(),
    /** The remembered answer, which the person can change for later applications. */
    id: z.string().optional(),
  }),
  z.object({ kind: z.literal('rule'), rule: z.string(), inputs: z.array(z.string()) }),
  z.object({ kind: z.literal('draft'), basis: z.string(), claims: z.array(DraftClaim).optional() }),
  z.object({ kind: z.literal('approved'), givenAt: z.string(), statement: z.string() }),
]);
export type AnswerSource = z.infer<typeof AnswerSource>;

/** Where a person states what is true for every application. */
export const statedIn = 'Key questions';

/** What is known about a person, by name (`name.first`, `email`, `work_auth.US` …), each with its source. */
export interface Fact {
  value: string;
  /** All values when there are several, as for languages. */
  values?: readonly string[];
  source: AnswerSource;
  /** A number of years before it is rounded down, for lists of ranges. */
  exact?: string;
  /** The key question that it answers, by id. */
  statement?: string;
}
/** The fact chosen for one question. */
export interface Resolved extends Fact {
  /** Set when the person should review it before it is sent. */
  review?: string;
}
export type Facts = ReadonlyMap<string, Fact>;

/**
 * The fact that answers a question of this family, or null when there is none (for example, when no country
 * is named).
 */
export function nameFact(family: Family, params: QuestionParams): string | null {
  if (params.record) return nameRecord(params.record);
  if (!family.fact) return null;
  if (params.when === 'latest') return `${family.fact}.latest`;
  let isKnown = true;
  const name = family.fact.replace(/\{(country|age|window)\}/g, (_, key: 'country' | 'age' | 'window') => {
    isKnown &&= params[key] !== undefined;
    return params[key] ?? '';
  });
  return isKnown ? name : null;
}
