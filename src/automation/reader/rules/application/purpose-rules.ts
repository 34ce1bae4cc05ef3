import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { type FormFacts, hasFile } from '#automation/reader/rules/form-facts.ts';
import { allText } from '#automation/reader/rules/name/all-text.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import { applyingWords, jobWords, resumeWords } from '#automation/reader/words/words.ts';

/** `nothing`: its controls are never questions. `other`: a form for another purpose, which can appear below any page. */
export type Purpose = 'nothing' | 'other' | 'application';

/** A claim about what a form may be for. The strongest rule that applies decides. */
export interface PurposeRule {
  id: string;
  weight: number;
  claim: Purpose;
  because: string;
  /** Pages in `tests/forms` that would be read otherwise without it. */
  witnesses: readonly string[];
  holds(form: FormFacts): boolean;
}

const isAboutWork = (text: string) =>
  phrase.aboutWork.test(text) || applyingWords.test(text) || jobWords.test(text) || resumeWords.test(text);

/** What the form says of itself. */
const ownWords = ({ heading, words }: FormFacts) => `${heading} ${words.replace(/[_-]/g, ' ')}`;

const isContactDetail = (one: RawControl) =>
  (one.tag === 'textarea' || ['text', 'email', 'tel'].includes(one.type)) &&
  one.options.length === 0 &&
  phrase.contactDetail.test(allText(one));

const hasNoText = (one: RawControl) =>
  `${one.label}${one.labelledBy}${one.ariaLabel}${one.placeholder}${one.nearby}` === '';

/** Strongest first. */
export const purposeRules: readonly PurposeRule[] = [
  {
    id: 'purpose/backing-form',
    weight: 100,
    claim: 'nothing',
    because: "It is hidden and has no text: the page's scripts copy answers into it.",
    witnesses: ['builders/a-form-that-only-scripts-send-beside-the-first'],
    holds: ({ controls, isShown }) => !isShown && controls.every(hasNoText),
  },
  {
    id: 'purpose/job-alert',
    weight: 95,
    claim: 'nothing',
    because: 'Its heading offers news of jobs, and neither the heading nor a button is about applying.',
    witnesses: ['page-kinds/a-posting-with-a-box-for-news-of-others'],
    holds: ({ heading, words }) =>
      phrase.jobAlert.test(heading) && !phrase.applyingNear.test(`${heading} ${words}`),
  },
  {
    id: 'purpose/no-form-element',
    weight: 90,
    claim: 'application',
    because: 'It is not in a form element, so it may be only a part of what is asked.',
    witnesses: ['which-form/contact-details-outside-any-form'],
    holds: ({ form }) => form === '',
  },
  {
    id: 'purpose/takes-a-file',
    weight: 85,
    claim: 'application',
    because: 'It takes a file.',
    witnesses: ['which-form/a-file-under-get-in-touch'],
    holds: hasFile,
  },
  {
    id: 'purpose/says-work',
    weight: 80,
    claim: 'application',
    because: 'Its heading, identifiers, or buttons are about work.',
    witnesses: ['everyday/a-trap-that-only-a-script-would-have-hidden', 'hand-made/a-token-that-anyone-sees'],
    holds: (form) => isAboutWork(ownWords(form)),
  },
  {
    id: 'purpose/asks-about-work',
    weight: 75,
    claim: 'application',
    because: 'One of its questions is about work.',
    witnesses: ['which-form/a-position-under-contact-us'],
    holds: ({ texts }) => texts.some(isAboutWork),
  },
  {
    id: 'purpose/says-otherwise',
    weight: 70,
    claim: 'other',
    because: 'Its heading, identifiers, or buttons name another purpose, such as contact or booking.',
    witnesses: ['which-form/a-posting-with-a-table-to-book'],
    holds: (form) => phrase.otherPurpose.test(ownWords(form)),
  },
  {
    id: 'purpose/contact-details',
    weight: 65,
    claim: 'other',
    because: 'It asks only for contact details and a message.',
    witnesses: ['which-form/a-posting-with-a-message-to-send'],
    holds: ({ controls }) => controls.length <= 6 && controls.every(isContactDetail),
  },
];

/** All rules that apply to a form, the deciding one first. */
export const explainPurpose = (form: FormFacts, rules = purposeRules) =>
  rules.filter((rule) => rule.holds(form));

/** What the form may be for. */
export const findPurpose = (form: FormFacts, rules = purposeRules): Purpose =>
  rules.find((rule) => rule.holds(form))?.claim ?? 'application';
