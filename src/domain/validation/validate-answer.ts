import { letterMistakes } from '#domain/messages/profile.ts';
import { answerMistakes, answerTexts } from '#domain/messages/validation.ts';
import type { AnswerValidationType, QuestionType } from './question-type.ts';
import { compilePattern } from './safe-pattern.ts';

export interface AnswerRule {
  answerValidationType: AnswerValidationType;
  questionType?: QuestionType;
  required: boolean;
  /** For Regex; a missing or broken pattern lets the value pass. */
  validationPattern?: string | undefined;
  /** The longest value; 0 or absent: no limit. */
  charLimit?: number | undefined;
}

const messages: Record<AnswerValidationType, string> = answerMistakes;

const longestMatched = 200;

/** The message for a wrong value, or null. A list is judged by its first element. */
export function validateAnswer(answer: string | readonly string[], rule: AnswerRule): string | null {
  const value = ([answer].flat()[0] ?? '').trim();
  if (value === '') return rule.required ? messages.Default : null;
  const type = effectiveType(rule);
  if (!isValid(type, value, rule.validationPattern)) return messages[type];
  return findGap(value) ?? findExcess(answer, rule.charLimit);
}

/** Counts UTF-16 code units, as browsers do for `maxlength`. */
function findExcess(answer: string | readonly string[], charLimit = 0): string | null {
  const length = ([answer].flat()[0] ?? '').length;
  return charLimit > 0 && length > charLimit ? answerTexts.tooLong(charLimit, length) : null;
}

/** A Number question without its own rule uses the Number rule. */
export function effectiveType(
  rule: Pick<AnswerRule, 'answerValidationType' | 'questionType'>,
): AnswerValidationType {
  return rule.answerValidationType === 'Default' && rule.questionType === 'Number'
    ? 'Number'
    : rule.answerValidationType;
}

/** A Date answer uses a date input whatever the question's type. */
export function isDateInput(rule: Pick<AnswerRule, 'answerValidationType' | 'questionType'>): boolean {
  return rule.answerValidationType === 'Date' || rule.questionType === 'Calendar';
}

/** Typed or pasted text without the characters that the type doesn't accept. */
export function filterTyped(type: AnswerValidationType, typed: string): string {
  const refused = refusedCharacters[type];
  return refused ? typed.replaceAll(refused, '') : typed;
}

export function limitLength(text: string, charLimit: number | undefined): string {
  return charLimit ? text.slice(0, charLimit) : text;
}

const refusedCharacters: Partial<Record<AnswerValidationType, RegExp>> = {
  PostalCode: /\D/g,
  PhoneNumber: /[^\d\s\-+()]/g,
  Number: /[^\d\s\-+()]/g,
  Alphabetic: /[^A-Za-z]/g,
  Alphanumeric: /[^A-Za-z0-9]/g,
};

function isValid(type: AnswerValidationType, value: string, pattern: string | undefined): boolean {
  switch (type) {
    case 'PostalCode':
      return /^\d{5}$/.test(value);
    case 'PhoneNumber':
      return isPhoneNumber(value);
    case 'Email':
      return /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(value);
    case 'Url':
      return /^(https?:\/\/)?(www\.)?[\w-]+(\.[\w-]+)+([/?#]\S*)?$/i.test(value);
    case 'LinkedInProfile':
      return /^(https?:\/\/)?([a-z]{2,3}\.)?linkedin\.com\/(in|pub)\/[\w%-]+.*$/i.test(value);
    case 'Number':
      return /^[\d\s\-+()]+$/.test(value);
    case 'Alphabetic':
      return /^[A-Za-z]+$/.test(value);
    case 'Alphanumeric':
      return /^[A-Za-z0-9]+$/.test(value);
    case 'Regex':
      return matchesPattern(value, pattern);
    case 'Date':
      return isDate(value);
    case 'Default':
      return true;
  }
}

function isPhoneNumber(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  if (value.length > 250 || digits.length < 2 || digits.length > 17) return false;
  const national = value.replace(/[\s\-().]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national);
}

function isDate(value: string): boolean {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  if (!match) return false;
  const [, month, day, year] = match.map(Number) as [number, number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function matchesPattern(value: string, pattern: string | undefined): boolean {
  const whole = compilePattern(pattern);
  return whole === null || (value.length <= longestMatched && whole.test(value));
}

/** A gap in an outline that only the person can fill. */
export function writeGap(what: string): string {
  return `[Your words: ${what}]`;
}

/** The message for a text with an unfilled gap, or null. No such text may reach an employer. */
export function findGap(text: string): string | null {
  const gap = /\[Your words: [^\]\n]*\]/.exec(text)?.[0];
  return gap ? letterMistakes.gap(gap) : null;
}
