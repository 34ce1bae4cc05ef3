import { findPurpose } from '#automation/reader/rules/application/purpose-rules.ts';
import { isSaid, toSentences } from '#automation/reader/rules/is-said.ts';
import type { PageFacts } from '#automation/reader/rules/page-facts.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { wordsFor } from '#automation/reader/words/words.ts';
import type { KindRule } from './kind-rule.ts';

const closed = wordsFor('closed');
const thanks = wordsFor('thanks');
const received = wordsFor('received');
const ownList = wordsFor('ownList');
const otherJobs = wordsFor('otherJobs');
const aboutJob = wordsFor('aboutJob');
const elsewhere = wordsFor('elsewhere');

/** A form to search for other jobs or to sign up for alerts. */
function isForMore({ chosen: { controls, heading, score, words } }: PageFacts): boolean {
  return (
    score < 5 &&
    controls.every((one) => one.type !== 'radio' && one.tag !== 'textarea') &&
    otherJobs.test(`${heading} ${words}`)
  );
}

const asksNothing = (page: PageFacts) =>
  (page.chosen.controls.length < 3 || isForMore(page) || findPurpose(page.chosen) === 'other') &&
  page.chosen.left < 3;

/** Pages that scripts haven't rendered contain the texts for after sending from the start. */
const isRendered = ({ placeholders, survey }: PageFacts) => placeholders < 3 && survey.templates.length === 0;

const canThank = (page: PageFacts) => asksNothing(page) && isRendered(page) && !ownList.test(page.top);

function isClosedSaid({ survey, top, described }: PageFacts): boolean {
  if (survey.isShut || top.split('\n').some((line) => isSaid(closed, line))) return true;
  const isShort = survey.text.length < 6_000 || described >= 2;
  return isShort && toSentences(survey.text.slice(0, 1_500)).some((sentence) => isSaid(closed, sentence));
}

/** Something other than a job may be closed, and any page may be missing. */
const isAboutJob = ({ survey: { title, headings, text }, top, isKnown }: PageFacts) =>
  isKnown || (!elsewhere.test(top) && aboutJob.test([title, ...headings, text.slice(0, 6_000)].join(' \n ')));

export const outcomeRules: readonly KindRule[] = [
  {
    id: 'confirmation/title-thanks',
    kind: 'confirmation',
    weight: 83,
    witnesses: ['page-kinds/thanks-with-other-jobs-to-apply-for-and-a-long'],
    // A numbered heading is a step in an article about hiring.
    holds: (page) =>
      [page.survey.title, ...page.survey.headings.slice(0, 3)].some(
        (one) => isSaid(thanks, one) && !phrase.step.test(one),
      ) && canThank(page),
  },
  {
    id: 'confirmation/thanks-for-what-was-received',
    kind: 'confirmation',
    weight: 82,
    witnesses: ['career-page-kinds/thanks-to-a-helper'],
    holds: (page) =>
      page.survey.headings.some((one) => phrase.thanksAlone.test(one)) &&
      page.survey.text.length < 1_500 &&
      received.test(page.survey.text) &&
      canThank(page),
  },
  {
    id: 'confirmation/sentence-thanks',
    kind: 'confirmation',
    weight: 81,
    witnesses: ['career-page-kinds/ashby-success', 'page-kinds/a-page-of-thanks-with-other-jobs'],
    holds: (page) => {
      const { text, applyLinks, url } = page.survey;
      const isAtItsPlace = markup.thanksPath.test(url);
      return (
        toSentences(text.slice(0, 800)).some((one) => isSaid(thanks, one) && !/[“”"]/.test(one)) &&
        // Someone who can still apply hasn't applied.
        applyLinks.length === 0 &&
        (text.length < 3_000 || isAtItsPlace) &&
        canThank(page)
      );
    },
  },
  {
    id: 'closed/says-so',
    kind: 'closed',
    weight: 70,
    witnesses: [
      'career-page-kinds/a-role-that-leads-back-to-the-others',
      'career-page-kinds/ashby-job-not-found',
    ],
    holds: (page) => isClosedSaid(page) && page.survey.applyLinks.length === 0 && isAboutJob(page),
  },
  {
    id: 'other/not-found-and-no-job',
    kind: 'other',
    weight: 69,
    witnesses: ['other-pages/a-shop-whose-page-is-gone-with-scripts'],
    holds: (page) => isClosedSaid(page) && page.survey.applyLinks.length === 0,
  },
];
