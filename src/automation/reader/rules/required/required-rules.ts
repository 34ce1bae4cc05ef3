import { phrase } from '#automation/reader/words/phrases.ts';
import { isInMarkedBlock } from './marked-block.ts';
import { isMarkedName, isMarkedText } from './marked-name.ts';
import type { RequiredFacts } from './required-facts.ts';
import { endsWithStar, isBareMark, isOn, isStar, isStarredName, saysRequiredClass } from './says-required.ts';

/** A claim that a control is required or optional, based on how the page marks it. */
export interface RequiredRule {
  id: string;
  claim: 'required' | 'optional';
  weight: number;
  because: string;
  /** Pages in `tests/forms` that would be read differently without this rule. */
  witnesses: readonly string[];
  holds(facts: RequiredFacts): boolean;
}

/**
 * Strongest first: what the input or its group says itself (from 90), what is written beside it (from 60),
 * what is said about this input of several (from 50), and what its label or block says (below).
 */
export const requiredRules: readonly RequiredRule[] = [
  {
    id: 'required/own-attribute',
    claim: 'required',
    weight: 100,
    because: 'The input says it: required, aria-required, or a data attribute.',
    witnesses: ['hand-made/required-only-by-an-attribute-or-a-class', 'builders/placeholders-in-spanish'],
    holds: ({ self }) => isOn(self),
  },
  {
    id: 'required/group-attribute',
    claim: 'required',
    weight: 99,
    because: 'The group of the choices says it.',
    witnesses: ['hand-made/required-only-by-an-attribute-or-a-class'],
    holds: ({ group }) => isOn(group),
  },
  {
    id: 'required/own-class',
    claim: 'required',
    weight: 98,
    because: 'The class of the input says it.',
    witnesses: ['hand-made/required-only-by-an-attribute-or-a-class'],
    holds: ({ self }) => saysRequiredClass(self?.classes),
  },
  {
    id: 'required/host-attribute',
    claim: 'required',
    weight: 96,
    because: 'The custom element around the input says it.',
    witnesses: ['hand-made/required-only-by-an-attribute-or-a-class'],
    holds: ({ control, page }) => isOn(page.blocks[control.marks.host]),
  },
  {
    id: 'required/bold-name',
    claim: 'required',
    weight: 71,
    because: 'The page says that bold names are required, and this one is bold.',
    witnesses: ['hand-made/server-controls-in-tables'],
    holds: (facts) => isBold(facts) && saysNote(facts, phrase.boldRequired),
  },
  {
    id: 'required/opener-marked',
    claim: 'required',
    weight: 70,
    because: 'The button that opens the upload is marked.',
    witnesses: [
      'captured/files-behind-dialogs-and-what-is-said-only-to',
      'captured/files-that-a-form-of-their-own-takes-and-one',
    ],
    holds: isOpenerMarked,
  },
  {
    id: 'required/inner-attribute',
    claim: 'required',
    weight: 69,
    because: 'The input inside a custom choice says it.',
    witnesses: ['captured/consents-under-one-heading-and-pieces-beside-a'],
    holds: ({ control, isChoice, page }) => isChoice && isOn(page.blocks[control.marks.inner]),
  },
  {
    id: 'required/backing-input',
    claim: 'required',
    weight: 68,
    because: 'The hidden input that holds the answer says it.',
    witnesses: ['widgets/a-date-typed-into-segments-required-in-its'],
    holds: ({ control, page }) => isOn(page.blocks[control.marks.backing]),
  },
  {
    id: 'required/nearby-marked',
    claim: 'required',
    weight: 67,
    because: 'The text before the input ends with a star or a word for required.',
    witnesses: [
      'builders/names-in-spans-in-portuguese-on-a-page-that-says',
      'builders/parts-of-a-date-that-are-put-away-long-choices',
    ],
    holds: (facts) => isNamedNearby(facts) && isMarkedNearby(facts),
  },
  {
    id: 'required/whole-marked',
    claim: 'required',
    weight: 66,
    because: 'The question that several inputs answer together is marked.',
    witnesses: [
      'everyday/names-above-counters-and-hidden-messages-between',
      'hand-made/answers-cut-into-boxes',
    ],
    holds: isWholeMarked,
  },
  {
    id: 'required/message-waits',
    claim: 'required',
    weight: 65,
    because: 'A hidden message behind the input says it.',
    witnesses: ['hand-made/server-controls-in-tables'],
    holds: ({ control }) => control.marks.messages.some((text) => phrase.requiredMessage.test(text)),
  },
  {
    id: 'required/first-option-starred',
    claim: 'required',
    weight: 64,
    because: 'The first option of the list ends with a star.',
    witnesses: ['widgets/a-list-whose-first-option-has-the-star'],
    holds: ({ control }) => control.tag === 'select' && startsWithStarredOption(control),
  },
  {
    id: 'required/lone-checkbox-starred-after',
    claim: 'required',
    weight: 63,
    because: 'A star follows the lone checkbox.',
    witnesses: ['hand-made/answers-cut-into-boxes', 'hand-made/rows-and-cells-that-name-several-boxes'],
    holds: (facts) => facts.isLone && isStarredAfter(facts),
  },
  {
    id: 'required/text-after-starred',
    claim: 'required',
    weight: 62,
    because: 'The text behind the input is a star or ends with one.',
    witnesses: [
      'builders/names-behind-the-boxes-and-files-that-all-invite',
      'hand-made/a-star-in-an-element-of-its-own-after-the-input',
    ],
    holds: ({ control }) => endsWithStar(control.after),
  },
  {
    id: 'required/placeholder-starred',
    claim: 'required',
    weight: 61,
    because: 'The placeholder ends with a star.',
    witnesses: ['page-kinds/boxes-without-a-form-and-hidden-thanks'],
    holds: ({ control }) => endsWithStar(control.placeholder),
  },
  {
    id: 'required/page-says-all',
    claim: 'required',
    weight: 60,
    because: 'The page says that all fields are required.',
    witnesses: ['shapes/optionalmarked'],
    holds: (facts) => facts.control.type !== 'checkbox' && isOneOfAll(facts),
  },
  {
    id: 'required/own-label-starred',
    claim: 'required',
    weight: 55,
    because: 'The label of this input alone ends with a star.',
    witnesses: ['page-kinds/a-step-of-a-form-behind-an-account'],
    holds: ({ isChoice, labels, shared }) =>
      !isChoice && shared.length > 0 && labels.some(({ text }) => isStarredName(text)),
  },
  {
    id: 'required/others-of-the-question-say-it',
    claim: 'optional',
    weight: 50,
    because: 'Other inputs of the same question say that they are required, and this one does not.',
    witnesses: ['widgets/a-name-in-parts-of-which-one-may-stay-empty'],
    holds: ({ shared }) => shared.some(isOn),
  },
  {
    id: 'required/name-marked',
    claim: 'required',
    weight: 40,
    because: 'The label ends with a star or a word for required, or its class says it.',
    witnesses: [
      'captured/a-consent-in-the-block-of-another-question',
      'captured/blocks-with-a-key-that-hold-several-boxes',
    ],
    holds: ({ names }) => names.some(isMarkedName),
  },
  {
    id: 'required/block-class',
    claim: 'required',
    weight: 39,
    because: 'The class of the block around the question says it.',
    witnesses: ['builders/what-must-be-answered-is-said-in-data-also-of'],
    holds: ({ page, self }) => isInMarkedBlock(self, page.blocks),
  },
];

