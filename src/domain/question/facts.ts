import type { AnswerSource } from './answer-source.ts';

/** What is known about a person, by name (`name.first`, `email`, `work_auth.US` …), each with its source. */
export interface Fact {
  value: string;
  source: AnswerSource;
}
export type Facts = ReadonlyMap<string, Fact>;
