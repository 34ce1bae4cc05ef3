import type { AnswerSource } from './answer-source.ts';

/** What is known about a person, by name (`name.first`, `email`, `work_auth.US` …), each with its source. */
export interface Fact {
  value: string;
  /** All values when there are several, as for languages. */
  values?: readonly string[];
  source: AnswerSource;
}
/** The fact chosen for one question. */
export interface Resolved extends Fact {
  /** Set when the person should look at it before it is sent. */
  review?: string;
}
export type Facts = ReadonlyMap<string, Fact>;
