import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';

/** One checkbox, radio button, or toggle button of a question. */
export interface ChoiceFacts {
  text: string;
  value: string;
  column: string;
  /** The column header tells the choices apart, and their own texts don't. */
  isNamedByColumn: boolean;
  /** The name of the question. */
  question: string;
}

/** A claim about the text of a choice. The strongest rule that reads a text decides. */
export interface ChoiceRule {
  id: string;
  weight: number;
  because: string;
  /** Pages in `tests/forms` where an option would have another text without this rule. */
  witnesses: readonly string[];
  reads(choice: ChoiceFacts): string;
}

const ownText = ({ column, isNamedByColumn, text, value }: ChoiceFacts) =>
  isNamedByColumn ? column : text || value;

/** Strongest first. */
export const choiceRules: readonly ChoiceRule[] = [
  {
    id: 'options/statement',
    weight: 100,
    because: 'The text of the choice is the question, so checking it means yes.',
    witnesses: [
      'builders/parts-of-a-date-that-are-put-away-long-choices',
      'captured/a-later-step-drawn-by-custom-elements',
    ],
    reads: (choice) => (ownText(choice) === choice.question ? 'Yes' : ''),
  },
  {
    id: 'options/column',
    weight: 90,
    because: 'The column header names the choice.',
    witnesses: ['everyday/a-grid-of-blocks-numbers-apart-a-label-behind', 'hand-made/choices-in-grids'],
    reads: ({ column, isNamedByColumn }) => (isNamedByColumn ? column : ''),
  },
  {
    id: 'options/text',
    weight: 80,
    because: 'The label of the choice.',
    witnesses: [
      'builders/a-form-that-only-scripts-send-beside-the-first',
      'builders/parts-of-a-date-that-are-put-away-long-choices',
    ],
    reads: ({ text }) => text,
  },
  {
    id: 'options/value',
    weight: 70,
    because: 'The value that the form sends, because nothing visible names the choice.',
    witnesses: ['everyday/explanations-between-numbered-sections-tables-in'],
    reads: ({ value }) => value,
  },
];

export function collectChoiceFacts(controls: readonly RawControl[], question: string): ChoiceFacts[] {
  const raw = controls.map((one) => one.label || one.ariaLabel || one.labelledBy);
  const clean = raw.map(cleanLabel);
  // Without its star, one option could look like another.
  const said = new Set(clean).size < new Set(raw).size ? raw : clean;
  const isAlike = controls.length > 1 && new Set(said).size === 1;
  const areApart = controls.length === 1 || new Set(controls.map((one) => one.column)).size > 1;
  return controls.map(({ column, value }, index) => {
    const text = said[index] ?? '';
    const isUntold = isAlike || !/\p{L}/u.test(text) || text.endsWith(column);
    return { text, value, column, isNamedByColumn: column !== '' && areApart && isUntold, question };
  });
}

/** All claims about the text of a choice, the deciding one first. */
export function explainChoice(
  choice: ChoiceFacts,
  rules = choiceRules,
): { rule: ChoiceRule; label: string }[] {
  return rules.map((rule) => ({ rule, label: rule.reads(choice) })).filter(({ label }) => label !== '');
}

export function nameChoice(choice: ChoiceFacts, rules = choiceRules): string {
  return explainChoice(choice, rules)[0]?.label ?? '';
}
