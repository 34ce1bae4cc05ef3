import { isApplication } from '#automation/reader/rules/application/application-rules.ts';
import { isGate } from '#automation/reader/rules/application/is-gate.ts';
import { hasFile } from '#automation/reader/rules/form-facts.ts';
import type { PageFacts } from '#automation/reader/rules/page-facts.ts';
import { markup } from '#automation/reader/words/phrases.ts';
import { wordsFor } from '#automation/reader/words/words.ts';
import type { KindRule } from './kind-rule.ts';

const titles = wordsFor('signInTitle');
const asked = wordsFor('signInAsked');
const gate = wordsFor('gate');
const titleAtStart = new RegExp(`^\\s*(${titles.source})`, 'iu');
const titleAtEnd = new RegExp(`(${titles.source})\\s*$`, 'iu');

/** A heading begins with it; the title and the first heading may also end with it: "Applicant sign in". */
function saysSignIn({ survey: { title, headings } }: PageFacts): boolean {
  const firsts = [title, headings[0] ?? ''].filter((text) => text.length < 60);
  return (
    [title, ...headings].some((text) => titleAtStart.test(text)) ||
    firsts.some((text) => titleAtEnd.test(text))
  );
}

const asksLittle = ({ chosen }: PageFacts) => chosen.controls.length <= 3;

export const loginRules: readonly KindRule[] = [
  {
    id: 'login/asks-for-a-password',
    kind: 'login',
    weight: 100,
    witnesses: ['login-pages/an-account-to-be-made-names-and-a-password'],
    holds: (page) => page.survey.passwords > 0 && !(hasFile(page.chosen) && isApplication(page)),
  },
  {
    id: 'login/title-says-sign-in',
    kind: 'login',
    weight: 60,
    witnesses: ['login-pages/a-kiosk-number-and-last-name'],
    holds: (page) =>
      saysSignIn(page) &&
      (page.survey.signIn.length > 0 || [1, 2, 3].includes(page.chosen.controls.length)) &&
      page.survey.text.length < 4_000,
  },
  {
    id: 'login/asks-who-is-there',
    kind: 'login',
    weight: 59,
    witnesses: ['login-pages/adp-welcome-user-id', 'login-pages/icims-email-gate-in-the-frame'],
    holds: ({ survey, chosen }) =>
      isGate(chosen) &&
      survey.text.length < 3_000 &&
      survey.postings + survey.applyLinks.length === 0 &&
      (gate.test(survey.text) || survey.marks.some((mark) => markup.icims.test(mark))),
  },
  {
    id: 'login/sentence-asks-to-sign-in',
    kind: 'login',
    weight: 58,
    witnesses: ['login-pages/session-expired'],
    holds: (page) =>
      asksLittle(page) &&
      page.described < 2 &&
      page.survey.text.length < 1_500 &&
      asked.test(page.survey.text) &&
      page.survey.signIn.length > 0,
  },
  {
    id: 'login/offers-ways-to-sign-in',
    kind: 'login',
    weight: 57,
    witnesses: [
      'login-pages/a-hospital-portal-employee-or-not',
      'login-pages/other-services-only-without-a-word-of-why',
    ],
    holds: (page) =>
      asksLittle(page) &&
      page.described < 2 &&
      page.survey.postings === 0 &&
      page.survey.text.length < 1_500 &&
      page.survey.signIn.length >= 2,
  },
];