/** The text before the control is its name, because it has no better one. */
function isNamedNearby({ control, isChoice, ownLabel }: RequiredFacts): boolean {
  if (control.nearby === '') return control.between !== '' && (isChoice || ownLabel === '');
  return isChoice || ownLabel === '' || phrase.uploadPrompt.test(ownLabel);
}

function isMarkedNearby({ control: { between, marks, nearby }, page }: RequiredFacts): boolean {
  return marks.passed.some(isBareMark) || isMarkedText(page.names[marks.near], nearby || between);
}

/** The question above several inputs is marked, unless they have their own marks; this one takes a part that everyone has. */
function isWholeMarked({ control, ownLabel, page, shared }: RequiredFacts): boolean {
  const { ariaLabel, marks, whole } = control;
  if (shared.length === 0 || shared.some(isOn) || phrase.sparePart.test(ownLabel)) return false;
  if (!phrase.partName.test(ownLabel || ariaLabel)) return false;
  return marks.wholePassed.some(isBareMark) || isMarkedText(page.names[marks.whole], whole);
}

function isOpenerMarked({ control, legend, page }: RequiredFacts): boolean {
  const opener = page.blocks[control.marks.opener];
  if (!opener) return false;
  const names = [legend, ...control.marks.openerNames.map((index) => page.names[index])];
  return (
    isOn(opener) ||
    saysRequiredClass(opener.classes) ||
    names.some(isMarkedName) ||
    isInMarkedBlock(opener, page.blocks)
  );
}

function startsWithStarredOption({ options: [first] }: RequiredFacts['control']): boolean {
  return first?.value === '' && endsWithStar(first.label);
}

/** A checkbox without a label is followed by its text, and the star is at the end of it or behind it. */
function isStarredAfter({ control, labels }: RequiredFacts): boolean {
  const [next, second] = control.marks.following;
  if (!next) return false;
  if (labels.length > 0 || isStar(next.end)) return isStar(next.end);
  return next.tag === '' ? isStar(second?.end ?? '') : endsWithStar(next.end);
}

/** The page says it about all of its fields, and nothing here denies it. */
function isOneOfAll({ labels, legend, page }: RequiredFacts): boolean {
  const isOptional = [...labels, legend].some((name) => phrase.optional.test(name?.text ?? ''));
  return !isOptional && saysNote({ page }, phrase.allRequired);
}

function saysNote({ page }: Pick<RequiredFacts, 'page'>, what: RegExp): boolean {
  return page.notes.some((note) => what.test(note));
}

function isBold({ control, isChoice, labels: [label], page }: RequiredFacts): boolean {
  const name = (isChoice ? undefined : label) ?? page.names[control.marks.near];
  return name !== undefined && name.weight >= 600;
}
