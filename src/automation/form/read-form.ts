import type { Frame } from 'playwright-core';
import type { ChosenForm } from '#automation/reader/rules/form-facts.ts';
import { wanted } from '#automation/reader/rules/wanted.ts';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { DetectedEmployer } from '#systems/detect-employer.ts';
import type {
  BoundAdapter,
  DefinedQuestion,
  FieldSelectors,
  FormLayout,
} from '#systems/reading/form/employer-adapter.ts';
import { callInPage } from './call-in-page.ts';
import { chooseControls } from './choose-controls.ts';
import { describeGroup } from './describe-group.ts';
import { type ControlGroup, groupControls } from './group-controls.ts';
import type { PageControls } from './in-page/controls/raw-control.ts';
import { addUsual } from './in-page/controls/usual-facts.ts';
import { anyOption, closeMenu, openMenu, readOptions } from './menu.ts';
import { openPageSource } from './page-source.ts';

export interface FormReading {
  form: EmployerForm;
  adapter: BoundAdapter;
  /** Required questions of the definition that the page doesn't show. */
  missing: string[];
}

const collect = async (frame: Frame, layout: FormLayout): Promise<PageControls> =>
  addUsual(await callInPage(frame, 'collectControls', layout, wanted));

/** The controls in this frame, limited to the system's own form element if there is one. */
export async function collectFormControls(
  frame: Frame,
  layout: FormLayout,
): Promise<{ isKnownRoot: boolean; page: PageControls }> {
  const { root } = layout;
  const isKnownRoot = root !== '' && (await frame.locator(root).count()) > 0;
  return {
    isKnownRoot,
    page: await collect(frame, isKnownRoot ? layout : { ...layout, root: '' }),
  };
}

/** What the form shows now, including later steps and follow-up questions. */
export async function findControlsIn(
  frame: Frame,
  { adapter }: DetectedEmployer,
  form: string,
): Promise<ChosenForm> {
  const root = adapter.layout.root || (form.includes(' >> ') ? '' : form);
  const isThere = root !== '' && (await frame.locator(root).count()) > 0;
  return chooseControls(await collect(frame, { ...adapter.layout, root: isThere ? root : '' }), isThere);
}

interface ReadInput {
  chosen: ChosenForm;
  language: string;
  /** Limits the reading to these questions. */
  only?: (path: string) => boolean;
}

/** Reads the form as the page shows it. `isLive` allows opening lists to see their options. */
export async function readForm(
  frame: Frame,
  employer: DetectedEmployer,
  { isLive, ...input }: ReadInput & { isLive: boolean },
): Promise<FormReading> {
  const defined = await employer.adapter.readDefinition(openPageSource(frame));
  const reading = describeForm(employer, { ...input, defined, url: frame.page().url() });
  if (!isLive) return reading;
  const searched = new Set(defined.filter((question) => question.isSearch).map(({ path }) => path));
  const fields: FormField[] = [];
  for (const field of reading.form.fields) {
    const isClosedList =
      field.control === 'combobox' && field.options.length === 0 && !searched.has(field.path);
    fields.push(isClosedList ? await readMenu(frame, reading.adapter, field) : field);
  }
  return { ...reading, form: { ...reading.form, fields } };
}

/** The same from collected controls, without a page. */
export function describeForm(
  { adapter, identity }: DetectedEmployer,
  {
    chosen,
    language,
    only,
    defined: questions,
    url,
  }: ReadInput & { defined: readonly DefinedQuestion[]; url: string },
): FormReading {
  const defined = new Map(questions.map((question) => [question.path, question]));
  const groups = groupControls(chosen.controls);
  const fields = groups
    .filter((group) => only?.(group.path) ?? true)
    .map((group) => describeGroup(group, chosen.controls, defined.get(group.path)))
    // Unnamed and optional: a part of the previous question.
    .filter((field) => field.label !== '' || field.required);
  const shown = new Set(groups.map((group) => group.path));
  return {
    form: { ats: adapter.ats, ...identity, url, language, fields: withSections(fields) },
    adapter: bindAdapter(adapter, groups, chosen.form),
    missing: [...defined.values()]
      .filter((question) => question.required && !shown.has(question.path))
      .map((question) => question.label),
  };
}

/** A heading that names a question isn't a section. */
function withSections(fields: readonly FormField[]): FormField[] {
  const labels = new Set(fields.map((field) => foldText(field.label)));
  return fields.map(({ section, ...field }) => {
    const said = section?.split(' › ').filter((heading) => !labels.has(foldText(heading))) ?? [];
    return said.length > 0 ? { ...field, section: said.join(' › ') } : field;
  });
}

async function readMenu(frame: Frame, adapter: BoundAdapter, field: FormField): Promise<FormField> {
  const options = await openMenu(frame, adapter, field.path);
  const labels = await readOptions(options);
  await closeMenu(frame, adapter, field.path);
  if (labels.length === 0) return { ...field, type: 'Text' };
  return { ...field, options: labels.map((text) => ({ label: text, value: text })) };
}

/** Locates each question as it was read, unless the system has its own selectors. */
function bindAdapter(
  adapter: DetectedEmployer['adapter'],
  groups: readonly ControlGroup[],
  form: string,
): BoundAdapter {
  const found = new Map(groups.map((group) => [group.path, selectParts(group)]));
  // System selectors find whole blocks by key, so separate questions inside a block use the reading.
  const apart = new Set(
    groups
      .filter(({ controls: [{ key }], path, joint }) => joint || (key !== '' && key !== path))
      .map(({ path }) => path),
  );
  return {
    ...adapter,
    form,
    marks: { ...adapter.marks, form: adapter.marks.form || form || (groups[0]?.controls[0].css ?? 'form') },
    select(path) {
      const parts = (apart.has(path) ? undefined : adapter.select?.(path)) ?? found.get(path);
      if (!parts) throw new Error(`The form has no question ${path}`);
      return parts;
    },
  };
}

function selectParts({ controls, joint }: ControlGroup): FieldSelectors {
  const [first] = controls;
  const isInShadow = first.css.includes(' >> ');
  const hasName =
    first.name !== '' && controls.every((one) => one.name === first.name && one.role === first.role);
  const byName = `${first.tag}[name=${JSON.stringify(first.name)}]`;
  const css =
    hasName && isInShadow ? byName : controls.map((one) => one.css).join(isInShadow ? ' >> ' : ', ');
  const isWrapped = controls.length > 1 || first.css.includes(' > ');
  const block =
    isInShadow || !isWrapped ? css : controls.map((one) => one.css.replace(/ > [^>]+$/, '')).join(', ');
  return {
    block,
    controls: isInShadow && controls.length > 1 && !hasName ? first.css : css,
    menuOptions: first.drawn?.entries || anyOption,
    picked: null,
    attached: null,
    fileName: css,
    ...(joint && { parts: joint.parts }),
    ...(first.drawn && {
      plain: {
        holder: first.drawn.holder,
        appears: first.drawn.as === 'list' && first.drawn.entries === '',
      },
    }),
  };
}
