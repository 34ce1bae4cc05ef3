import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type KeyAnswer, readAnswers, writeAnswers } from '#domain/document/sections/answers.ts';
import { answerTexts } from '#domain/messages/validation.ts';
import { foldCase } from '#domain/question/words/fold-text.ts';
import { limitLength, validateAnswer } from '#domain/validation/validate-answer.ts';
import type { KeyQuestion } from './key-question.ts';
import { chooseStartDate, startDatePair } from './key-questions.ts';

/** A list for MultiChoice, a string for every other type. */
export type KeyAnswerValue = string | string[];

/** The contents of the key-questions form, by question id. */
export interface KeyAnswersForm {
  answers: Record<string, KeyAnswerValue>;
  errors: Record<string, string>;
  lastUpdated: string | null;
}

/** The choice that clears an answer. */
export const emptyChoice = 'Select';
/** The value of the placeholder at the top of a single choice. */
export const emptyChoiceValue = 'default';

export function openKeyAnswers(questions: readonly KeyQuestion[], document: UserDocument): KeyAnswersForm {
  const stored = new Map(readAnswers(document).map((one) => [one.questionId, one.answer]));
  const started = stored.get(startDatePair.parentID)?.find(isDateText);
  const answers = questions.map((question): [string, KeyAnswerValue] => {
    const given = question.id === startDatePair.childID && started ? [started] : readDefault(question);
    return [question.id, toValue(question, stored.get(question.id) ?? given)];
  });
  return { answers: Object.fromEntries(answers), errors: {}, lastUpdated: null };
}

/** Applies one answer to the form: the date of a preferred start is also its parent's answer. */
export function changeKeyAnswer(
  form: KeyAnswersForm,
  question: KeyQuestion,
  given: KeyAnswerValue,
): KeyAnswersForm {
  const value = cleanValue(question, given);
  const isStartDate = question.id === startDatePair.childID;
  const { [question.id]: _solved, ...errors } = form.errors;
  return {
    answers: {
      ...form.answers,
      ...(isStartDate && { [startDatePair.parentID]: value === '' ? chooseStartDate : value }),
      [question.id]: value,
    },
    errors,
    lastUpdated: question.id,
  };
}

/** The selected option of a single-choice control; a date means that a start date was chosen. */
export function shownChoice(question: KeyQuestion, value: KeyAnswerValue): string {
  const text = [value].flat()[0] ?? '';
  return question.id === startDatePair.parentID && isDateText(text) ? chooseStartDate : text;
}

/** A dependent question is shown only while its parent is shown and has one of the trigger values. */
export function listShownQuestions(
  questions: readonly KeyQuestion[],
  answers: KeyAnswersForm['answers'],
): KeyQuestion[] {
  return questions.filter((question) => isShown(question, questions, answers));
}

/** The message for each question whose answer is missing, by question id. */
export function findMissingAnswers(
  questions: readonly KeyQuestion[],
  answers: KeyAnswersForm['answers'],
): Record<string, string> {
  const missing = listShownQuestions(questions, answers).filter(
    (question) => question.isRequired && toList(answers[question.id]).length === 0,
  );
  return Object.fromEntries(missing.map((question) => [question.id, answerTexts.keyRequired]));
}

/** Like `findMissingAnswers`, plus answers of the wrong kind, such as a malformed link or number. */
export function findAnswerMistakes(
  questions: readonly KeyQuestion[],
  answers: KeyAnswersForm['answers'],
): Record<string, string> {
  const wrong = listShownQuestions(questions, answers).flatMap((question): [string, string][] => {
    const message = validateAnswer(toList(answers[question.id]), { ...question, required: false });
    return message ? [[question.id, message]] : [];
  });
  return { ...findMissingAnswers(questions, answers), ...Object.fromEntries(wrong) };
}

/** The document with the form's answers: hidden and empty ones are removed, those to other questions stay. */
export function writeKeyAnswers(
  document: UserDocument,
  questions: readonly KeyQuestion[],
  answers: KeyAnswersForm['answers'],
): UserDocument {
  const ids = new Set(questions.map((question) => question.id));
  const own = listShownQuestions(questions, answers).flatMap((question): KeyAnswer[] => {
    const answer = toList(answers[question.id]);
    return answer.length > 0
      ? [{ questionId: question.id, questionText: question.questionText, answer }]
      : [];
  });
  const others = readAnswers(document).filter((one) => !ids.has(one.questionId));
  return writeAnswers(document, [...own, ...others]);
}

function isShown(
  question: KeyQuestion,
  questions: readonly KeyQuestion[],
  answers: KeyAnswersForm['answers'],
): boolean {
  const parent = questions.find((one) => one.id === question.dependentQuestionId);
  if (question.dependentQuestionId === null) return true;
  if (!parent || !isShown(parent, questions, answers)) return false;
  const given = toList(answers[parent.id]);
  if (question.id === startDatePair.childID && given.some(isDateText)) return true;
  const triggers = question.dependentQuestionTriggerValues.map(foldCase);
  return given.some((one) => triggers.includes(foldCase(one)));
}

function readDefault(question: KeyQuestion): string[] {
  if (question.sensitive) return [];
  return question.defaultValue.split(';').map((part) => part.trim());
}

function cleanValue(question: KeyQuestion, given: KeyAnswerValue): KeyAnswerValue {
  if (typeof given !== 'string') return toValue(question, given);
  if (question.questionType === 'SingleChoice' && given === emptyChoiceValue) return '';
  return toValue(question, [given]);
}

function toValue(question: KeyQuestion, values: readonly string[]): KeyAnswerValue {
  const isChoice = question.questionType === 'SingleChoice' || question.questionType === 'MultiChoice';
  const kept = values.filter(
    (one) => one.trim() !== '' && !(isChoice && foldCase(one) === foldCase(emptyChoice)),
  );
  if (question.questionType === 'MultiChoice') return kept;
  return limitLength(kept[0] ?? '', question.charLimit);
}

function toList(value: KeyAnswerValue | undefined): string[] {
  return [value ?? []]
    .flat()
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function isDateText(text: string): boolean {
  return text.includes('/');
}
