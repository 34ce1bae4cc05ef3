import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { isChoice, isPressButton } from '#automation/reader/rules/group/control-kinds.ts';
import { isQuestionGroup } from '#automation/reader/rules/group/question-sets.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import { isHollow } from './hollow-names.ts';

/** At least one control. */
type Controls = readonly [RawControl, ...RawControl[]];

/** The controls of one question, plus facts that several rules use. */
export interface NameFacts {
  first: RawControl;
  controls: readonly RawControl[];
  /** All controls of the form. */
  all: readonly RawControl[];
  /** One or more choices or buttons, rather than an input. */
  isOption: boolean;
  /** The choices are answers, so the text of each one doesn't name the question. */
  isSet: boolean;
  /** A checkbox that only agrees to the text above it. */
  isBareConsent: boolean;
  /** Nothing else is asked in the group around the controls. */
  ownsGroup: boolean;
}

export function collectNameFacts(
  { controls }: { controls: Controls },
  all: readonly RawControl[],
): NameFacts {
  const [first] = controls;
  const isOption = isChoice(first) || isPressButton(first);
  const isSet = isOption && areAnswers(controls, all);
  const isBareConsent = isOption && !isSet && phrase.agreeing.test(cleanLabel(first.label));
  return {
    first,
    controls,
    all,
    isOption,
    isSet,
    isBareConsent,
    ownsGroup: (isSet || isBareConsent || first.type === 'file') && ownsGroup(controls, all),
  };
}

function areAnswers(controls: Controls, all: readonly RawControl[]): boolean {
  const [first] = controls;
  if (controls.length > 1 || isPressButton(first)) return true;
  return first.legend !== '' && isQuestionGroup(first, all) && !isStatement(first);
}

/** A complete statement; the legend above it is a section title, unless the statement is about just that. */
function isStatement({ label, legend }: RawControl): boolean {
  // One word, such as "Certification", says too little about a consent.
  const isAbout = legend.includes(' ') && label.toLowerCase().includes(legend.toLowerCase());
  return label.length > 40 && legend.length < 30 && !/[?.:]\W*$/.test(legend) && !isAbout;
}

/** Nothing else is asked in the group, except the text input of an "Other" choice. */
function ownsGroup(controls: readonly RawControl[], all: readonly RawControl[]): boolean {
  const group = controls[0]?.group ?? -1;
  if (group < 0 || controls.some((one) => one.group !== group)) return false;
  const others = all.filter((one) => one.group === group && !controls.includes(one));
  const isFreeText = (one: RawControl) =>
    !isChoice(one) &&
    one.type !== 'file' &&
    phrase.otherText.test(`${one.label}${one.ariaLabel}${one.placeholder}`);
  return others.length === 0 || (others.length === 1 && others.every(isFreeText));
}

/** A question directly above the choices names them, rather than the section or the longer accessible name. */
export function isNamedAbove({ nearby, legend }: RawControl): boolean {
  const isAsked = (text: string) => /\?\W*$/.test(text);
  const shown = cleanLabel(nearby);
  const isRest = legend !== '' && nearby.startsWith(legend);
  return shown !== '' && ((isAsked(nearby) && !isAsked(legend) && !isRest) || legend.startsWith(`${shown} `));
}

/** The section asks for files; the text before the input says which one. */
export function isSectionOfFiles({ legend, nearby, type }: RawControl): boolean {
  return type === 'file' && phrase.filesSection.test(legend) && !isHollow(cleanLabel(nearby), type);
}

/** A prompt such as "Choose file", in any language, that several inputs share; the text beside each tells them apart. */
export function isSharedPrompt({ first, all }: NameFacts): boolean {
  const fellows = all.filter((one) => one.type === 'file' && one.label === first.label);
  const beside = new Set(fellows.map((one) => one.nearby || one.after).filter(Boolean));
  return first.type === 'file' && first.label !== '' && fellows.length > 1 && beside.size === fellows.length;
}
