import type { AnswerValidationType, QuestionType } from '#domain/validation/question-type.ts';

/**
 * Who may answer. `profile`: what the profile says. `typed`: only the person's own typed answer.
 * `act`: only an act of the person (consent, attestation, signature). `never`: nobody here, ever.
 * `open`: asked anew each time, because the answer belongs to this employer or is the person's own prose.
 */
export type MayAnswer = 'profile' | 'typed' | 'act' | 'never' | 'open';

/** What a question asks. Patterns see folded text (see fold-text.ts) and match whole words. */
export interface Family {
  name: string;
  may: MayAnswer;
  ask: RegExp;
  not?: RegExp;
  /** Name of the fact that answers it; {country} and {age} come from the question. */
  fact?: string;
  /** Legal, demographic, health and pay questions. */
  sensitive?: true;
  /** Wordings differ in scope, so an answer given to another wording is shown for review. */
  varies?: true;
  types?: readonly QuestionType[];
  validation?: AnswerValidationType;
  /** `yes`: what is known is a yes or a no. `value`: a name, a number, an address, which is no answer to a yes-or-no question. */
  takes?: 'yes' | 'value';
  /** Several values are known: of a list, those that it offers are chosen. `some`: others may be right as well. */
  lists?: 'all' | 'some';
  /** Why it is left to the person, where the reason is not the same for all of its kind. */
  reason?: string;
}
