import { isApart } from '#automation/reader/rules/group/apart.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import { isHollow, isSample } from './hollow-names.ts';
import { isNamedAbove, isSectionOfFiles, type NameFacts } from './name-facts.ts';

/** A claim about which text names a question. Of the texts that say what is asked, the strongest rule's wins. */
export interface NameRule {
  id: string;
  source: FormField['labelSource'];
  weight: number;
  because: string;
  /** Pages in `tests/forms` where a question would get another name without this rule. */
  witnesses: readonly string[];
  /** The text that names the question; empty when the rule doesn't apply. */
  reads(question: NameFacts): string;
}

const upTo = (most: number, text: string) => (text.length <= most ? text : '');

/** Strongest first. */
export const nameRules: readonly NameRule[] = [
  {
    id: 'name/block-title',
    source: 'group',
    weight: 100,
    because: 'The block of the question has a title, in a layout we know.',
    witnesses: ['captured/a-choice-without-a-name-among-those-that-share', 'hosted-systems/ashby'],
    reads: ({ first, all }) => (isApart(first, all) ? '' : first.title),
  },
  {
    id: 'name/question-above-choices',
    source: 'nearby',
    weight: 95,
    because: 'A question is written directly above the choices.',
    witnesses: ['hand-made/names-that-mislead'],
    reads: ({ first, isSet }) => (isSet && isNamedAbove(first) ? first.nearby : ''),
  },
  {
    id: 'name/file-label',
    source: 'name',
    weight: 90,
    because: 'The label of the file input says which file, more precisely than a section title.',
    witnesses: [
      'builders/parts-of-a-date-that-are-put-away-long-choices',
      'captured/consents-under-one-heading-and-pieces-beside-a',
    ],
    reads: ({ first }) => (first.type === 'file' && !phrase.hollow.test(first.label) ? first.label : ''),
  },
  {
    id: 'name/legend',
    source: 'group',
    weight: 85,
    because: 'The legend of a group in which nothing else is asked.',
    witnesses: [
      'captured/caught-under-a-dialog-in-german',
      'captured/files-that-a-form-of-their-own-takes-and-one',
    ],
    reads: ({ first, isOption, ownsGroup }) =>
      (isOption || first.type === 'file') && ownsGroup && !isSectionOfFiles(first) ? first.legend : '',
  },
  {
    id: 'name/labelled-by',
    source: 'name',
    weight: 80,
    because: 'aria-labelledby points at the text.',
    witnesses: ['captured/lists-behind-buttons-with-a-box-that-only', 'frameworks/microsoft-forms'],
    reads: ({ first, isBareConsent }) => (isBareConsent ? '' : first.labelledBy),
  },
  {
    id: 'name/file-aria-label',
    source: 'name',
    weight: 78,
    because: 'The aria-label of a file input says which file; its label may be only a prompt.',
    witnesses: ['hosted-systems/personio'],
    reads: ({ first }) =>
      first.type === 'file' && !isHollow(cleanLabel(first.ariaLabel), 'file') ? first.ariaLabel : '',
  },
  {
    id: 'name/label',
    source: 'name',
    weight: 75,
    because: 'The label of the input.',
    witnesses: [
      'builders/one-id-for-many-boxes-in-indonesian',
      'builders/parts-of-a-date-that-are-put-away-long-choices',
    ],
    reads: ({ first, isBareConsent, isSet }) => (isSet || isBareConsent ? '' : first.label),
  },
  {
    id: 'name/aria-label',
    source: 'name',
    weight: 70,
    because:
      'The aria-label; it may be shorter than the visible question, or explain how to use the control.',
    witnesses: [
      'everyday/bare-texts-a-sentence-with-a-link-a-question',
      'everyday/boxes-beside-a-question-a-table-of-choices-names',
    ],
    reads: ({ first, isBareConsent, isSet }) => (isSet || isBareConsent ? '' : first.ariaLabel),
  },
  {
    id: 'name/text-before',
    source: 'nearby',
    weight: 65,
    because: 'The text before the input in its own block.',
    witnesses: [
      'builders/names-in-spans-in-portuguese-on-a-page-that-says',
      'builders/parts-of-a-date-that-are-put-away-long-choices',
    ],
    reads: ({ first }) => upTo(300, first.nearby),
  },
  {
    id: 'name/text-before-choices',
    source: 'nearby',
    weight: 60,
    because: 'The text before the choices, in a block that they share with other questions.',
    witnesses: ['hand-made/names-that-only-a-last-resort-gives'],
    reads: ({ first, isBareConsent, isSet }) => (isSet || isBareConsent ? upTo(300, first.between) : ''),
  },
  {
    id: 'name/consent-label',
    source: 'name',
    weight: 58,
    because: 'Nothing above a checkbox such as "I agree" says to what.',
    witnesses: ['hand-made/names-that-only-a-last-resort-gives'],
    reads: ({ first, isBareConsent }) => (isBareConsent ? first.label : ''),
  },
  {
    id: 'name/text-before-with-colon',
    source: 'nearby',
    weight: 55,
    because: 'The text before the input in a shared block ends with a colon.',
    witnesses: ['hand-made/names-that-mislead'],
    reads: ({ first }) => (/:\W*$/.test(first.between) ? upTo(120, first.between) : ''),
  },
  {
    id: 'name/description',
    source: 'description',
    weight: 50,
    because: 'aria-describedby points at a short text.',
    witnesses: ['hand-made/names-that-only-a-last-resort-gives'],
    reads: ({ first }) => upTo(200, first.describedBy),
  },
  {
    id: 'name/placeholder',
    source: 'placeholder',
    weight: 45,
    because: "The placeholder, if it isn't a sample answer.",
    witnesses: ['hand-made/names-that-only-a-last-resort-gives'],
    reads: ({ first }) => (isSample(first.placeholder) ? '' : first.placeholder),
  },
  {
    id: 'name/shared-text-before',
    source: 'nearby',
    weight: 40,
    because: 'The text before the input in a block that it shares with other questions.',
    witnesses: [
      'everyday/a-grid-of-blocks-numbers-apart-a-label-behind',
      'everyday/boxes-beside-a-question-a-table-of-choices-names',
    ],
    reads: ({ first }) => upTo(120, first.between),
  },
  {
    id: 'name/text-after',
    source: 'nearby',
    weight: 35,
    because: 'The text after the input in its own block.',
    witnesses: ['builders/names-behind-the-boxes-and-files-that-all-invite'],
    reads: ({ first }) => first.after,
  },
  {
    id: 'name/column',
    source: 'group',
    weight: 30,
    because: 'All choices are below the same column header.',
    witnesses: ['everyday/a-grid-of-blocks-numbers-apart-a-label-behind'],
    reads: ({ first, controls, isSet }) =>
      isSet && controls.every((one) => one.column === first.column) ? first.column : '',
  },
  {
    id: 'name/section-heading',
    source: 'group',
    weight: 25,
    because: 'The heading of the section with the choices.',
    witnesses: ['hand-made/names-that-only-a-last-resort-gives'],
    reads: ({ first, isSet }) => (isSet ? first.heading : ''),
  },
  {
    id: 'name/first-option',
    source: 'placeholder',
    weight: 20,
    because: "The list's first option has no value and names the list.",
    witnesses: ['hand-made/names-that-mislead', 'widgets/a-list-whose-first-option-has-the-star'],
    reads: ({ first: { options } }) => (options[0]?.value === '' ? options[0].label : ''),
  },
  {
    id: 'name/sample-placeholder',
    source: 'placeholder',
    weight: 15,
    because: 'Even a sample answer says more than an identifier.',
    witnesses: ['hand-made/names-that-only-a-last-resort-gives'],
    reads: ({ first }) => first.placeholder,
  },
  {
    id: 'name/long-text-before',
    source: 'nearby',
    weight: 10,
    because: 'A long text before the input.',
    witnesses: ['everyday/explanations-between-numbered-sections-tables-in'],
    reads: ({ first }) => (first.nearby.length > 300 ? first.nearby : ''),
  },
  {
    id: 'name/identifier',
    source: 'token',
    weight: 5,
    because: 'The words in the name or id of the input.',
    witnesses: ['hand-made/server-controls-in-tables'],
    reads: ({ first }) => first.tokens,
  },
];
