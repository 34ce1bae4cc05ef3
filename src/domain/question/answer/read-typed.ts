import { z } from 'zod';
import { answerErrors } from '#domain/messages/application-errors.ts';
import { validateAnswer } from '#domain/validation/validate-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

const Choices = z.array(z.string()).max(200);

type Typed = { value: string[] } | { mistake: string };

/** What a person typed or chose as a value of this question, or why the form would not accept it. */
export function readTyped(
  question: Pick<PreparedAnswer, 'field' | 'answerValidationType'>,
  text: string,
): Typed {
  const value = parseTyped(question.field.type, text);
  const mistake = value ? checkValue(question, value) : answerErrors.notInForm;
  return mistake === null && value ? { value } : { mistake: mistake ?? answerErrors.notInForm };
}

function parseTyped(type: PreparedAnswer['field']['type'], text: string): string[] | null {
  if (type === 'File') return null;
  if (text.trim() === '') return [];
  if (type !== 'MultiChoice') return [text];
  try {
    return Choices.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** An unfinished review may leave a required question empty; approving checks that later. */
function checkValue(
  { field, answerValidationType }: Pick<PreparedAnswer, 'field' | 'answerValidationType'>,
  value: string[],
): string | null {
  const labels = field.options.map((option) => option.label);
  if (labels.length > 0 && value.some((choice) => !labels.includes(choice))) return answerErrors.notAnOption;
  if (value.length === 0) return null;
  return validateAnswer(value, { answerValidationType, questionType: field.type, required: false });
}
