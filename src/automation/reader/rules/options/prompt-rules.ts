import type { RawOption } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';

/** A claim that an entry of a list is a prompt and not an answer. One claim is enough. */
export interface PromptRule {
  id: string;
  weight: number;
  because: string;
  /** Pages in `tests/forms` where a list would have another option without this rule. */
  witnesses: readonly string[];
  holds(option: RawOption, index: number): boolean;
}

/** Strongest first. */
export const promptRules: readonly PromptRule[] = [
  {
    id: 'options/empty',
    weight: 100,
    because: 'It has no text.',
    witnesses: ['shapes/breezy'],
    holds: ({ label }) => label === '',
  },
  {
    id: 'options/prompt',
    weight: 90,
    because: 'It only asks to choose.',
    witnesses: [
      'captured/lists-behind-buttons-with-a-box-that-only',
      'everyday/boxes-beside-a-question-a-table-of-choices-names',
    ],
    holds: ({ label }) => phrase.prompt.test(label),
  },
  {
    id: 'options/first-prompt',
    weight: 80,
    because: 'It is the first and begins like a prompt.',
    witnesses: ['captured/widgets-without-their-style-sheet', 'shapes/asptable'],
    holds: ({ label }, index) => index === 0 && phrase.firstPrompt.test(label),
  },
  {
    id: 'options/first-date-part',
    weight: 70,
    because: 'It is the first and names the part of a date that the list offers.',
    witnesses: ['hand-made/names-that-only-a-last-resort-gives'],
    holds: ({ label }, index) => index === 0 && phrase.datePartOption.test(label),
  },
  {
    id: 'options/first-without-value',
    weight: 60,
    because: 'It is the first and has no value.',
    witnesses: ['builders/one-id-for-many-boxes-in-indonesian', 'content-systems/drupal-webform'],
    holds: ({ label, value }, index) => index === 0 && value === '' && !phrase.shortAnswer.test(label),
  },
];

/** The rules that claim an entry is a prompt, the strongest first. */
export function explainPrompt(option: RawOption, index: number, rules = promptRules): PromptRule[] {
  return rules.filter((rule) => rule.holds(option, index));
}

export function isPrompt(option: RawOption, index: number, rules = promptRules): boolean {
  return rules.some((rule) => rule.holds(option, index));
}
