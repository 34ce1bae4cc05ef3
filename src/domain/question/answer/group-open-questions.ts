import { listReuse, type Reuse } from './find-reuse.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

export interface OpenQuestion {
  answer: PreparedAnswer;
  reuse: Reuse;
}

/** The required questions of an application that are open and that one answer could close everywhere. */
export function listOpenQuestions(application: {
  answers: readonly PreparedAnswer[];
  countries?: string[] | undefined;
  employer?: string | undefined;
}): OpenQuestion[] {
  const { answers } = application;
  const questions = listReuse(
    answers.map(({ field }) => field),
    application,
  );
  return questions.flatMap(({ reuse }, index): OpenQuestion[] => {
    const answer = answers[index];
    if (!answer || !reuse || reuse.isProse || reuse.widest !== 'everywhere') return [];
    return answer.field.required && answer.answer.length === 0 ? [{ answer, reuse }] : [];
  });
}

/**
 * Questions of different applications that ask the same thing, the most frequent first. A question with choices comes
 * first in its group: it is the easiest to answer, and its choices fit the other forms best.
 */
export function groupOpenQuestions<Asked extends OpenQuestion & { application: { id: string } }>(
  open: readonly Asked[],
): Asked[][] {
  const groups = new Map<string, Asked[]>();
  for (const one of open) {
    const group = groups.get(one.reuse.key) ?? [];
    if (!group.some(({ application }) => application.id === one.application.id)) group.push(one);
    groups.set(one.reuse.key, group);
  }
  const choices = ({ answer }: Asked) => answer.field.options.length;
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted((a, b) => choices(b) - choices(a)))
    .toSorted((a, b) => b.length - a.length);
}
