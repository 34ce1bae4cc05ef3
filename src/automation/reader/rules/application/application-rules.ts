import type { ChosenForm } from '#automation/reader/rules/form-facts.ts';
import { hasFile } from '#automation/reader/rules/form-facts.ts';
import { isSaid } from '#automation/reader/rules/is-said.ts';
import type { PageFacts } from '#automation/reader/rules/page-facts.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { applyingWords, jobWords, resumeWords, wordsFor } from '#automation/reader/words/words.ts';
import { countJobQuestions } from './count-job-questions.ts';
import { isGate } from './is-gate.ts';
import { findPurpose } from './purpose-rules.ts';

/** A claim about whether the chosen form asks for an application. The strongest rule that applies decides. */
export interface ApplicationRule {
  id: string;
  weight: number;
  claim: 'application' | 'no application';
  because: string;
  /** Pages in `tests/forms` that would be read otherwise without it. */
  witnesses: readonly string[];
  holds(page: PageFacts): boolean;
}

const applicationTitle = wordsFor('applicationTitle');
const closed = wordsFor('closed');

/** A contact form on a page where the application itself is closed or wasn't rendered. */
function isOnlyContact({ chosen: { controls, text }, survey, top }: PageFacts): boolean {
  return (
    controls.length <= 4 &&
    controls.every((one) => one.tag === 'textarea' || ['text', 'email', 'tel'].includes(one.type)) &&
    (survey.hasEmbed || isSaid(closed, top)) &&
    !resumeWords.test(text)
  );
}

/** Most labels are still template placeholders: {{question.label}}. */
function isTemplate({ controls }: ChosenForm): boolean {
  const unnamed = controls.filter((one) => one.label.includes('{{') || one.nearby.includes('{{'));
  return unnamed.length > controls.length / 2;
}

/** A step without personal questions: several choices or long answers, at least one of them required. */
function isQuestionnaire({ controls }: ChosenForm): boolean {
  const choices = new Set(controls.filter((one) => one.type === 'radio').map((one) => one.name));
  const others = controls.filter((one) => one.tag === 'textarea' || (one.tag === 'select' && one.required));
  return choices.size + others.length >= 3 && controls.some((one) => one.required);
}

const everything = (page: PageFacts) => `${page.chosen.text} ${page.chosen.words} ${page.around}`;

/** A contact page also asks partners and the press who they are. */
const isContact = (page: PageFacts) => phrase.contactPage.test(page.around);

/** Loans, leases, and memberships are applied for as well. */
const isElsewhere = (page: PageFacts) => phrase.elsewhereApplied.test(page.around);

const askedOfWorkers = [
  phrase.experience,
  phrase.position,
  phrase.employer,
  phrase.availability,
  phrase.shifts,
  phrase.skills,
  phrase.pay,
];

const countJobWords = ({ chosen: { text } }: PageFacts) =>
  askedOfWorkers.filter((pattern) => pattern.test(text)).length;

const linesOf = (page: PageFacts) => page.around.split('\n');

