import { z } from 'zod';

export const questionTypes = [
  'Text',
  'TextArea',
  'RichTextArea',
  'Number',
  'Calendar',
  'SingleChoice',
  'MultiChoice',
  'File',
  'Hidden',
  'QuestionList',
] as const;
export const QuestionType = z.enum(questionTypes);
export type QuestionType = z.infer<typeof QuestionType>;

export const answerValidationTypes = [
  'PostalCode',
  'PhoneNumber',
  'Email',
  'Url',
  'LinkedInProfile',
  'Number',
  'Alphabetic',
  'Alphanumeric',
  'Regex',
  'Date',
  'Default',
] as const;
export const AnswerValidationType = z.enum(answerValidationTypes);
export type AnswerValidationType = z.infer<typeof AnswerValidationType>;
