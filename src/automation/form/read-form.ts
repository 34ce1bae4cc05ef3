import type { Page } from 'playwright-core';
import type { DetectedEmployer } from '#automation/employers/detect-employer.ts';
import type { DefinedQuestion, EmployerAdapter } from '#automation/employers/employer-adapter.ts';
import { type ControlGroup, readControls } from '#automation/form/in-page/read-controls.ts';
import { classifyQuestion } from '#domain/question/classify-question.ts';
import type { EmployerForm, FormField, FormOption } from '#domain/question/employer-form.ts';
import { foldText } from '#domain/question/fold-text.ts';
import type { QuestionType } from '#domain/question/question-type.ts';
import { closeMenu, openMenu } from './menu.ts';

export interface FormReading {
  form: EmployerForm;
  /** Questions that the definition requires and the page does not show. */
  missing: string[];
}

/** The form as the page shows it; the definition in the page only adds what cannot be seen. */
export async function readForm(page: Page, { adapter, identity }: DetectedEmployer): Promise<FormReading> {
  const groups = await page.evaluate(readControls, adapter.layout);
  const defined = new Map((await adapter.readDefinition(page)).map((question) => [question.path, question]));
  const fields: FormField[] = [];
  for (const group of groups) fields.push(await describeField(page, adapter, group, defined.get(group.path)));
  const shown = new Set(groups.map((group) => group.path));
  return {
    form: {
      ats: adapter.ats,
      ...identity,
      url: page.url(),
      language: (await page.locator('html').getAttribute('lang')) ?? '',
      fields,
    },
    missing: [...defined.values()]
      .filter((question) => question.required && !shown.has(question.path))
      .map((question) => question.label),
  };
}

async function describeField(
  page: Page,
  adapter: EmployerAdapter,
  group: ControlGroup,
  defined: DefinedQuestion | undefined,
): Promise<FormField> {
  const control = defined?.isSearch ? 'combobox' : group.control;
  const isList = control === 'combobox' && !defined?.isSearch;
  const options = group.options.length > 0 ? group.options : (defined?.options ?? []);
  const isDefinedLabel = defined !== undefined && foldText(defined.label) === foldText(group.label);
  const description = group.description || defined?.description;
  const field = {
    path: group.path,
    label: isDefinedLabel ? defined.label : group.label,
    labelSource: isDefinedLabel ? ('definition' as const) : group.labelSource,
    control: defined?.type === 'Calendar' && control === 'text' ? ('date' as const) : control,
    type: defined?.isSearch ? ('Text' as const) : (defined?.type ?? chooseType(group, control)),
    required: group.required || (defined?.required ?? false),
    options: isList && options.length === 0 ? await readMenu(page, adapter, group.path) : options,
    ...(description && { description }),
    ...(group.section && { section: group.section }),
  };
  return { ...field, family: classifyQuestion(field).family };
}

async function readMenu(page: Page, adapter: EmployerAdapter, path: string): Promise<FormOption[]> {
  const options = await openMenu(page, adapter, path);
  const labels = await options.allInnerTexts();
  await closeMenu(page, adapter, path);
  return labels.map((text) => ({ label: text.trim(), value: text.trim() }));
}

function chooseType(group: ControlGroup, control: FormField['control']): QuestionType {
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
      return group.multiple ? 'MultiChoice' : 'SingleChoice';
    case 'radio':
    case 'buttons':
      return 'SingleChoice';
    case 'text':
      return group.inputType === 'number' ? 'Number' : 'Text';
  }
}
