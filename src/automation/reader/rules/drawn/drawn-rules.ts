import type { DrawnMark, RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';

/** A list or a choice that is made of plain elements, without any role. */
export type DrawnControl = RawControl & { drawn: NonNullable<RawControl['drawn']> };

/** A claim about whether plain elements ask a question. The strongest rule that applies decides. */
export interface DrawnRule {
  id: string;
  weight: number;
  claim: 'question' | 'no question';
  because: string;
  /** Pages in `tests/forms` where a control would be taken otherwise without this rule. */
  witnesses: readonly string[];
  holds(control: DrawnControl): boolean;
}

const has =
  (mark: DrawnMark) =>
  ({ drawn }: DrawnControl) =>
    drawn.marks.includes(mark);

const nameOf = ({ between, label, labelledBy, nearby, tag }: RawControl) =>
  cleanLabel(labelledBy || nearby || between || (tag === 'button' ? '' : label));

/** Strongest first. */
export const drawnRules: readonly DrawnRule[] = [
  {
    id: 'drawn/leads-away',
    weight: 100,
    claim: 'no question',
    because: 'Its entries are links to other pages.',
    witnesses: ['widgets/menus-and-filters-that-ask-nothing'],
    holds: has('leads-away'),
  },
  {
    id: 'drawn/serves-the-page',
    weight: 95,
    claim: 'no question',
    because: 'Its classes say that it is a tab, a filter, a menu, or another tool of the page.',
    witnesses: ['widgets/menus-and-filters-that-ask-nothing'],
    holds: has('serves-the-page'),
  },
  {
    id: 'drawn/acts',
    weight: 90,
    claim: 'no question',
    because: 'Its text, or the text above it, says what a click does, such as "Add another" or "Share".',
    witnesses: ['widgets/buttons-that-act'],
    holds: (control) =>
      [nameOf(control), ...control.options.map(({ label }) => label)].some((text) =>
        phrase.actsOnPage.test(text),
      ),
  },
  {
    id: 'drawn/unnamed',
    weight: 85,
    claim: 'no question',
    because: 'No text says what is asked.',
    witnesses: ['widgets/buttons-that-act'],
    holds: (control) => nameOf(control) === '',
  },
  {
    id: 'drawn/holds-value',
    weight: 80,
    claim: 'question',
    because: 'A hidden input beside it holds the answer.',
    witnesses: ['widgets/lists-of-blocks'],
    holds: has('holds-value'),
  },
  {
    id: 'drawn/asks-to-choose',
    weight: 70,
    claim: 'question',
    because:
      'It shows a prompt such as "Select…", and it is above a list or its classes say that it opens one.',
    witnesses: ['widgets/lists-of-blocks', 'widgets/lists-that-exist-only-while-they-are-open'],
    holds: has('asks-to-choose'),
  },
  {
    id: 'drawn/entries-have-values',
    weight: 60,
    claim: 'question',
    because: 'Every entry of the list has a value to be sent.',
    witnesses: ['widgets/lists-of-blocks'],
    holds: has('entries-have-values'),
  },
  {
    id: 'drawn/choices-by-class',
    weight: 50,
    claim: 'question',
    because: 'The classes of the buttons say that they are choices.',
    witnesses: ['widgets/pills-of-many-kinds'],
    holds: has('choices-by-class'),
  },
  {
    id: 'drawn/asked-above',
    weight: 40,
    claim: 'question',
    because:
      'The text above the buttons is a label without an input, ends with a question mark, or has a star.',
    witnesses: ['widgets/pills-of-many-kinds'],
    holds: has('asked-above'),
  },
];

const isDrawn = (control: RawControl): control is DrawnControl => control.drawn !== null;

/** All rules that apply to plain elements, the deciding one first; none for any other control. */
export function explainDrawn(control: RawControl, rules = drawnRules): DrawnRule[] {
  return isDrawn(control) ? rules.filter((rule) => rule.holds(control)) : [];
}

/** Plain elements ask a question only when a rule says so. */
export function asksQuestion(control: RawControl, rules = drawnRules): boolean {
  return !isDrawn(control) || explainDrawn(control, rules)[0]?.claim === 'question';
}

/** Choices without any role take one answer unless the text above them says otherwise. */
export function takesSeveral({ before, multiple, nearby }: RawControl): boolean {
  return multiple || phrase.severalAnswers.test(`${nearby} ${before}`);
}
