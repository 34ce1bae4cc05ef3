import type { PageFacts } from '#automation/reader/rules/page-facts.ts';
import { markup } from '#automation/reader/words/phrases.ts';
import { wordsFor } from '#automation/reader/words/words.ts';
import type { KindRule } from './kind-rule.ts';

const inviting = wordsFor('inviting', 'apply');

const isShell = ({ survey: { scripts, noscript, textLength } }: PageFacts) =>
  scripts > 0 || markup.javascript.test(noscript) || textLength < 30;

/** Hardly any text, no controls, and no list of postings. */
const isEmpty = ({ survey, chosen }: PageFacts) =>
  survey.textLength < 400 &&
  chosen.controls.length < 3 &&
  !(survey.postings > 0 && survey.headings.length > 0);

export const unrenderedRules: readonly KindRule[] = [
  {
    id: 'unrendered/placeholders',
    kind: 'unrendered',
    weight: 88,
    witnesses: ['unrendered-pages/angularjs-a-long-posting-of-placeholders'],
    holds: ({ placeholders }) => placeholders >= 3,
  },
  {
    id: 'other/challenge',
    kind: 'other',
    weight: 51,
    witnesses: ['career-page-kinds/security-check'],
    holds: (page) => isEmpty(page) && isShell(page) && page.survey.challenge,
  },
  {
    id: 'unrendered/shell',
    kind: 'unrendered',
    weight: 50,
    witnesses: ['unrendered-pages/a-shell-that-says-more-than-most'],
    holds: (page) => isEmpty(page) && isShell(page),
  },
  {
    id: 'unrendered/few-words-and-scripts',
    kind: 'unrendered',
    weight: 30,
    witnesses: ['unrendered-pages/filters-over-results-that-were-never-drawn'],
    holds: ({ survey }) => survey.textLength < 200 && survey.scripts > 0,
  },
  {
    id: 'unrendered/form-of-a-builder',
    kind: 'unrendered',
    weight: 29,
    witnesses: ['career-page-kinds/a-form-that-its-plugin-never-drew'],
    holds: ({ survey, top }) => (survey.hasEmbed || markup.shortcode.test(survey.text)) && inviting.test(top),
  },
];
