import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { chooseName } from '#automation/reader/rules/name/choose-name.ts';
import { collectNameFacts } from '#automation/reader/rules/name/name-facts.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import type { ControlGroup } from './group-controls.ts';
import { nameUnit, readUnits } from './unit-lists.ts';

export interface QuestionName {
  label: string;
  labelSource: FormField['labelSource'];
  /** The part of a shared answer that this input takes; empty when nothing says which. */
  part?: string;
}

/** Names the question, or the part of it that this input takes. */
export function nameQuestion(group: ControlGroup, all: readonly RawControl[]): QuestionName {
  if (group.joint) return { label: group.joint.label, labelSource: 'group' };
  const [first] = group.controls;
  const claim = chooseName(collectNameFacts(group, all));
  const own: QuestionName = { label: claim?.label ?? '', labelSource: claim?.rule.source ?? 'token' };
  // Units beside the input belong to the question, not to the input.
  if (own.labelSource !== 'name' && readUnits(first, all) !== '')
    return { label: cleanLabel(first.whole), labelSource: 'group' };
  return takesPart(first, own) ? namePart(first, own, all) : own;
}

const isPiece = (label: string) =>
  label !== '' && (phrase.answerPiece.test(label) || phrase.joiningExact.test(label));

/** The text above several inputs is the question, and this input takes a part of the answer. */
function takesPart(first: RawControl, { label, labelSource }: QuestionName): boolean {
  const whole = cleanLabel(first.whole);
  if (whole === '') return false;
  if (isPiece(label)) return true;
  const isShort = first.maxLength > 0 && first.maxLength <= 4;
  // Next to a country list, only the phone number carries the name.
  if (labelSource === 'name' && !isShort) return false;
  return labelSource === 'token' || label === whole;
}

function namePart(first: RawControl, own: QuestionName, all: readonly RawControl[]): QuestionName {
  const whole = cleanLabel(first.whole);
  const isMain = (one: RawControl) => one.whole === first.whole && cleanLabel(one.placeholder) === whole;
  if (isMain(first)) return { label: whole, labelSource: 'placeholder' };
  const part = findPart(first, own.label);
  // "City State" above two inputs names both.
  const named = part === '' ? '' : findWord(part, whole);
  if (named !== '' && !isPiece(own.label) && whole.length <= 40)
    return { label: named, labelSource: 'nearby', part };
  const number = first.part > 1 || all.some(isMain) ? String(first.part) : '';
  return {
    label: part || number ? `${whole} (${part || number})` : whole,
    labelSource: first.part > 1 ? 'nearby' : own.labelSource,
    part,
  };
}

/** The part that the input says it takes: in its own name, its identifier, or its options. */
function findPart({ options, tokens }: RawControl, own: string): string {
  const [prompt = '', second = ''] = options.slice(0, 2).map(({ label }) => cleanLabel(label));
  const said = [
    isPiece(own) ? own : '',
    phrase.knownPart.exec(tokens)?.[0] ?? '',
    phrase.answerPiece.test(prompt) ? prompt : '',
    nameUnit(prompt) ?? nameUnit(second) ?? '',
  ];
  return said.find((text) => /\p{L}/u.test(text)) ?? '';
}

/** The word as the text writes it. */
function findWord(word: string, text: string): string {
  const [found = ''] = new RegExp(`\\b${word.replace(/\W/g, '\\$&')}\\b`, 'i').exec(text) ?? [];
  return found;
}
