import { knockOutText } from '#domain/messages/applications/review.ts';

/** Questions that employers commonly use to screen people out, with the answer that ends the application. */
const endings: Record<string, 'yes' | 'no'> = {
  work_auth: 'no',
  us_person: 'no',
  age_over: 'no',
  clearance: 'no',
  drivers_licence: 'no',
  relocate: 'no',
  travel: 'no',
  shifts: 'no',
  physical_demands: 'no',
  vaccination: 'no',
  has_degree: 'no',
  sponsorship: 'yes',
  noncompete: 'yes',
};

/** The answer to a question of this family that often ends an application before anybody reads it. */
export function endingAnswer(family: string): 'yes' | 'no' | null {
  return endings[family] ?? null;
}

function isEndingAnswer(ending: 'yes' | 'no' | null | undefined, answer: string): boolean {
  if (!ending) return false;
  return new RegExp(`^${ending}\\b`, 'i').test(answer.trim());
}

interface AnsweredQuestion {
  questionText: string;
  answerToDisplay: string;
  endsAt?: 'yes' | 'no' | null | undefined;
}

/** A sentence for each answer that may end the application. */
export function listKnockOuts(questions: readonly AnsweredQuestion[]): string[] {
  return questions
    .filter(({ endsAt, answerToDisplay }) => isEndingAnswer(endsAt, answerToDisplay))
    .map(({ questionText, answerToDisplay }) => knockOutText(answerToDisplay, questionText));
}
