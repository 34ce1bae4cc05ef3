import { patternOf } from '#automation/reader/words/words.ts';
import type { ChosenForm } from './form-facts.ts';
import type { PageSurvey } from './survey/page-survey.ts';

export interface SeenPage {
  survey: PageSurvey;
  chosen: ChosenForm;
  /** The URL or the markup belongs to a known application system. */
  isKnown: boolean;
}

/** The page, plus facts that several rules use. */
export interface PageFacts extends SeenPage {
  /** Title and headings. */
  top: string;
  /** The same, plus what the apply buttons say. */
  around: string;
  /** How many different words of a job description the page contains. */
  described: number;
  /** How many template placeholders are left: {{job.title}}. */
  placeholders: number;
  /** The page is about a single job. */
  isOnePosting: boolean;
}

const descriptionWords = new RegExp(patternOf('description'), 'giu');
const placeholder = /\{\{[^{}]{1,120}\}\}/g;

export function collectPageFacts(page: SeenPage): PageFacts {
  const { survey, isKnown } = page;
  const { title, headings, text, applyLinks, hasPosting, postings } = survey;
  const top = [title, ...headings].join(' \n ');
  const around = [title, ...headings, ...applyLinks].join(' \n ');
  const described = new Set((text.match(descriptionWords) ?? []).map((word) => word.toLowerCase())).size;
  const isOnePosting =
    hasPosting ||
    (applyLinks.length > 0 && described >= 2) ||
    (isKnown && (described >= 2 || (described === 1 && postings < 2)));
  const inTop = (top.match(placeholder) ?? []).length;
  const placeholders = 3 * inTop + (text.match(placeholder) ?? []).length;
  return { ...page, top, around, described, placeholders, isOnePosting };
}
