import type { RawPress, RawSurvey, SurveyWanted } from '#automation/form/in-page/survey-page.ts';
import pageMarks from '#automation/reader/words/page-marks.json' with { type: 'json' };
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { wordsFor } from '#automation/reader/words/words.ts';
import { countPostings } from './count-postings.ts';
import { findPlaces } from './find-places.ts';
import { listOffers } from './list-offers.ts';

/** What a page says, as far as rules about it need to know. */
export interface PageSurvey
  extends Pick<
    RawSurvey,
    | 'url'
    | 'title'
    | 'lang'
    | 'headings'
    | 'subheadings'
    | 'text'
    | 'textLength'
    | 'scripts'
    | 'noscript'
    | 'frames'
    | 'structured'
    | 'drawings'
    | 'marks'
  > {
  /** Labels, options, and button texts. */
  formWords: string;
  /** How many inputs take the password of an account. */
  passwords: number;
  /** How many different postings the page links to. */
  postings: number;
  /** How many headings have their own apply button. */
  offers: number;
  /** Its structured data describes a posting. */
  hasPosting: boolean;
  applyLinks: string[];
  /** Texts of buttons that lead to a login. */
  signIn: string[];
  /** A disabled button says that applications are closed. */
  isShut: boolean;
  /** A placeholder where a form builder's script would render the form. */
  hasEmbed: boolean;
  /** Template languages whose attributes are still there, so their scripts haven't run. */
  templates: string[];
  /** The page only checks whether a person is visiting it. */
  challenge: boolean;
  /** Texts that may name the location of the job. */
  places: string[];
}

/** One selector: nothing depends on which of them matches. */
const embeds = pageMarks.embeds.join(', ');
const templates: Readonly<Record<string, string[]>> = pageMarks.templates;

/** What the page must report. */
export const surveyWanted = (systemMarks: readonly string[]): SurveyWanted => ({
  marks: [...systemMarks, embeds, ...Object.values(templates).flat()],
  places: pageMarks.places.join(', '),
  placeWord: phrase.location.source,
});

const signIn = wordsFor('signIn', 'provider');

/** Site-wide navigation says nothing about this page. */
const isOfThisPage = ({ inside = [] }: RawPress) =>
  !inside.includes('nav') && !inside.includes('header-with-nav');

const isApply = ({ text }: RawPress) => text.length < 40 && phrase.applyButton.test(text);

/** Reads from the facts of a page what its links, buttons, and markup mean. */
export function readSurvey(raw: RawSurvey): PageSurvey {
  const { presses, text, textLength, title, words } = raw;
  const ofThisPage = presses.filter(isOfThisPage);
  const has = (mark: string | undefined) => mark !== undefined && raw.marks.includes(mark);
  return {
    ...raw,
    formWords: [words, ...presses.map((one) => one.text)].filter(Boolean).join(' | ').slice(0, 20_000),
    passwords: raw.passwords.filter((one) => !phrase.secretNumber.test(one)).length,
    postings: countPostings(raw),
    offers: listOffers(raw, isApply).size,
    hasPosting: raw.structured.some((one) => markup.jobPostingExact.test(one)),
    applyLinks: ofThisPage.filter(isApply).map((one) => one.text),
    signIn: ofThisPage.map((one) => one.text).filter((one) => one.length < 60 && signIn.test(one)),
    isShut: raw.disabled.some((one) => phrase.closedButton.test(one)),
    hasEmbed: has(embeds),
    templates: Object.keys(templates).filter(
      (name) => has(templates[name]?.[0]) && !has(templates[name]?.[1]),
    ),
    challenge: phrase.challenge.test(`${title} ${textLength > 0 ? text.slice(0, 400) : ''}`),
    places: findPlaces(raw.places),
  };
}
