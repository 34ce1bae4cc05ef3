import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { takesSeveral } from '#automation/reader/rules/drawn/drawn-rules.ts';
import { isChoice, isPressButton } from '#automation/reader/rules/group/control-kinds.ts';
import { collectChoiceFacts, nameChoice } from '#automation/reader/rules/options/choice-rules.ts';
import { isPrompt } from '#automation/reader/rules/options/prompt-rules.ts';
import { chooseCheckboxType, type FormField, type FormOption } from '#domain/question/form/employer-form.ts';
import { isSigningStatement } from '#domain/question/form/find-subject.ts';
import { classifyQuestion } from '#domain/question/meaning/classify-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import type { DefinedQuestion } from '#systems/reading/form/employer-adapter.ts';
import type { ControlGroup } from './group-controls.ts';
import type { Joint } from './join-inputs.ts';
import { nameQuestion, type QuestionName } from './name-question.ts';
import { writeTimeForm } from './time-parts.ts';
import { readUnits } from './unit-lists.ts';

/** Describes one question as a person would; the published definition only adds what can't be seen. */
export function describeGroup(
  group: ControlGroup,
  all: readonly RawControl[],
  defined: DefinedQuestion | undefined,
): FormField {
  const { controls, path } = group;
  const [first] = controls;
  const name = nameQuestion(group, all);
  const control = chooseFieldControl(group, defined);
  const options = findOptions(controls, control, name.label, defined);
  const field = {
    path,
    ...chooseLabel(name, defined),
    control: defined?.type === 'Calendar' && control === 'text' ? ('date' as const) : control,
    type: chooseCheckboxType({ control, options }) ?? readType(first, control, defined),
    required: controls.some((one) => one.required) || (defined?.required ?? false),
    options,
    ...describeAnswer(group, all, name.label, defined),
    ...readSection(first),
    ...(isSigningStatement(first.before) && { passage: first.before.slice(-longestPassage) }),
  };
  // An input for a part of an answer must never get the whole answer.
  const asked = name.part === undefined ? field : { ...field, label: name.part || 'part' };
  return { ...field, family: classifyQuestion(asked).family };
}

/** The definition's spelling of the same text is the exact one. */
function chooseLabel(
  { label, labelSource }: QuestionName,
  defined: DefinedQuestion | undefined,
): Pick<FormField, 'label' | 'labelSource'> {
  return defined !== undefined && foldText(defined.label) === foldText(label)
    ? { label: defined.label, labelSource: 'definition' }
    : { label, labelSource };
}

/** How the form wants the answer: explanation, limits, and units. */
function describeAnswer(
  { controls: [first], joint }: ControlGroup,
  all: readonly RawControl[],
  label: string,
  defined: DefinedQuestion | undefined,
): Pick<FormField, 'description' | 'maxLength' | 'pattern' | 'units'> {
  const units = joint ? '' : readUnits(first, all);
  const described = first.describedBy !== label ? first.describedBy : '';
  const shape = joint ? writeTimeForm(joint.parts) : '';
  const shown = [described, units && `In ${units}`, shape].filter(Boolean).join(' ');
  const description = shown || defined?.description;
  return {
    ...(description && { description }),
    ...(first.maxLength > 0 && !joint && { maxLength: first.maxLength }),
    ...(first.pattern !== '' && !joint && { pattern: first.pattern }),
    ...(units && { units }),
  };
}

const longestPassage = 600;

function readSection({ heading, headings }: RawControl): { section?: string } {
  const said = (headings.length > 0 ? headings : [heading]).map(cleanLabel).filter(Boolean);
  return said.length > 0 ? { section: said.join(' › ') } : {};
}

function chooseJoined({ parts }: Joint): FormField['control'] {
  return parts.some((part) => part.kind === 'month') ? 'date' : 'text';
}

function chooseFieldControl(
  { controls, joint }: ControlGroup,
  defined: DefinedQuestion | undefined,
): FormField['control'] {
  if (defined?.isSearch) return 'combobox';
  return joint ? chooseJoined(joint) : chooseControl(controls);
}

function chooseControl(controls: readonly RawControl[]): FormField['control'] {
  const [first] = controls as [RawControl];
  if (isPressButton(first)) return 'buttons';
  if (first.tag === 'select') return 'select';
  if (first.type === 'radio' || first.role === 'radio') return 'radio';
  if (isChoice(first)) return controls.length === 1 ? 'checkbox' : 'checkboxes';
  if (first.isDate && first.tag === 'input') return 'date';
  if (['combobox', 'listbox', 'button'].includes(first.role) || first.tag === 'button') return 'combobox';
  if (first.tag === 'textarea' || first.role === 'textbox') return 'textarea';
  if (first.type === 'file') return 'file';
  return first.type === 'date' || first.isDate ? 'date' : 'text';
}

/** The options that the page shows, or else those of the definition. */
function findOptions(
  controls: readonly RawControl[],
  control: FormField['control'],
  label: string,
  defined: DefinedQuestion | undefined,
): FormOption[] {
  const shown = listOptions(controls, control, label);
  return shown.length > 0 ? shown : (defined?.options ?? []);
}

function listOptions(
  controls: readonly RawControl[],
  control: FormField['control'],
  label: string,
): FormOption[] {
  if (control === 'select' || control === 'combobox')
    return (controls[0]?.options ?? []).filter((option, index) => !isPrompt(option, index));
  if (!['radio', 'checkbox', 'checkboxes', 'buttons'].includes(control)) return [];
  return collectChoiceFacts(controls, label).map((choice) => ({
    label: nameChoice(choice),
    value: choice.value,
  }));
}

function readType(
  first: RawControl,
  control: FormField['control'],
  defined: DefinedQuestion | undefined,
): QuestionType {
  return defined?.isSearch ? 'Text' : (defined?.type ?? chooseType(first, control));
}

function chooseType(first: RawControl, control: FormField['control']): QuestionType {
  switch (control) {
    case 'textarea':
      return 'TextArea';
    case 'file':
      return 'File';
    case 'date':
      return 'Calendar';
    case 'checkbox':
    case 'checkboxes':
      return 'MultiChoice';
    case 'select':
    case 'combobox':
      return first.multiple ? 'MultiChoice' : 'SingleChoice';
    case 'buttons':
      return first.drawn && takesSeveral(first) ? 'MultiChoice' : 'SingleChoice';
    case 'radio':
      return 'SingleChoice';
    case 'text':
      return ['number', 'range'].includes(first.type) ? 'Number' : 'Text';
  }
}
