import { z } from 'zod';
import {
  type Application,
  changeApplication,
  resealSomeApplications,
} from '#backend/expert-apply/record/application.store.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import { answerErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import { answerFollowUps } from '#domain/question/answer/follow-ups.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { validateAnswer } from '#domain/validation/validate-answer.ts';

export interface ReviewItem {
  questionAnswerId: string;
  userAnswer: string;
}

const Choices = z.array(z.string()).max(200);

/** Saves the person's own answers. If one of them is invalid, refuses all. */
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
    const value = question && readValue(question, item.userAnswer);
    const message = question && value ? checkValue(question, value) : answerErrors.notInForm;
    if (message) problems[item.questionAnswerId] = message;
    else if (value) typed.set(item.questionAnswerId, value);
  }
  if (Object.keys(problems).length > 0) throw new Problem('invalid_request', { fields: problems });

  const givenAt = context.now().toISOString();
  const answers = answerFollowUps(
    application.answers.map((question) => {
      const value = typed.get(question.field.path);
      return value ? answerByPerson(question, value, { givenAt, company }) : question;
    }),
  );
  await changeApplication(context, application.id, { answers }, context.now());
  return answers;
}

function readValue(question: PreparedAnswer, text: string): string[] | null {
  if (question.field.type === 'File') return null;
  if (question.field.type !== 'MultiChoice') return text.trim() === '' ? [] : [text];
  if (text.trim() === '') return [];
  try {
    return Choices.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** An unfinished review may leave a required question empty; approving checks that later. */
function checkValue(question: PreparedAnswer, value: string[]): string | null {
  const labels = question.field.options.map((option) => option.label);
  if (labels.length > 0 && value.some((choice) => !labels.includes(choice))) {
    return answerErrors.notAnOption;
  }
  if (value.length === 0) return null;
  return validateAnswer(value, {
    answerValidationType: question.answerValidationType,
    questionType: question.field.type,
    required: false,
  });
}

function answerByPerson(
  question: PreparedAnswer,
  answer: string[],
  given: { givenAt: string; company: string },
): PreparedAnswer {
  if (answer.length === 0) {
    return { ...question, answer, source: null, reviewRequired: question.field.required };
  }
  const source: AnswerSource =
    question.field.control === 'checkbox'
      ? { kind: 'approved', givenAt: given.givenAt, statement: question.field.label }
      : { kind: 'typed', givenAt: given.givenAt, where: given.company };
  return { ...question, answer, source, reviewRequired: false, reason: undefined };
}

/** Re-encrypts the answers of some applications with the newest key and returns how many. */
export async function resealApplications(context: Context, { most }: { most: number }): Promise<number> {
  return resealSomeApplications(context, most);
}
