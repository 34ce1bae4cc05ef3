import type { ChosenControls } from '#automation/form/choose-controls.ts';
import { isApplication } from '#automation/form/is-application.ts';
import { isForOtherPurpose } from '#automation/form/is-for-other-purpose.ts';
import { allText } from '#automation/reader/rules/name/all-text.ts';
import { wordsFor } from '#automation/reader/words/words.ts';
import { isSaid, type KindFacts, type KindRule } from './kind-facts.ts';

const resume = wordsFor('resume');
const applicationTitle = wordsFor('applicationTitle');
const closed = wordsFor('closed');
const mailOrUser = wordsFor('mail', 'userName', 'phone');

const aroundOf = ({ survey }: KindFacts) =>
  [survey.title, ...survey.headings, ...survey.applyLinks].join(' \n ');

/** A step without personal questions: several choices or long answers, at least one of them required. */
function isQuestionnaire({ controls }: ChosenControls): boolean {
  const choices = new Set(controls.filter((one) => one.type === 'radio').map((one) => one.name));
  const others = controls.filter((one) => one.tag === 'textarea' || (one.tag === 'select' && one.required));
  return choices.size + others.length >= 3 && controls.some((one) => one.required);
}

/** A contact form on a page where the application itself is closed or wasn't rendered. */
function isOnlyContact({ chosen: { controls }, survey, top }: KindFacts): boolean {
  return (
    (survey.hasEmbed || isSaid(closed, top)) &&
    controls.length <= 4 &&
    controls.every((one) => one.tag === 'textarea' || ['text', 'email', 'tel'].includes(one.type)) &&
    !resume.test(controls.map(allText).join(' '))
  );
}

/** Asks only who the person is, and at most for a consent: the entrance to an account. */
export function isGate({ controls }: ChosenControls): boolean {
  const asking = controls.filter((one) => one.type !== 'checkbox');
  return (
    asking.length === 1 &&
    controls.length <= 3 &&
    asking.every((one) => one.tag === 'input' && one.type !== 'file' && mailOrUser.test(allText(one)))
  );
}

/** Most labels are still template placeholders: {{question.label}}. */
function isTemplate({ controls }: ChosenControls): boolean {
  const unnamed = controls.filter((one) => one.label.includes('{{') || one.nearby.includes('{{'));
  return unnamed.length > controls.length / 2;
}

function isApplicationForm(page: KindFacts): boolean {
  const { chosen, isKnown } = page;
  if (isTemplate(chosen) || isGate(chosen)) return false;
  const around = aroundOf(page);
  if ((isKnown || applicationTitle.test(around)) && isQuestionnaire(chosen)) return true;
  if (chosen.controls.length < 2 || chosen.score < 4 || isForOtherPurpose(chosen)) return false;
  if (isKnown && chosen.score >= 6) return true;
  return chosen.score >= 5 && isApplication(chosen, around);
}

export const isForm = (page: KindFacts) => isApplicationForm(page) && !isOnlyContact(page);

export const formRules: readonly KindRule[] = [
  {
    id: 'form/asks-for-an-application',
    kind: 'form',
    weight: 90,
    witnesses: [
      'builders/a-form-that-only-scripts-send-beside-the-first',
      'builders/names-behind-the-boxes-and-files-that-all-invite',
    ],
    holds: isForm,
  },
];
