import { allText } from '#automation/reader/rules/name/all-text.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { applyingWords, jobWords, resumeWords } from '#automation/reader/words/words.ts';
import type { ChosenControls } from './choose-controls.ts';
import { countJobQuestions } from './count-job-questions.ts';

interface Seen {
  controls: ChosenControls['controls'];
  /** All texts on and around the controls. */
  texts: string;
  /** Identifiers and button texts of the form. */
  words: string;
  /** Title and headings of the page, one per line. */
  around: string;
}

/** Whether a form with personal questions is about a job, and not a contact or newsletter form. */
export function isApplication({ controls, words }: ChosenControls, around: string): boolean {
  const seen = { controls, texts: controls.map(allText).join(' \n '), words, around };
  if (asksForResume(seen) || asksAboutWork(seen)) return true;
  return !isForBusinesses(seen) && invitations.some((invites) => invites(seen));
}

/** Asks for a file or a text that only applicants have. */
function asksForResume({ controls, texts, words, around }: Seen): boolean {
  const all = `${texts} ${words} ${around}`;
  const isAskedForFile = controls.some((one) => one.type === 'file');
  if (isAskedForFile && (phrase.applicationWord.test(all) || resumeWords.test(all) || jobWords.test(all)))
    return true;
  return resumeWords.test(texts) || applyingWords.test(all);
}

/** Asks what only an employer asks. */
function asksAboutWork({ texts, around }: Seen): boolean {
  if (phrase.linkedIn.test(texts) && !isContact(around)) return true;
  return phrase.askedByEmployers.test(texts);
}

/** A contact page also asks partners and the press who they are. */
const isContact = (around: string) => phrase.contactPage.test(around);

/** Each is enough, unless the form is for businesses. */
const invitations: ((seen: Seen) => boolean)[] = [
  ({ words }) => markup.applicationFormName.test(words),
  ({ controls, around }) => controls.length > 2 && phrase.joinLine.test(around) && !isContact(around),
  ({ around, texts }) =>
    isCareersPage(around) && countJobWords(texts) > 0 && !phrase.elsewhereApplied.test(around),
  ({ around, texts, words }) => phrase.volunteer.test(`${words} ${around}`) && countJobWords(texts) > 0,
  ({ around, controls }) => phrase.internship.test(around) && countJobQuestions(controls) > 0,
  ({ around, texts }) =>
    phrase.becomeLine.test(around) && countJobWords(texts) > 1 && !phrase.elsewhereApplied.test(around),
  ({ around, controls }) => countJobQuestions(controls) >= 3 && !phrase.elsewhereApplied.test(around),
  ({ around }) => phrase.applyPhrase.test(around),
  ({ around }) => around.split('\n').some((line) => isApplyLine(line) && !phrase.elsewhereApplied.test(line)),
];

const isApplyLine = (line: string) => phrase.applyTitle.test(line);

/** The title or a heading says so. */
function isCareersPage(around: string): boolean {
  return around.split(/\n| [|–—-] /).some((line) => phrase.careersTitle.test(line));
}

const askedOfWorkers = [
  phrase.experience,
  phrase.position,
  phrase.employer,
  phrase.availability,
  phrase.shifts,
  phrase.skills,
  phrase.pay,
];

function countJobWords(texts: string): number {
  return askedOfWorkers.filter((pattern) => pattern.test(texts)).length;
}

/** Partners, dealers, and suppliers apply as well, on behalf of a company. */
function isForBusinesses({ around, texts }: Seen): boolean {
  const isSaid = around.split('\n').some((line) => phrase.businessPartner.test(line));
  return isSaid && countJobWords(texts) < 2;
}
