import type { PageControls, RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { explainPart, type ScoredForm } from '#automation/reader/rules/application/part-rules.ts';
import { scoreForm } from '#automation/reader/rules/application/point-rules.ts';
import { findPurpose, type Purpose } from '#automation/reader/rules/application/purpose-rules.ts';
import {
  type ChosenForm,
  collectFormFacts,
  describeForm,
  type FormFacts,
} from '#automation/reader/rules/form-facts.ts';
import {
  findNoQuestionClaims,
  isNoQuestion,
} from '#automation/reader/rules/no-question/no-question-rules.ts';
import { findClaims, isRequired } from '#automation/reader/rules/required/is-required.ts';

/** A form of the page with what the rules say about it. */
export interface JudgedForm extends ScoredForm {
  /** Its number on the page; -1 for controls outside any form. */
  number: number;
  purpose: Purpose;
}

/** The forms of the page with questions, those that look most like an application first. */
export function judgeForms(inside: readonly RawControl[], { forms }: PageControls): JudgedForm[] {
  const numbers = [...new Set(inside.map((one) => one.form))];
  return numbers
    .map((number) => {
      const own = inside.filter((one) => one.form === number);
      const form = describeForm(own, forms[number]);
      const isSent = form.form === '' || forms[number]?.buttons !== '';
      return { ...form, number, isSent, purpose: findPurpose(form), score: scoreForm(form) };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The controls of the application form, without traps, search fields, banners, and other forms. */
export function chooseControls(page: PageControls, isKnownRoot: boolean): ChosenForm {
  const claimed = page.controls.map((one) => withClaims(one, page));
  const leftOut = claimed.filter((one) => isNoQuestion(one));
  const inside = claimed.filter((one) => !isNoQuestion(one));
  const judged = judgeForms(inside, page).filter((one) => one.purpose !== 'nothing');
  const serving = judged.filter((one) => one.purpose === 'application');
  const take = (forms: readonly JudgedForm[], given: Pick<FormFacts, 'form' | 'heading' | 'isShown'>) => {
    const numbers = new Set(forms.map((one) => one.number));
    const controls = inside.filter((one) => numbers.has(one.form));
    return {
      ...collectFormFacts({ ...given, controls, words: forms.map((one) => one.words).join(' ') }),
      leftOut,
    };
  };
  if (isKnownRoot) {
    const first = inside.find((one) => serving.some(({ number }) => number === one.form));
    const known = take(serving, {
      form: page.forms[first?.form ?? -1]?.css ?? '',
      heading: '',
      isShown: true,
    });
    return { ...known, score: 4 + scoreForm({ ...known, words: '' }), left: 0 };
  }
  const [best = judged[0]] = serving;
  if (!best) return { ...take([], { form: '', heading: '', isShown: true }), score: 0, left: 0 };
  const parts = judged.filter((one) => one === best || explainPart(best, one).length > 0);
  const form = parts.length === 1 ? best.form : '';
  return {
    ...take(parts, { form, heading: best.heading, isShown: best.isShown }),
    score: best.score,
    left: serving.filter((one) => !parts.includes(one)).reduce((sum, one) => sum + one.controls.length, 0),
  };
}

/** With what the rules claim about it. */
export function withClaims(one: RawControl, page: PageControls): RawControl {
  const requiredBy = findClaims(one, page);
  const known = { ...one, requiredBy, required: isRequired({ requiredBy }) };
  return { ...known, leftOutBy: findNoQuestionClaims(known, page) };
}
