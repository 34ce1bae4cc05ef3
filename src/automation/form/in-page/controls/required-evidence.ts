import { phrase } from '#automation/reader/words/phrases.ts';
import type { ControlContext } from './control-context.ts';
import { findLabelledBy, findTitle, isPart } from './control-labels.ts';
import { isMarkedAfter } from './control-names.ts';
import { findBackingInput } from './control-state.ts';
import { clean } from './dom.ts';
import { byIds, controlsIn, isChoice, readBody } from './page-texts.ts';
import type { RequiredMark } from './raw-control.ts';
import { oncePerReading } from './reading.ts';
import {
  isMarkedNearby,
  isMarkedWhole,
  isOpenerMarked,
  isSaidNearby,
  isStarred,
  keep,
  listNameMarks,
  listOwnMarks,
} from './required-marks.ts';

// Collects everything that marks a control as required.

const saysAllRequired = oncePerReading(() => phrase.allRequired.test(readBody().slice(0, 50_000)));
const endsWithStar = (text: string) => /[*✱]\s*$/.test(text);

const findLegend = ({ group }: ControlContext) =>
  findTitle(group) ?? (group ? byIds(group, 'aria-labelledby')[0] : null);

/** A checkbox that isn't one of several choices. */
const isLone = ({ control, choices }: ControlContext) => control.type === 'checkbox' && choices === null;

/** The labels of a choice that name the question rather than an answer. */
function findChoiceLabels(context: ControlContext): (Element | null)[] {
  const { control, labels, labelText } = context;
  if (isLone(context)) return [...labels, ...byIds(control, 'aria-labelledby')];
  const isStatement = control.type === 'checkbox' && labelText.length > 40;
  return isStatement ? labels : [];
}

/** The elements that name the question. */
function findNames(context: ControlContext): (Element | null | undefined)[] {
  const { control, group, labels, title } = context;
  if (isChoice(control)) return [title, findLegend(context), ...findChoiceLabels(context)];
  const isOnlyFile = control.type === 'file' && controlsIn(group).length === 1;
  return [title, isOnlyFile ? findLegend(context) : null, ...labels, ...findLabelledBy(control)];
}

/** The text before the control is its name, because it has no better one. */
function isNamedNearby({ control, between, labelText, near }: ControlContext): boolean {
  if (near.nearby === '') return between !== '' && (isChoice(control) || labelText === '');
  const isPrompt = phrase.uploadPrompt.test(labelText);
  return isChoice(control) || labelText === '' || isPrompt;
}

const readFirstOption = (control: Element) => {
  const [first] = control instanceof HTMLSelectElement ? control.options : [];
  return first?.value === '' ? clean(first.textContent) : '';
};

const hasMarkedOpener = (context: ControlContext) =>
  context.opener !== null &&
  isOpenerMarked(context.opener, [findLegend(context), ...byIds(context.opener, 'aria-labelledby')]);

/** The question above several inputs is marked, and this input takes a part that everyone has. */
const isWholeMarked = ({ control, labelText, whole }: ControlContext) =>
  whole !== null &&
  isPart(labelText || clean(control.ariaLabel)) &&
  !phrase.sparePart.test(labelText) &&
  isMarkedWhole(whole);

const isOptional = (context: ControlContext) =>
  phrase.optional.test(
    [...context.labels, findLegend(context)].map((one) => one?.textContent ?? '').join(' '),
  );

function listWeakMarks(context: ControlContext): RequiredMark[] {
  const { after, control, inner, labels, near, whole } = context;
  return keep({
    'own-label-starred': whole !== null && !isChoice(control) && labels.some(isStarred),
    'opener-marked': hasMarkedOpener(context),
    'inner-attribute': isChoice(control) && inner?.required === true,
    'backing-input': findBackingInput(control)?.required === true,
    'nearby-marked': isNamedNearby(context) && isMarkedNearby(near),
    'whole-marked': isWholeMarked(context),
    'message-waits': isSaidNearby(control, labels, near),
    'first-option-starred': endsWithStar(readFirstOption(control)),
    'lone-checkbox-starred-after': isLone(context) && isMarkedAfter(control, labels),
    'text-after-starred': /[*✱＊]$/.test(after),
    'placeholder-starred': endsWithStar(control.placeholder ?? ''),
    'page-says-all': saysAllRequired() && control.type !== 'checkbox' && !isOptional(context),
  });
}

/** A control that is marked itself, or whose name is, needs no other evidence. */
export function listMarks(context: ControlContext): RequiredMark[] {
  const { control, group, whole } = context;
  const own = listOwnMarks(control, group);
  if (own.length > 0) return own;
  const said = listNameMarks(control, findNames(context), whole);
  return said.join() === 'name-marked' ? said : [...said, ...listWeakMarks(context)];
}
