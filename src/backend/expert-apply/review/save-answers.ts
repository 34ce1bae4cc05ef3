import { rememberTyped } from '#backend/expert-apply/memory/remember-answers.ts';
import {
  type Application,
  changeApplication,
  resealSomeApplications,
} from '#backend/expert-apply/record/application.store.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import type { ReuseScope } from '#domain/application/reviewed-answer.ts';
import { answerErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import { answerFollowUps } from '#domain/question/answer/follow-ups.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { readTyped } from '#domain/question/answer/read-typed.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { noteContradictions } from './note-contradictions.ts';

export interface ReviewItem {
  questionAnswerId: string;
  userAnswer: string;
  /** Where later applications may use it. */
  scope?: ReuseScope | undefined;
}

/** Saves the person's own answers and remembers them. If one of them is invalid, refuses all. */
export async function saveAnswers(
  context: UserContext,
  input: { application: Application; items: ReviewItem[]; company: string },
): Promise<PreparedAnswer[]> {
  const { application, items, company } = input;
  if (items.length === 0) return application.answers;
  const problems: Record<string, string> = {};
  const typed = new Map<string, string[]>();
  for (const item of items) {
    const question = application.answers.find((answer) => answer.field.path === item.questionAnswerId);
    const read = question ? readTyped(question, item.userAnswer) : { mistake: answerErrors.notInForm };
    if ('mistake' in read) problems[item.questionAnswerId] = read.mistake;
    else typed.set(item.questionAnswerId, read.value);
  }
  if (Object.keys(problems).length > 0) throw new Problem('invalid_request', { fields: problems });

  const givenAt = context.now().toISOString();
  const given = answerFollowUps(
    application.answers.map((question) => {
      const value = typed.get(question.field.path);
      return value ? answerByPerson(question, value, { givenAt, company }) : question;
    }),
  );
  const scopes = new Map(items.map(({ questionAnswerId, scope }) => [questionAnswerId, scope]));
  const remembered = await rememberTyped(context, { application, answers: given, typed: scopes });
  const answers = await noteContradictions(context, {
    application,
    answers: remembered,
    typed: new Set(typed.keys()),
  });
  await changeApplication(context, application.id, { answers }, context.now());
  return answers;
}

function answerByPerson(
  question: PreparedAnswer,
  answer: string[],
  given: { givenAt: string; company: string },
): PreparedAnswer {
  const isSame = answer.join('\n') === question.answer.join('\n');
  const statements = isSame ? question.statements : undefined;
  if (answer.length === 0) {
    return { ...question, answer, source: null, statements, reviewRequired: question.field.required };
  }
  const source: AnswerSource =
    question.field.control === 'checkbox'
      ? { kind: 'approved', givenAt: given.givenAt, statement: question.field.label }
      : { kind: 'typed', givenAt: given.givenAt, where: given.company };
  return { ...question, answer, source, statements, reviewRequired: false, reason: undefined };
}

/** Re-encrypts the answers of some applications with the newest key and returns how many. */
export async function resealApplications(context: Context, { most }: { most: number }): Promise<number> {
  return resealSomeApplications(context, most);
}
