import type { RawControl } from '#automation/form/in-page/raw-control.ts';
import { chooseCheckboxType, type FormField, type FormOption } from '#domain/question/form/employer-form.ts';
import { isSigningStatement } from '#domain/question/form/find-subject.ts';
import { classifyQuestion } from '#domain/question/meaning/classify-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import type { DefinedQuestion } from '#systems/reading/form/employer-adapter.ts';
import { type ControlGroup, isChoice, isPressButton } from './group-controls.ts';
import type { Joint } from './join-inputs.ts';
import { nameQuestion } from './name-question.ts';
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
  const isDefinedLabel = defined !== undefined && foldText(defined.label) === foldText(name.label);
  const seen = group.joint ? chooseJoined(group.joint) : chooseControl(controls);
  const control = defined?.isSearch ? 'combobox' : seen;
  const shownOptions = listOptions(controls, control, name.label);
  const options = shownOptions.length > 0 ? shownOptions : (defined?.options ?? []);
  const units = group.joint ? '' : readUnits(first, all);
  const described = first.describedBy !== name.label ? first.describedBy : '';
  const form = group.joint ? writeTimeForm(group.joint.parts) : '';
  const description = [described, units && `In ${units}`, form].filter(Boolean).join(' ');
  const field = {
    path,
    label: isDefinedLabel ? defined.label : name.label,
    labelSource: isDefinedLabel ? ('definition' as const) : name.labelSource,
    control: defined?.type === 'Calendar' && control === 'text' ? ('date' as const) : control,
    type: chooseCheckboxType({ control, options }) ?? readType(first, control, defined),
    required: controls.some((one) => one.required) || (defined?.required ?? false),
    options,
    ...((description || defined?.description) && { description: description || defined?.description }),
    ...(first.maxLength > 0 && !group.joint && { maxLength: first.maxLength }),
    ...(first.pattern !== '' && !group.joint && { pattern: first.pattern }),
    ...(units && { units }),
    ...readSection(first),
    ...(isSigningStatement(first.before) && { passage: first.before.slice(-longestPassage) }),
  };
  // An input for a part of an answer must never get the whole answer.
  const asked = name.part === undefined ? field : { ...field, label: name.part || 'part' };
  return { ...field, family: classifyQuestion(asked).family };
}

const longestPassage = 600;

function readSection({ heading, headings }: RawControl): { section?: string } {
  const said = (headings.length > 0 ? headings : [heading]).map(cleanLabel).filter(Boolean);
  return said.length > 0 ? { section: said.join(' › ') } : {};
}

function chooseJoined({ parts }: Joint): FormField['control'] {
  return parts.some((part) => part.kind === 'month') ? 'date' : 'text';
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

const noAnswer =
  /^([-–—.]+ ?)?((please )?(select|choose|pick)( an?| one| your)?( option| answer| one)?[.… -]*|--+( ?none ?--+)?|none selected|nothing selected|no selection|bitte (wählen|auswählen)|make a selection|select\b.{0,30}(\.\.\.|…|--))[-–— ]*$/i;

/** Prompts such as "Please select"; they only count as the first option. */
const inviting = /^[-–— ]*((please )?(select|choose|pick)\b.{0,40}|no (answer|selection|response)[-–— ]*)$/i;

function listOptions(
  controls: readonly RawControl[],
  control: FormField['control'],
  label: string,
): FormOption[] {
  const [first] = controls as [RawControl];
  if (control === 'select' || control === 'combobox')
    return first.options.filter((option, index) => {
      if (option.label === '') return false;
      return !(
        noAnswer.test(option.label) ||
        (index === 0 &&
          (inviting.test(option.label) || /^(month|day|year|mm|dd|yyyy)$/i.test(option.label))) ||
        (index === 0 && option.value === '' && !/^(yes|no|none|other)$/i.test(option.label))
      );
    });
  if (!['radio', 'checkbox', 'checkboxes', 'buttons'].includes(control)) return [];
  const raw = controls.map((one) => one.label || one.ariaLabel || one.labelledBy);
  const clean = raw.map(cleanLabel);
  // Without its star, one option could look like another.
  const said = new Set(clean).size < new Set(raw).size ? raw : clean;
  const isAlike = controls.length > 1 && new Set(said).size === 1;
  const areApart = controls.length === 1 || new Set(controls.map((one) => one.column)).size > 1;
  return controls.map(({ column, value }, index) => {
    const text = said[index] ?? '';
    const isOver = column !== '' && areApart && (isAlike || !/\p{L}/u.test(text) || text.endsWith(column));
    const own = isOver ? column : text || value;
    return { label: own === label ? 'Yes' : own, value };
  });
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
    case 'radio':
    case 'buttons':
      return 'SingleChoice';
    case 'text':
      return ['number', 'range'].includes(first.type) ? 'Number' : 'Text';
  }
}
