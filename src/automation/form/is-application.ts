import { allText } from './all-text.ts';
import type { ChosenControls } from './choose-controls.ts';
import { countJobQuestions } from './count-job-questions.ts';
import { applyingWords, jobWords, resumeWords } from './job-words.ts';

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
  if (
    isAskedForFile &&
    (/resume|application|apply/i.test(all) || resumeWords.test(all) || jobWords.test(all))
  )
    return true;
  return resumeWords.test(texts) || applyingWords.test(all);
}

/** Asks what only an employer asks. */
function asksAboutWork({ texts, around }: Seen): boolean {
  if (/\blinked ?in\b/i.test(texts) && !isContact(around)) return true;
  return /\b(sponsorship|authori[sz]ed to work|salary expectation|desired salary|position applied|(position|role|job)s? (are you|you are|you.re) (applying|interested)|(position|job) (interest|desired|sought)|date available|start date)\b/i.test(
    texts,
  );
}

/** A contact page also asks partners and the press who they are. */
const isContact = (around: string) => /^\s*(contact( us)?|get in touch)\W*([-–—|]|\n|$)/i.test(around);

/** People also apply for these. */
const elsewhere =
  /\b(loan|credit|rental|lease|tenant|member(ship)?|scholarship|grant|admissions?|permit|visa|mortgage|vendor)\b/i;

const inviting =
  /^\s*(join (our|the) (team|crew)|(we.?re|now) hiring|work (with|for) us|employment( form| opportunit(y|ies))?|apply (today|here|online))\W*$/im;

/** Each is enough, unless the form is for businesses. */
const invitations: ((seen: Seen) => boolean)[] = [
  ({ words }) => /appl(y|ication|icant)|candidate|postul|\bemployment[-_ ]?form/i.test(words),
  ({ controls, around }) => controls.length > 2 && inviting.test(around) && !isContact(around),
  ({ around, texts }) => isCareersPage(around) && countJobWords(texts) > 0 && !elsewhere.test(around),
  ({ around, texts, words }) => /\bvolunteer/i.test(`${words} ${around}`) && countJobWords(texts) > 0,
  ({ around, controls }) =>
    /\b(internships?|apprenticeships?|traineeships?)\b/i.test(around) && countJobQuestions(controls) > 0,
  ({ around, texts }) =>
    /^\s*become an? /im.test(around) && countJobWords(texts) > 1 && !elsewhere.test(around),
  ({ around, controls }) => countJobQuestions(controls) >= 3 && !elsewhere.test(around),
  ({ around }) =>
    /\b(apply (for|now|to)|job application|employment application|application form)\b/i.test(around),
  ({ around }) => around.split('\n').some((line) => isApplyLine(line) && !elsewhere.test(line)),
];

const isApplyLine = (line: string) => /^\s*apply\s*([-–—|:]|$)|\bapplication( for\b.*)?\s*$/i.test(line);

/** The title or a heading says so. */
function isCareersPage(around: string): boolean {
  return around
    .split(/\n| [|–—-] /)
    .some((line) =>
      /^\s*(careers?|jobs?|employment|join (us|our team)|work(ing)? (with|for|at) \S.{0,30}|we.?re hiring|(job|career|employment) (opportunities|openings))\W*$/i.test(
        line,
      ),
    );
}

const askedOfWorkers = [
  /\bexperience\b/i,
  /\b(position|role)s?\b/i,
  /\bemploy(er|ers|ed|ment)\b/i,
  /\bavailab(le|ility)\b/i,
  /\b(shifts?|(full|part)[- ]?time)\b/i,
  /\b(skills?|qualifications?|certifi\w+|licen[cs]es?)\b/i,
  /\b(salary|wages?|pay)\b/i,
];

function countJobWords(texts: string): number {
  return askedOfWorkers.filter((pattern) => pattern.test(texts)).length;
}

/** Partners, dealers, and suppliers apply as well, on behalf of a company. */
function isForBusinesses({ around, texts }: Seen): boolean {
  const isSaid = around
    .split('\n')
    .some((line) =>
      /\b(partner (with|program)|(be|become) (an? )?(\S+ )?(partner|affiliate|dealer|distributor|reseller|supplier|vendor|franchisee|sponsor|exhibitor)|(partner|affiliate|dealer|distributor|reseller|supplier|vendor|franchise|wholesale|exhibitor) (application|program))/i.test(
        line,
      ),
    );
  return isSaid && countJobWords(texts) < 2;
}