/** Strongest first. */
export const applicationRules: readonly ApplicationRule[] = [
  {
    id: 'application/only-contact',
    weight: 100,
    claim: 'no application',
    because: 'It is a contact form, and the application is closed or comes from elsewhere.',
    witnesses: ['career-page-kinds/closed-with-a-box-to-be-told-of-the-next-time'],
    holds: isOnlyContact,
  },
  {
    id: 'application/template',
    weight: 98,
    claim: 'no application',
    because: 'Most labels are still placeholders of a template.',
    witnesses: ['which-form/placeholders-for-every-label'],
    holds: ({ chosen }) => isTemplate(chosen),
  },
  {
    id: 'application/gate',
    weight: 96,
    claim: 'no application',
    because: 'It asks only who the person is, as at the entrance to an account.',
    witnesses: ['login-pages/icims-email-gate-in-the-frame'],
    holds: ({ chosen }) => isGate(chosen),
  },
  {
    id: 'application/questionnaire',
    weight: 94,
    claim: 'application',
    because: 'It asks several required questions on a page that is about an application.',
    witnesses: [
      'captured/a-page-of-questions-that-only-its-heading-says',
      'captured/a-step-of-questions-each-in-a-cell-its-choices',
    ],
    holds: (page) => (page.isKnown || applicationTitle.test(page.around)) && isQuestionnaire(page.chosen),
  },
  {
    id: 'application/one-input',
    weight: 92,
    claim: 'no application',
    because: 'It has a single input.',
    witnesses: ['which-form/a-posting-that-matches-resumes'],
    holds: ({ chosen }) => chosen.controls.length < 2,
  },
  {
    id: 'application/few-points',
    weight: 90,
    claim: 'no application',
    because: 'It has fewer than five points.',
    witnesses: ['career-page-kinds/board-with-filters', 'unrendered-pages/angularjs-a-form-of-placeholders'],
    holds: ({ chosen }) => chosen.score < 5,
  },
  {
    id: 'application/other-purpose',
    weight: 88,
    claim: 'no application',
    because: 'It is a form for another purpose.',
    witnesses: ['which-form/a-posting-with-a-message-to-send', 'which-form/a-posting-with-a-table-to-book'],
    holds: ({ chosen }) => findPurpose(chosen) === 'other',
  },
  {
    id: 'application/known-system',
    weight: 86,
    claim: 'application',
    because: 'The page belongs to a known application system, and the form has at least six points.',
    witnesses: ['frameworks/workday-a-step-of-the-wizard', 'page-kinds/a-step-of-a-form-behind-an-account'],
    holds: ({ chosen, isKnown }) => isKnown && chosen.score >= 6,
  },
  {
    id: 'application/takes-a-file',
    weight: 84,
    claim: 'application',
    because: 'It takes a file, and the page is about jobs or applications.',
    witnesses: ['which-form/a-file-under-get-in-touch'],
    holds: (page) =>
      hasFile(page.chosen) &&
      [phrase.applicationWord, resumeWords, jobWords].some((pattern) => pattern.test(everything(page))),
  },
  {
    id: 'application/asks-for-a-resume',
    weight: 82,
    claim: 'application',
    because: 'It asks for a resume or a cover letter.',
    witnesses: ['which-form/a-name-and-a-link-to-a-resume'],
    holds: ({ chosen }) => resumeWords.test(chosen.text),
  },
  {
    id: 'application/invites-to-apply',
    weight: 80,
    claim: 'application',
    because: 'The form or a heading of the page invites to apply.',
    witnesses: ['builders/one-id-for-many-boxes-in-indonesian', 'builders/placeholders-in-spanish'],
    holds: (page) => applyingWords.test(everything(page)),
  },
  {
    id: 'application/asks-for-linkedin',
    weight: 78,
    claim: 'application',
    because: 'It asks for a LinkedIn profile, and the page is not for contacting the company.',
    witnesses: ['which-form/an-email-and-a-profile'],
    holds: (page) => phrase.linkedIn.test(page.chosen.text) && !isContact(page),
  },
  {
    id: 'application/asks-what-employers-ask',
    weight: 76,
    claim: 'application',
    because: 'It asks what only employers ask, such as the desired salary.',
    witnesses: ['everyday/a-form-that-asks-for-no-name', 'which-form/a-position-under-contact-us'],
    holds: ({ chosen }) => phrase.askedByEmployers.test(chosen.text),
  },
  {
    id: 'application/for-businesses',
    weight: 74,
    claim: 'no application',
    because: 'Partners, dealers, and suppliers apply on behalf of a company.',
    witnesses: ['career-page-kinds/firms-that-apply-to-be-partners'],
    holds: (page) =>
      linesOf(page).some((line) => phrase.businessPartner.test(line)) && countJobWords(page) < 2,
  },
  {
    id: 'application/called-so',
    weight: 72,
    claim: 'application',
    because: 'Its identifiers or buttons call it an application.',
    witnesses: ['everyday/a-grid-of-blocks-numbers-apart-a-label-behind'],
    holds: ({ chosen }) => markup.applicationFormName.test(chosen.words),
  },
  {
    id: 'application/page-invites',
    weight: 70,
    claim: 'application',
    because: 'A heading invites to apply for a job.',
    witnesses: ['which-form/apply-now-above-who-you-are'],
    holds: (page) => phrase.applyPhrase.test(page.around),
  },
  {
    id: 'application/title-says-apply',
    weight: 68,
    claim: 'application',
    because: 'The title or a heading is “Apply” or ends with “application”.',
    witnesses: ['builders/a-form-that-only-scripts-send-beside-the-first', 'own-sites/google-forms'],
    holds: (page) =>
      linesOf(page).some((line) => phrase.applyTitle.test(line) && !phrase.elsewhereApplied.test(line)),
  },
  {
    id: 'application/join-us',
    weight: 66,
    claim: 'application',
    because: 'A heading invites to join the team.',
    witnesses: [
      'builders/what-must-be-answered-is-said-in-data-also-of',
      'hand-made/a-short-form-of-interest-with-statements-that',
    ],
    holds: (page) => page.chosen.controls.length > 2 && phrase.joinLine.test(page.around) && !isContact(page),
  },
  {
    id: 'application/careers-page',
    weight: 64,
    claim: 'application',
    because: 'The page is about careers, and a question is about work.',
    witnesses: ['everyday/only-its-heading-and-what-it-asks-speak-of-a-job'],
    holds: (page) =>
      page.around.split(/\n| [|–—-] /).some((line) => phrase.careersTitle.test(line)) &&
      countJobWords(page) > 0 &&
      !isElsewhere(page),
  },
  {
    id: 'application/volunteers',
    weight: 62,
    claim: 'application',
    because: 'It is for volunteers, and a question is about work.',
    witnesses: ['everyday/a-volunteer-without-a-word-of-a-job'],
    holds: (page) => phrase.volunteer.test(`${page.chosen.words} ${page.around}`) && countJobWords(page) > 0,
  },
  {
    id: 'application/become',
    weight: 60,
    claim: 'application',
    because: 'A heading says what one can become, and two questions are about work.',
    witnesses: ['which-form/become-a-tutor'],
    holds: (page) => phrase.becomeLine.test(page.around) && countJobWords(page) > 1 && !isElsewhere(page),
  },
  {
    id: 'application/internship',
    weight: 58,
    claim: 'application',
    because: 'The page is about an internship, and a question is one that employers ask.',
    witnesses: ['which-form/a-summer-internship'],
    holds: (page) => phrase.internship.test(page.around) && countJobQuestions(page.chosen.controls) > 0,
  },
  {
    id: 'application/asks-as-employers-do',
    weight: 56,
    claim: 'application',
    because: 'Three questions are ones that employers ask.',
    witnesses: ['which-form/three-questions-of-an-employer'],
    holds: (page) => countJobQuestions(page.chosen.controls) >= 3 && !isElsewhere(page),
  },
];

/** All rules that apply, the deciding one first. */
export const explainApplication = (page: PageFacts, rules = applicationRules) =>
  rules.filter((rule) => rule.holds(page));

/** Whether the chosen form asks for an application; without any rule that says so, it doesn't. */
export const isApplication = (page: PageFacts, rules = applicationRules) =>
  rules.find((rule) => rule.holds(page))?.claim === 'application';
