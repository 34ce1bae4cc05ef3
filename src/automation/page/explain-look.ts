import { judgeForms, withClaims } from '#automation/form/choose-controls.ts';
import { type ControlGroup, groupControls } from '#automation/form/group-controls.ts';
import type { PageControls, RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { nameQuestion } from '#automation/form/name-question.ts';
import { explainPageKind, type KindClaim } from '#automation/reader/decide/name-page-kind.ts';
import { explainApplication } from '#automation/reader/rules/application/application-rules.ts';
import { explainPoints } from '#automation/reader/rules/application/point-rules.ts';
import { explainPurpose } from '#automation/reader/rules/application/purpose-rules.ts';
import { explainDrawn } from '#automation/reader/rules/drawn/drawn-rules.ts';
import { isChoice, isPressButton } from '#automation/reader/rules/group/control-kinds.ts';
import { explainPath } from '#automation/reader/rules/group/find-path.ts';
import { explainName } from '#automation/reader/rules/name/choose-name.ts';
import { collectNameFacts } from '#automation/reader/rules/name/name-facts.ts';
import { explainNoQuestion, isNoQuestion } from '#automation/reader/rules/no-question/no-question-rules.ts';
import { collectChoiceFacts, explainChoice } from '#automation/reader/rules/options/choice-rules.ts';
import { explainPrompt } from '#automation/reader/rules/options/prompt-rules.ts';
import { collectPageFacts } from '#automation/reader/rules/page-facts.ts';
import { explainRequired } from '#automation/reader/rules/required/is-required.ts';
import { explainSight, isSeen } from '#automation/reader/rules/sight/sight-rules.ts';
import { explainUpload } from '#automation/reader/rules/upload/upload-rules.ts';
import type { FrameLook } from './look-at-page.ts';

/** What one rule says about a question, and why. */
export interface Claim {
  rule: string;
  weight: number;
  claim: string;
  because: string;
}

/** The claims about one question, the deciding one of each kind first. */
export interface QuestionClaims {
  path: string;
  /** Which question the first control belongs to. */
  group: Claim[];
  name: Claim[];
  required: Claim[];
  /** The rule that decided about each choice. */
  options: Claim[];
  /** Entries of a list that are no answers. */
  prompts: Claim[];
  /** Why plain elements without any role are taken for a question. */
  drawn: Claim[];
}

/** One form of the page: what it may be for, and what makes it look like an application. */
export interface FormClaims {
  label: string;
  score: number;
  isRead: boolean;
  purpose: Claim[];
  /** All of them count. */
  points: Claim[];
}

/** A control that is not part of the form, and why. */
export interface DroppedControl {
  label: string;
  reasons: Claim[];
}

export interface Explanation {
  pageKind: KindClaim[];
  /** Whether the chosen form asks for an application. */
  application: Claim[];
  forms: FormClaims[];
  questions: QuestionClaims[];
  dropped: DroppedControl[];
}

interface Rule {
  id: string;
  weight: number;
  because: string;
}

const say = ({ id, weight, because }: Rule, claim: string): Claim => ({ rule: id, weight, claim, because });

/** Explains a reading: the claims of all rules that apply to the page and to each question. */
export function explainLook(
  look: FrameLook,
  page: PageControls = { controls: [], forms: [], blocks: [], names: [], notes: [] },
): Explanation {
  const { controls } = look.chosen;
  const taken = new Set(controls.map((one) => one.css));
  return {
    pageKind: explainPageKind(look),
    application: explainChosen(look),
    forms: explainForms(page, taken),
    questions: groupControls(controls).map((group) => explainQuestion(group, controls)),
    dropped: page.controls
      .filter((one) => !taken.has(one.css))
      .map((one) => explainDropped(withClaims(one, page))),
  };
}

function explainChosen(look: FrameLook): Claim[] {
  if (look.chosen.controls.length === 0) return [];
  return explainApplication(collectPageFacts(look)).map((rule) => say(rule, rule.claim));
}

function explainForms(page: PageControls, taken: ReadonlySet<string>): FormClaims[] {
  const asking = page.controls.map((one) => withClaims(one, page)).filter((one) => !isNoQuestion(one));
  return judgeForms(asking, page).map((form) => ({
    label: form.heading || form.words || form.form,
    score: form.score,
    isRead: form.controls.some((one) => taken.has(one.css)),
    purpose: explainPurpose(form).map((rule) => say(rule, rule.claim)),
    points: explainPoints(form).map(({ rule, points }) => say({ ...rule, weight: points }, 'counted')),
  }));
}

/** What the rules say about elements that only look like a control. */
const explainPlain = (one: RawControl): Claim[] =>
  [...explainDrawn(one), ...explainUpload(one)].map((rule) => say(rule, rule.claim));

/** None when only the form that it is in is another one. */
function explainDropped(one: RawControl): DroppedControl {
  const reasons = explainNoQuestion(one).map((rule) => say(rule, 'no question'));
  const [plain] = explainPlain(one);
  const [unseen] = isSeen(one) ? [] : explainSight(one).map((rule) => say(rule, rule.claim));
  return {
    label: describeControl(one),
    reasons: [...reasons, unseen, plain].filter((reason) => reason !== undefined),
  };
}

const describeControl = (one: RawControl) =>
  one.label ||
  one.labelledBy ||
  one.ariaLabel ||
  one.nearby ||
  one.between ||
  one.placeholder ||
  one.name ||
  one.css;

const mostQuestions = 30;
const mostLeftOut = 10;

/** The same in a few sentences, for whoever has to find out why a page could not be read. */
export function summarizeLook(look: FrameLook): string {
  const { pageKind, questions, application } = explainLook(look);
  const kinds = pageKind.map(({ rule, weight }) => `${rule} (${weight})`).join(', ');
  const [form] = application;
  const chosen = form ? ` Its form: ${form.claim} by ${form.rule} (${form.weight}).` : '';
  const kind = `Read as ${look.kind}: ${kinds || 'no rule applies'}.${chosen}`;
  if (look.kind !== 'form') return kind;
  const names = questions.slice(0, mostQuestions).map(({ name: [first], required: [mark] }) => {
    const named = first ? `“${first.claim}” by ${first.rule}` : 'a question in several inputs';
    return mark ? `${named}, ${mark.claim} by ${mark.rule}` : named;
  });
  const leftOut = look.chosen.leftOut.slice(0, mostLeftOut).map((one) => {
    const [rule] = explainNoQuestion(one);
    return `“${describeControl(one)}” by ${rule?.id}`;
  });
  const rest = leftOut.length > 0 ? ` Left out: ${leftOut.join('; ')}.` : '';
  return `${kind} ${questions.length} questions: ${names.join('; ')}.${rest}`;
}

function explainQuestion(group: ControlGroup, all: readonly RawControl[]): QuestionClaims {
  const { controls, joint, path } = group;
  const required = new Set(controls.flatMap((one) => explainRequired(one)));
  const names = joint ? [] : explainName(collectNameFacts(group, all));
  return {
    path,
    group: explainPath(controls[0], all).map((one) => say(one.rule, one.path)),
    name: names.map(({ rule, label }) => say(rule, label)),
    required: [...required].toSorted((a, b) => b.weight - a.weight).map((rule) => say(rule, rule.claim)),
    options: explainChoices(group, all),
    prompts: explainPrompts(controls[0]),
    drawn: explainPlain(controls[0]),
  };
}

function explainChoices(group: ControlGroup, all: readonly RawControl[]): Claim[] {
  const [first] = group.controls;
  if (!isChoice(first) && !isPressButton(first)) return [];
  return collectChoiceFacts(group.controls, nameQuestion(group, all).label).flatMap((choice) => {
    const [deciding] = explainChoice(choice);
    return deciding ? [say(deciding.rule, deciding.label)] : [];
  });
}

function explainPrompts({ options }: RawControl): Claim[] {
  return options.flatMap((option, index) => {
    const [deciding] = explainPrompt(option, index);
    return deciding ? [say(deciding, option.label)] : [];
  });
}
