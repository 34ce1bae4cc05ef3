import { type FormFacts, hasFile } from '#automation/reader/rules/form-facts.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import {
  applyingWords,
  mailWords,
  nameWords,
  phoneWords,
  resumeWords,
} from '#automation/reader/words/words.ts';

/** A reason to take a form for an application, or not to. The points of all rules that apply are added up. */
export interface PointRule {
  id: string;
  /** How many points it gives each time. */
  weight: number;
  because: string;
  /** Pages in `tests/forms` that would be read otherwise without it. */
  witnesses: readonly string[];
  /** How often it applies. */
  count(form: FormFacts): number;
}

const asks = (pattern: RegExp): PointRule['count'] => {
  return ({ text }) => (pattern.test(text) ? 1 : 0);
};

const mostSizePoints = 4;

export const pointRules: readonly PointRule[] = [
  {
    id: 'points/resume',
    weight: 5,
    because: 'It asks for a resume or a cover letter.',
    witnesses: ['which-form/a-name-and-a-link-to-a-resume', 'which-form/the-resume-outside-the-form'],
    count: asks(resumeWords),
  },
  {
    id: 'points/position',
    weight: 5,
    because: 'It asks for the position.',
    witnesses: ['everyday/a-form-that-asks-for-no-name'],
    count: asks(phrase.positionAsked),
  },
  {
    id: 'points/file',
    weight: 4,
    because: 'It takes a file.',
    witnesses: ['which-form/a-file-under-get-in-touch', 'which-form/the-resume-outside-the-form'],
    count: (form) => (hasFile(form) ? 1 : 0),
  },
  {
    id: 'points/mail',
    weight: 3,
    because: 'It asks for an email.',
    witnesses: [
      'builders/a-form-that-only-scripts-send-beside-the-first',
      'everyday/a-volunteer-without-a-word-of-a-job',
    ],
    count: asks(mailWords),
  },
  {
    id: 'points/self-identification',
    weight: 3,
    because: 'It asks what only the law on equal opportunity asks.',
    witnesses: ['captured/a-later-step-drawn-by-custom-elements'],
    count: asks(phrase.selfIdentification),
  },
  {
    id: 'points/called-application',
    weight: 3,
    because: 'Its identifiers or buttons call it an application.',
    witnesses: ['which-form/the-resume-outside-the-form', 'widgets/a-list-whose-first-option-has-the-star'],
    count: ({ words }) => (markup.applicationForm.test(words) || applyingWords.test(words) ? 1 : 0),
  },
  {
    id: 'points/name',
    weight: 2,
    because: 'It asks for a name.',
    witnesses: [
      'builders/a-form-that-only-scripts-send-beside-the-first',
      'everyday/a-volunteer-without-a-word-of-a-job',
    ],
    count: asks(nameWords),
  },
  {
    id: 'points/phone',
    weight: 2,
    because: 'It asks for a phone number.',
    witnesses: ['which-form/two-names-and-a-phone'],
    count: asks(phoneWords),
  },
  {
    id: 'points/linkedin',
    weight: 2,
    because: 'It asks for a LinkedIn profile.',
    witnesses: ['which-form/an-email-and-a-profile'],
    count: asks(phrase.linkedIn),
  },
  {
    id: 'points/privacy-statement',
    weight: 2,
    because: 'It mentions a privacy statement.',
    witnesses: ['captured/a-later-step-drawn-by-custom-elements'],
    count: asks(phrase.privacyStatement),
  },
  {
    id: 'points/work',
    weight: 2,
    because: 'It asks about pay, a start date, or a work permit.',
    witnesses: ['which-form/an-email-and-a-start-date'],
    count: asks(phrase.workQuestion),
  },
  {
    id: 'points/size',
    weight: 1,
    because: 'It has many inputs; every three of them count, up to twelve.',
    witnesses: ['which-form/two-names-and-a-phone'],
    count: ({ controls }) => Math.min(mostSizePoints, Math.floor(controls.length / 3)),
  },
  {
    id: 'points/called-otherwise',
    weight: -6,
    because: 'Its identifiers or buttons call it a search, a login, or a newsletter, and it takes no file.',
    witnesses: ['which-form/a-board-with-a-filter-for-experience'],
    count: (form) => (markup.otherForm.test(form.words) && !hasFile(form) ? 1 : 0),
  },
];

/** How strongly the controls look like an application form. */
export const scoreForm = (form: FormFacts, rules = pointRules) =>
  rules.reduce((sum, rule) => sum + rule.weight * rule.count(form), 0);

/** The rules that apply and the points of each. */
export const explainPoints = (form: FormFacts, rules = pointRules) =>
  rules
    .map((rule) => ({ rule, points: rule.weight * rule.count(form) }))
    .filter(({ points }) => points !== 0);
