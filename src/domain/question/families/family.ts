import type { AnswerValidationType, QuestionType } from '#domain/validation/question-type.ts';

/**
 * Who may answer. `profile`: the profile. `typed`: only the person's own typed answer. `act`: only an act of
 * the person (consent, attestation, signature). `never`: nobody here, ever. `open`: asked every time, because
 * the answer belongs to this employer or is the person's own prose.
 */
export type MayAnswer = 'profile' | 'typed' | 'act' | 'never' | 'open';

/** What a question asks. Patterns see normalized text (see fold-text.ts) and match whole words. */
export interface Family {
  name: string;
  may: MayAnswer;
  ask: RegExp;
  not?: RegExp;
  /** The fact that answers it; {country}, {age}, and {window} come from the question. */
  fact?: string;
  /** Legal, demographic, health, and pay questions. */
  sensitive?: true;
  /** Wordings differ in scope, so an answer to another wording needs review. */
  varies?: true;
  /** Wordings in which a yes means what a no means in the others. */
  inverse?: RegExp;
  types?: readonly QuestionType[];
  validation?: AnswerValidationType;
  /**
   * `yes`: the fact is a yes or a no. `value`: a name, a number, or an address, which doesn't answer a
   * yes-or-no question.
   */
  takes?: 'yes' | 'value';
  /** Several values are known, and the ones a list offers are chosen. `some`: others may be right, too. */
  lists?: 'all' | 'some';
  /** Why it is left to the person, if the reason differs from the rest of its kind. */
  reason?: string;
}

/** Patterns of whole questions beside the words around them (see core-words.ts). */
export const either = (known: RegExp, ...cores: RegExp[]): RegExp =>
  new RegExp([known, ...cores].map(({ source }) => source).join('|'));
