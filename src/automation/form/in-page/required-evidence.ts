import type { ControlContext } from './control-context.ts';
import type { ControlNames } from './control-names.ts';
import type { ControlState } from './control-state.ts';
import type { PageTexts } from './page-texts.ts';
import type { RequiredMark } from './raw-control.ts';
import type { RequiredMarks } from './required-marks.ts';

/** Collects everything that marks a control as required. Runs inside the page. */
export function makeRequiredEvidence(
  { byIds, clean, controlSelector, isChoice, says }: PageTexts,
  names: ControlNames,
  marks: RequiredMarks,
  state: ControlState,
) {
  const isAllRequired = says.allRequired.test((document.body?.innerText ?? '').slice(0, 50_000));
  const endsWithStar = (text: string) => /[*✱]\s*$/.test(text);

  const findLegend = ({ group }: ControlContext) =>
    names.findTitle(group) ?? (group ? byIds(group, 'aria-labelledby')[0] : null);

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
    const isOnlyFile = control.type === 'file' && group?.querySelectorAll(controlSelector).length === 1;
    return [title, isOnlyFile ? findLegend(context) : null, ...labels, ...names.findLabelledBy(control)];
  }

  /** The text before the control is its name, because it has no better one. */
  function isNamedNearby({ control, between, labelText, near }: ControlContext): boolean {
    if (near.nearby === '') return between !== '' && (isChoice(control) || labelText === '');
    const isPrompt = says.uploadPrompt.test(labelText);
    return isChoice(control) || labelText === '' || isPrompt;
  }

  const readFirstOption = (control: Element) => {
    const [first] = control instanceof HTMLSelectElement ? control.options : [];
    return first?.value === '' ? clean(first.textContent) : '';
  };

  const isOpenerMarked = (context: ControlContext) =>
    context.opener !== null &&
    marks.isOpenerMarked(context.opener, [findLegend(context), ...byIds(context.opener, 'aria-labelledby')]);

  /** The question above several inputs is marked, and this input takes a part that everyone has. */
  const isWholeMarked = ({ control, labelText, whole }: ControlContext) =>
    whole !== null &&
    names.isPart(labelText || clean(control.ariaLabel)) &&
    !says.sparePart.test(labelText) &&
    marks.isMarkedWhole(whole);

  const isOptional = (context: ControlContext) =>
    says.optional.test(
      [...context.labels, findLegend(context)].map((one) => one?.textContent ?? '').join(' '),
    );

  function listWeakMarks(context: ControlContext): RequiredMark[] {
    const { after, control, inner, labels, near, whole } = context;
    return marks.keep({
      'own-label-starred': whole !== null && !isChoice(control) && labels.some(marks.isStarred),
      'opener-marked': isOpenerMarked(context),
      'inner-attribute': isChoice(control) && inner?.required === true,
      'backing-input': state.findBackingInput(control)?.required === true,
      'nearby-marked': isNamedNearby(context) && marks.isMarkedNearby(near),
      'whole-marked': isWholeMarked(context),
      'message-waits': marks.isSaidNearby(control, labels, near),
      'first-option-starred': endsWithStar(readFirstOption(control)),
      'lone-checkbox-starred-after': isLone(context) && names.isMarkedAfter(control, labels),
      'text-after-starred': /[*✱＊]$/.test(after),
      'placeholder-starred': endsWithStar(control.placeholder ?? ''),
      'page-says-all': isAllRequired && control.type !== 'checkbox' && !isOptional(context),
    });
  }

  /** A control that is marked itself, or whose name is, needs no other evidence. */
  function listMarks(context: ControlContext): RequiredMark[] {
    const { control, group, whole } = context;
    const own = marks.listOwnMarks(control, group);
    if (own.length > 0) return own;
    const said = marks.listNameMarks(control, findNames(context), whole);
    return said.join() === 'name-marked' ? said : [...said, ...listWeakMarks(context)];
  }

  return { listMarks };
}

export type RequiredEvidence = ReturnType<typeof makeRequiredEvidence>;
