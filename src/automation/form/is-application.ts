import { allText } from './all-text.ts';
import type { ChosenControls } from './choose-controls.ts';
import { countJobQuestions } from './count-job-questions.ts';
import { applyingWords, jobWords, resumeWords } from './job-words.ts';

/** Whether a form with personal questions is about a job, and not a contact or newsletter form. */
export function isApplication({ controls, words }: ChosenControls, around: string): boolean {
  const texts = controls.map(allText).join(' \n ');
  const all = `${texts} ${words} ${around}`;
  const isAskedForFile = controls.some((one) => one.type === 'file');
  if (
    isAskedForFile &&
    (/resume|application|apply/i.test(all) || resumeWords.test(all) || jobWords.test(all))
  )
    return true;
  if (resumeWords.test(texts) || applyingWords.test(`${texts} ${words} ${around}`)) return true;
  // A contact page also asks partners and the press who they are.
  const isContact = /^\s*(contact( us)?|get in touch)\W*([-–—|]|\n|$)/i.test(around);
  if (/\blinked ?in\b/i.test(texts) && !isContact) return true;
  if (
    /\b(sponsorship|authori[sz]ed to work|salary expectation|desired salary|position applied|(position|role|job)s? (are you|you are|you.re) (applying|interested)|(position|job) (interest|desired|sought)|date available|start date)\b/i.test(
      texts,
    )
  )
    return true;
  if (isForBusinesses(around, texts)) return false;
  const isElsewhere =
    /\b(loan|credit|rental|lease|tenant|member(ship)?|scholarship|grant|admissions?|permit|visa|mortgage|vendor)\b/i;
  const isInviting =
    /^\s*(join (our|the) (team|crew)|(we.?re|now) hiring|work (with|for) us|employment( form| opportunit(y|ies))?|apply (today|here|online))\W*$/im;
  return (
    /appl(y|ication|icant)|candidate|postul|\bemployment[-_ ]?form/i.test(words) ||
    (controls.length > 2 && isInviting.test(around) && !isContact) ||
    (isCareersPage(around) && countJobWords(texts) > 0 && !isElsewhere.test(around)) ||
    (/\bvolunteer/i.test(`${words} ${around}`) && countJobWords(texts) > 0) ||
    (/\b(internships?|apprenticeships?|traineeships?)\b/i.test(around) && countJobQuestions(controls) > 0) ||
    (/^\s*become an? /im.test(around) && countJobWords(texts) > 1 && !isElsewhere.test(around)) ||
    (countJobQuestions(controls) >= 3 && !isElsewhere.test(around)) ||
    /\b(apply (for|now|to)|job application|employment application|application form)\b/i.test(around) ||
    around
      .split('\n')
      .some(
        (line) =>
          /^\s*apply\s*([-–—|:]|$)|\bapplication( for\b.*)?\s*$/i.test(line) && !isElsewhere.test(line),
      )
  );
}

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
function isForBusinesses(around: string, texts: string): boolean {
  const isSaid = around
    .split('\n')
    .some((line) =>
      /\b(partner (with|program)|(be|become) (an? )?(\S+ )?(partner|affiliate|dealer|distributor|reseller|supplier|vendor|franchisee|sponsor|exhibitor)|(partner|affiliate|dealer|distributor|reseller|supplier|vendor|franchise|wholesale|exhibitor) (application|program))/i.test(
        line,
      ),
    );
  return isSaid && countJobWords(texts) < 2;
}
