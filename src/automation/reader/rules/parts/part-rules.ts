import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';

/** The question that several controls may share. */
export interface SharedQuestion {
  label: string;
  /** How many controls share it. */
  size: number;
}

/** A claim that a control may take one part of an answer, such as the month of a date. One claim is enough. */
export interface PartRule {
  id: string;
  weight: number;
  because: string;
  /** Pages in `tests/forms` where inputs would not be joined without this rule. */
  witnesses: readonly string[];
  takes(control: RawControl, question: SharedQuestion): boolean;
}

/** Strongest first. */
export const partRules: readonly PartRule[] = [
  {
    id: 'parts/list',
    weight: 100,
    because: 'A list offers the months, days, or years.',
    witnesses: ['split-answers/dates-in-lists-and-boxes'],
    takes: ({ tag }) => tag === 'select',
  },
  {
    id: 'parts/typed',
    weight: 90,
    because: 'An input takes a few characters.',
    witnesses: ['split-answers/dates-in-lists-and-boxes'],
    takes: ({ tag, type, role }) =>
      tag === 'input' && role === '' && ['text', 'tel', 'number', ''].includes(type),
  },
  {
    id: 'parts/segment',
    weight: 80,
    because: 'A custom date part accepts key presses.',
    witnesses: ['widgets/a-date-typed-into-segments-required-in-its'],
    takes: ({ role }) => role === 'spinbutton',
  },
  {
    id: 'parts/searched-list',
    weight: 70,
    because:
      'A custom list offers the months, days, or years once it is opened; the question asks for a date, or there are three lists.',
    witnesses: [
      'widgets/a-date-of-which-each-part-is-a-searchable-list',
      'widgets/start-and-end-as-month-and-year-that-are',
    ],
    takes: ({ role }, { label, size }) => role === 'combobox' && (size === 3 || phrase.dateTopic.test(label)),
  },
];

export function takesPart(control: RawControl, question: SharedQuestion, rules = partRules): boolean {
  return rules.some((rule) => rule.takes(control, question));
}
