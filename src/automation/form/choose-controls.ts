import type { PageControls, RawControl, RawForm } from '#automation/form/in-page/controls/raw-control.ts';
import { allText } from '#automation/reader/rules/name/all-text.ts';
import {
  findNoQuestionClaims,
  isNoQuestion,
} from '#automation/reader/rules/no-question/no-question-rules.ts';
import { findClaims, isRequired } from '#automation/reader/rules/required/is-required.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import {
  applyingWords,
  mailWords,
  nameWords,
  phoneWords,
  resumeWords,
} from '#automation/reader/words/words.ts';
import { isForOtherPurpose } from './is-for-other-purpose.ts';

export interface ChosenControls {
  controls: RawControl[];
  /** How strongly the controls look like an application form; 0 or less means they don't. */
  score: number;
  /** Selector of the `<form>`; empty when the page has none. */
  form: string;
  /** Identifiers and button texts of the form. */
  words: string;
  /** The first heading inside the form, or the last one before it. */
  heading: string;
  isShown: boolean;
  /** How many controls are in the page's other forms that serve no other purpose. */
  left: number;
  /** What rules say asks nothing. */
  leftOut: RawControl[];
}

/** The controls of the application form, without traps, search fields, banners, and other forms. */
export function chooseControls(page: PageControls, isKnownRoot: boolean): ChosenControls {
  const { controls, forms } = page;
  const claimed = controls.map((one) => withClaims(one, page));
  const leftOut = claimed.filter((one) => isNoQuestion(one));
  const inside = claimed.filter((one) => !isNoQuestion(one) && !isAlert(forms[one.form]));
  const numbers = [...new Set(inside.map((one) => one.form))].filter(
    (number) =>
      !isBackingForm(
        forms[number],
        inside.filter((one) => one.form === number),
      ),
  );
  const scored = numbers
    .map((number) => {
      const own = inside.filter((one) => one.form === number);
      const { heading = '', css = '', buttons = '', text = '', shown = true } = forms[number] ?? {};
      const words = `${text} ${buttons}`.trim();
      const isOther = isForOtherPurpose({ controls: own, form: css, heading, words });
      const isSent = css === '' || buttons !== '';
      return { number, own, words, isOther, isSent, isShown: shown, score: scoreControls(own, words) };
    })
    .toSorted((a, b) => b.score - a.score);
  const serving = scored.filter((one) => !one.isOther);
  if (isKnownRoot) {
    const own = new Set(serving.map((one) => one.number));
    const known = inside.filter((one) => own.has(one.form));
    return {
      controls: known,
      score: 4 + scoreControls(known, ''),
      form: forms[known[0]?.form ?? -1]?.css ?? '',
      words: serving.map((one) => one.words).join(' '),
      heading: '',
      isShown: true,
      left: 0,
      leftOut,
    };
  }
  const [best = scored[0]] = serving;
  if (!best)
    return { controls: [], score: 0, form: '', words: '', heading: '', isShown: true, left: 0, leftOut };
  const parts = scored.filter((one) => one === best || belongsTo(best, one));
  const chosen = new Set(parts.map((one) => one.number));
  return {
    controls: inside.filter((one) => chosen.has(one.form)),
    score: best.score,
    form: parts.length === 1 ? (forms[best.number]?.css ?? '') : '',
    words: parts.map((one) => one.words).join(' '),
    heading: forms[best.number]?.heading ?? '',
    isShown: best.isShown,
    left: serving.filter((one) => !parts.includes(one)).reduce((sum, one) => sum + one.own.length, 0),
    leftOut,
  };
}

/** With what the rules claim about it. */
export function withClaims(one: RawControl, page: PageControls): RawControl {
  const requiredBy = findClaims(one, page);
  const known = { ...one, requiredBy, required: isRequired({ requiredBy }) };
  return { ...known, leftOutBy: findNoQuestionClaims(known, page) };
}

/** A signup for job alerts. */
function isAlert(form: RawForm | undefined): boolean {
  return (
    form !== undefined &&
    phrase.jobAlert.test(form.heading) &&
    !phrase.applyingNear.test(`${form.heading} ${form.buttons}`)
  );
}

/** A hidden form without visible text. The page's scripts copy answers into it and submit it. */
function isBackingForm(form: RawForm | undefined, own: readonly RawControl[]): boolean {
  return (
    form?.shown === false &&
    own.every((one) => `${one.label}${one.labelledBy}${one.ariaLabel}${one.placeholder}${one.nearby}` === '')
  );
}

interface Scored {
  number: number;
  own: RawControl[];
  words: string;
  /** Whether the form has its own submit button. */
  isSent: boolean;
  isShown: boolean;
  score: number;
}

/** Some pages split one application over several forms, such as the file in one and the questions in another. */
function belongsTo(best: Scored, other: Scored): boolean {
  if (other.number === -1) return other.score >= 8 && !best.own.some((one) => one.type === 'file');
  if (!other.isSent && !best.isSent && other.own.length > 1) return true;
  const isFile = other.own.some(
    (one) =>
      one.type === 'file' && (resumeWords.test(allText(one)) || markup.fileIdentifier.test(allText(one))),
  );
  return isFile && !best.own.some((one) => one.type === 'file') && other.score > 0;
}

const personal: [RegExp, number][] = [
  [mailWords, 3],
  [nameWords, 2],
  [phoneWords, 2],
  [resumeWords, 5],
  [phrase.linkedIn, 2],
  [phrase.selfIdentification, 3],
  [phrase.privacyStatement, 2],
  [phrase.positionAsked, 5],
  [phrase.workQuestion, 2],
];

function scoreControls(controls: readonly RawControl[], words: string): number {
  const texts = controls.map(allText).join(' \n ');
  const known = personal.reduce((sum, [pattern, points]) => sum + (pattern.test(texts) ? points : 0), 0);
  const files = controls.some((one) => one.type === 'file') ? 4 : 0;
  const size = Math.min(4, Math.floor(controls.length / 3));
  const isNamed = markup.applicationForm.test(words);
  const named = isNamed || applyingWords.test(words) ? 3 : 0;
  const foreign = markup.otherForm.test(words) && files === 0 ? -6 : 0;
  return known + files + size + named + foreign;
}
