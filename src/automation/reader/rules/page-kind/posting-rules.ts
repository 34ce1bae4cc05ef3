import type { PageFacts } from '#automation/reader/rules/page-facts.ts';
import { patternOf, wordsFor } from '#automation/reader/words/words.ts';
import type { KindRule } from './kind-rule.ts';

const openings = wordsFor('openings');
const board = wordsFor('board');
const boardTitle = wordsFor('boardTitle');
const byMail = wordsFor('byMail');
const overview = wordsFor('overview');
const article = wordsFor('article');
const duties = wordsFor('duties');
/** Ends like a job title, apart from what follows in parentheses or after a dash. */
const jobTitle = new RegExp(`(${patternOf('jobTitle')})s?(?!\\p{L})(\\s*([(/,–—-].*)?)?$`, 'iu');

/** An article about the team or about hiring. */
const isStory = ({ top, survey }: PageFacts) =>
  survey.applyLinks.length === 0 && !survey.hasPosting && (overview.test(top) || article.test(top));

const countTitles = ({ survey }: PageFacts) =>
  survey.subheadings.filter((one) => one.length <= 70 && jobTitle.test(one)).length;

export const postingRules: readonly KindRule[] = [
  {
    id: 'listing/links-to-many-postings',
    kind: 'listing',
    weight: 40,
    witnesses: ['page-kinds/a-board-that-also-says-what-it-offers'],
    holds: ({ survey, isOnePosting, described }) =>
      survey.postings >= 4 && !(isOnePosting && (survey.hasPosting || described >= 3)),
  },
  {
    id: 'listing/titles-below-each-other',
    kind: 'listing',
    weight: 39,
    witnesses: [
      'career-page-kinds/openings-as-headings-with-a-letter-to-write',
      'career-page-kinds/two-openings-with-a-button-each-and-a-box-for',
    ],
    holds: (page) =>
      (page.survey.offers >= 2 || (countTitles(page) >= 3 && !isStory(page))) &&
      !page.survey.hasPosting &&
      openings.test(`${page.top} ${page.survey.text.slice(0, 3_000)}`),
  },
  {
    id: 'description/one-posting',
    kind: 'description',
    weight: 38,
    witnesses: [
      'career-page-kinds/description-with-a-share-form-and-similar-jobs',
      'career-page-kinds/government-posting',
    ],
    holds: ({ isOnePosting }) => isOnePosting,
  },
  {
    id: 'description/words-of-a-posting',
    kind: 'description',
    weight: 37,
    witnesses: ['page-kinds/a-posting-that-wants-a-call'],
    holds: (page) => page.described >= 4 && duties.test(page.survey.text) && !isStory(page),
  },
  {
    id: 'description/asks-for-mail',
    kind: 'description',
    weight: 36,
    witnesses: ['career-page-kinds/posting-that-asks-for-mail-with-a-contact-form'],
    holds: ({ survey, described }) => described >= 2 && byMail.test(survey.text),
  },
  {
    id: 'listing/says-so',
    kind: 'listing',
    weight: 35,
    witnesses: ['career-page-kinds/bamboohr-board-without-openings', 'page-kinds/a-board-without-jobs'],
    holds: ({ survey, top }) =>
      board.test(`${top} ${survey.text.slice(0, 2_000)}`) && (survey.postings >= 1 || boardTitle.test(top)),
  },
  {
    id: 'listing/links-to-a-few-postings',
    kind: 'listing',
    weight: 34,
    witnesses: ['career-page-kinds/icims-board-with-two-openings'],
    holds: ({ survey, isKnown }) => survey.postings >= (isKnown ? 2 : 3),
  },
];
