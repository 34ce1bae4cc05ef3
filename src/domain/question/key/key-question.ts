import { z } from 'zod';
import { AnswerValidationType } from '#domain/validation/question-type.ts';

/** What the renderer shows; a catalog needs no RichTextArea so far. */
export const keyQuestionTypes = [
  'Text',
  'Number',
  'Calendar',
  'TextArea',
  'MultiChoice',
  'SingleChoice',
  'RichTextArea',
] as const;

/** A question that employers commonly ask, answered once in the profile. */
export const KeyQuestion = z.object({
  id: z.string(),
  questionText: z.string(),
  questionType: z.enum(keyQuestionTypes),
  questionIndex: z.number().int(),
  isRequired: z.boolean(),
  /** 0: no limit. */
  charLimit: z.number().int().nonnegative(),
  /** Several values are separated by semicolons; `Select` means empty. */
  defaultValue: z.string(),
  answerChoices: z.array(z.string()),
  /** The question that decides whether this one is shown. */
  dependentQuestionId: z.string().nullable(),
  dependentQuestionTriggerValues: z.array(z.string()),
  /**
   * About origin, health, criminal record, or legal status: optional, never preselected, stored encrypted.
   */
  sensitive: z.boolean(),
  pastOnly: z.boolean(),
  futureOnly: z.boolean(),
  answerValidationType: AnswerValidationType.default('Default'),
  /** For the type Regex. */
  validationPattern: z.string().optional(),
});
export type KeyQuestion = z.infer<typeof KeyQuestion>;

export const KeyQuestionPair = z.object({ parentID: z.string(), childID: z.string() });
export type KeyQuestionPair = z.infer<typeof KeyQuestionPair>;

export const KeyQuestionCatalog = z.object({
  questions: z.array(KeyQuestion),
  felony: KeyQuestionPair,
  preferredStartDate: KeyQuestionPair,
});
export type KeyQuestionCatalog = z.infer<typeof KeyQuestionCatalog>;
