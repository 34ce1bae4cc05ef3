import type { ChosenControls } from '#automation/form/choose-controls.ts';
import type { PageSurvey } from '#automation/form/in-page/survey-page.ts';
import { patternOf, wordsFor } from '#automation/reader/words/words.ts';

export const pageKinds = [
  'form',
  'closed',
  'login',
  'listing',
  'description',
  'unrendered',
  'confirmation',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

export interface SeenPage {
  survey: PageSurvey;
  chosen: ChosenControls;
  /** The URL or the markup belongs to a known application system. */
  isKnown: boolean;
}

/** The page, plus facts that several rules use. */
export interface KindFacts extends SeenPage {
  /** Title and headings. */
  top: string;
  /** How many different words of a job description the page contains. */
  described: number;
  /** How many template placeholders are left: {{job.title}}. */
  placeholders: number;
  /** The page is about a single job. */
  isOnePosting: boolean;
}

/** A claim about the page. Of the claims that apply, the one with the highest weight decides. */
export interface KindRule {
  id: string;
  kind: PageKind;
  weight: number;
  /** Pages in `tests/forms` that would get another kind without this rule. */
  witnesses: readonly string[];
  holds(page: KindFacts): boolean;
}

const descriptionWords = new RegExp(patternOf('description'), 'giu');
const placeholder = /\{\{[^{}]{1,120}\}\}/g;

export function collectKindFacts(page: SeenPage): KindFacts {
  const { survey, isKnown } = page;
  const { title, headings, text, applyLinks, hasPosting, postings } = survey;
  const top = [title, ...headings].join(' \n ');
  const described = new Set((text.match(descriptionWords) ?? []).map((word) => word.toLowerCase())).size;
  const isOnePosting =
    hasPosting ||
    (applyLinks.length > 0 && described >= 2) ||
    (isKnown && (described >= 2 || (described === 1 && postings < 2)));
  const inTop = (top.match(placeholder) ?? []).length;
  const placeholders = 3 * inTop + (text.match(placeholder) ?? []).length;
  return { ...page, top, described, placeholders, isOnePosting };
}

const conditional = wordsFor('conditional');

/** A statement about now, not a condition or a question. */
export const isSaid = (words: RegExp, sentence: string) =>
  words.test(sentence) && !conditional.test(sentence) && !/\?\s*$/.test(sentence);

export const toSentences = (text: string) => text.split(/(?<=[.!?])\s+/);
