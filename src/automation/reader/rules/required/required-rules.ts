import type { RequiredMark } from '#automation/form/in-page/controls/raw-control.ts';

/** A claim that a control is required or optional, based on how the page marks it. */
export interface RequiredRule {
  id: string;
  /** A name in `requiredBy` of a control. */
  mark: RequiredMark;
  claim: 'required' | 'optional';
  weight: number;
  because: string;
  /** Pages in `tests/forms` that would be read differently without this rule. */
  witnesses: readonly string[];
}

/**
 * Strongest first: what the input or its group says itself (from 90), what is written beside it (from 60),
 * what is said about this input of several (from 50), and what its label or block says (below).
 */
const rules = [
  {
    id: 'required/own-attribute',
    mark: 'own-attribute',
    claim: 'required',
    weight: 100,
    because: 'The input says it: required, aria-required, or a data attribute.',
    witnesses: [
      'builders/a-form-that-only-scripts-send-beside-the-first',
      'builders/names-behind-the-boxes-and-files-that-all-invite',
    ],
  },
  {
    id: 'required/group-attribute',
    mark: 'group-attribute',
    claim: 'required',
    weight: 99,
    because: 'The group of the choices says it.',
    witnesses: ['captured/a-later-step-drawn-by-custom-elements', 'frameworks/formstack'],
  },
  {
    id: 'required/own-class',
    mark: 'own-class',
    claim: 'required',
    weight: 98,
    because: 'The class of the input says it.',
    witnesses: ['everyday/boxes-beside-a-question-a-table-of-choices-names', 'own-sites/jotform'],
  },
  {
    id: 'required/group-class',
    mark: 'group-class',
    claim: 'required',
    weight: 97,
    because: 'The class of the group says it.',
    witnesses: ['content-systems/gravity-forms', 'shapes/drupal'],
  },
  {
    id: 'required/host-attribute',
    mark: 'host-attribute',
    claim: 'required',
    weight: 96,
    because: 'The custom element around the input says it.',
    witnesses: ['shapes/smart'],
  },
  {
    id: 'required/opener-marked',
    mark: 'opener-marked',
    claim: 'required',
    weight: 70,
    because: 'The button that opens the upload is marked.',
    witnesses: [
      'captured/files-behind-dialogs-and-what-is-said-only-to',
      'captured/files-that-a-form-of-their-own-takes-and-one',
    ],
  },
  {
    id: 'required/inner-attribute',
    mark: 'inner-attribute',
    claim: 'required',
    weight: 69,
    because: 'The input inside a custom choice says it.',
    witnesses: ['captured/consents-under-one-heading-and-pieces-beside-a'],
  },
  {
    id: 'required/backing-input',
    mark: 'backing-input',
    claim: 'required',
    weight: 68,
    because: 'The hidden input that holds the answer says it.',
    witnesses: ['widgets/a-date-typed-into-segments-required-in-its'],
  },
  {
    id: 'required/nearby-marked',
    mark: 'nearby-marked',
    claim: 'required',
    weight: 67,
    because: 'The text before the input ends with a star or a word for required.',
    witnesses: [
      'builders/names-in-spans-in-portuguese-on-a-page-that-says',
      'builders/parts-of-a-date-that-are-put-away-long-choices',
    ],
  },
  {
    id: 'required/whole-marked',
    mark: 'whole-marked',
    claim: 'required',
    weight: 66,
    because: 'The question that several inputs answer together is marked.',
    witnesses: [
      'everyday/names-above-counters-and-hidden-messages-between',
      'hand-made/answers-cut-into-boxes',
    ],
  },
  {
    id: 'required/message-waits',
    mark: 'message-waits',
    claim: 'required',
    weight: 65,
    because: 'A hidden message behind the input, or bold names, say it.',
    witnesses: ['hand-made/server-controls-in-tables'],
  },
  {
    id: 'required/first-option-starred',
    mark: 'first-option-starred',
    claim: 'required',
    weight: 64,
    because: 'The first option of the list ends with a star.',
    witnesses: ['widgets/a-list-whose-first-option-has-the-star'],
  },
  {
    id: 'required/lone-checkbox-starred-after',
    mark: 'lone-checkbox-starred-after',
    claim: 'required',
    weight: 63,
    because: 'A star follows the lone checkbox.',
    witnesses: ['hand-made/answers-cut-into-boxes', 'hand-made/rows-and-cells-that-name-several-boxes'],
  },
  {
    id: 'required/text-after-starred',
    mark: 'text-after-starred',
    claim: 'required',
    weight: 62,
    because: 'The text behind the input is a star or ends with one.',
    witnesses: [
      'builders/names-behind-the-boxes-and-files-that-all-invite',
      'hand-made/a-star-in-an-element-of-its-own-after-the-input',
    ],
  },
  {
    id: 'required/placeholder-starred',
    mark: 'placeholder-starred',
    claim: 'required',
    weight: 61,
    because: 'The placeholder ends with a star.',
    witnesses: ['page-kinds/boxes-without-a-form-and-hidden-thanks'],
  },
  {
    id: 'required/page-says-all',
    mark: 'page-says-all',
    claim: 'required',
    weight: 60,
    because: 'The page says that all fields are required.',
    witnesses: ['shapes/optionalmarked'],
  },
  {
    id: 'required/own-label-starred',
    mark: 'own-label-starred',
    claim: 'required',
    weight: 55,
    because: 'The label of this input alone ends with a star.',
    witnesses: ['page-kinds/a-step-of-a-form-behind-an-account'],
  },
  {
    id: 'required/others-of-the-question-say-it',
    mark: 'others-of-the-question-say-it',
    claim: 'optional',
    weight: 50,
    because: 'Other inputs of the same question say that they are required, and this one does not.',
    witnesses: ['widgets/a-name-in-parts-of-which-one-may-stay-empty'],
  },
  {
    id: 'required/name-marked',
    mark: 'name-marked',
    claim: 'required',
    weight: 40,
    because: 'The label ends with a star or a word for required, or its class says it.',
    witnesses: [
      'captured/a-consent-in-the-block-of-another-question',
      'captured/blocks-with-a-key-that-hold-several-boxes',
    ],
  },
  {
    id: 'required/block-class',
    mark: 'block-class',
    claim: 'required',
    weight: 39,
    because: 'The class of the block around the question says it.',
    witnesses: ['builders/what-must-be-answered-is-said-in-data-also-of'],
  },
] as const satisfies readonly RequiredRule[];

/** The marks that a rule weighs: all that the code in the page finds. */
export type WeighedMark = (typeof rules)[number]['mark'];

export const requiredRules: readonly RequiredRule[] = rules;
