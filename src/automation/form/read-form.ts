import type { Frame } from 'playwright-core';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { DetectedEmployer } from '#systems/detect-employer.ts';
import type { BoundAdapter, FieldSelectors } from '#systems/reading/form/employer-adapter.ts';
import { type ChosenControls, chooseControls } from './choose-controls.ts';
import { collectPage } from './collect-page.ts';
import { describeGroup } from './describe-group.ts';
import { type ControlGroup, groupControls } from './group-controls.ts';
import { closeMenu, openMenu } from './menu.ts';
import { openPageSource } from './page-source.ts';

export interface FormReading {
  form: EmployerForm;
  adapter: BoundAdapter;
  /** Questions that the definition requires and the page does not show. */
  missing: string[];
}

/** The controls of the form in this frame. */
export async function findControls(frame: Frame, { adapter }: DetectedEmployer): Promise<ChosenControls> {
  const { root } = adapter.layout;
  const isKnownRoot = root !== '' && (await frame.locator(root).count()) > 0;
  const controls = await collectPage(frame, isKnownRoot ? adapter.layout : { ...adapter.layout, root: '' });
  return chooseControls(controls, isKnownRoot);
}

/** What the form shows by now: further steps and questions that came with an answer. */
export async function findControlsIn(
  frame: Frame,
  { adapter }: DetectedEmployer,
  form: string,
): Promise<ChosenControls> {
  const root = adapter.layout.root || (form.includes(' >> ') ? '' : form);
  const isThere = root !== '' && (await frame.locator(root).count()) > 0;
  return chooseControls(await collectPage(frame, { ...adapter.layout, root: isThere ? root : '' }), isThere);
}

/** The form as the page shows it. `isLive` allows opening lists to see what they offer, `only` those of these questions. */
export async function readForm(
  frame: Frame,
  { adapter, identity }: DetectedEmployer,
  {
    chosen,
    language,
    isLive,
    only,
  }: { chosen: ChosenControls; language: string; isLive: boolean; only?: (path: string) => boolean },
): Promise<FormReading> {
  const defined = new Map(
    (await adapter.readDefinition(openPageSource(frame))).map((question) => [question.path, question]),
  );
  const groups = groupControls(chosen.controls);
  const bound = bindAdapter(adapter, groups, chosen.form);
  const fields: FormField[] = [];
  for (const group of groups.filter((one) => only?.(one.path) ?? true)) {
    const field = describeGroup(group, chosen.controls, defined.get(group.path));
    const isClosedList =
      field.control === 'combobox' && field.options.length === 0 && !defined.get(group.path)?.isSearch;
    // Nothing names it and nothing asks for it: a part of the question before it.
    if (field.label === '' && !field.required) continue;
    fields.push(isClosedList && isLive ? await readMenu(frame, bound, field) : field);
  }
  const shown = new Set(groups.map((group) => group.path));
  return {
    form: { ats: adapter.ats, ...identity, url: frame.page().url(), language, fields: withSections(fields) },
    adapter: bound,
    missing: [...defined.values()]
      .filter((question) => question.required && !shown.has(question.path))
      .map((question) => question.label),
  };
}

/** A heading that is the name of a question is no section. */
function withSections(fields: readonly FormField[]): FormField[] {
  const labels = new Set(fields.map((field) => foldText(field.label)));
  return fields.map(({ section, ...field }) => {
    const said = section?.split(' › ').filter((heading) => !labels.has(foldText(heading))) ?? [];
    return said.length > 0 ? { ...field, section: said.join(' › ') } : field;
  });
}

async function readMenu(frame: Frame, adapter: BoundAdapter, field: FormField): Promise<FormField> {
  const options = await openMenu(frame, adapter, field.path);
  const labels = (await options.allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  await closeMenu(frame, adapter, field.path);
  if (labels.length === 0) return { ...field, type: 'Text' };
  return { ...field, options: labels.map((text) => ({ label: text, value: text })) };
}

/** Where each question is, from the reading itself, unless the system has its own way of showing things. */
function bindAdapter(
  adapter: DetectedEmployer['adapter'],
  groups: readonly ControlGroup[],
  form: string,
): BoundAdapter {
  const found = new Map(groups.map((group) => [group.path, selectParts(group)]));
  // A system finds its blocks by their keys, not what stands as a question of its own within one.
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
  const box =
    isInShadow || !isWrapped ? css : controls.map((one) => one.css.replace(/ > [^>]+$/, '')).join(', ');
  return {
    box,
    controls: isInShadow && controls.length > 1 && !hasName ? first.css : css,
    menuOptions:
      ':is([role=listbox], [role=menu], [role=dialog]) :is([role=option], [role^=menuitem]), .select__menu [role=option]',
    picked: null,
    attached: null,
    fileName: css,
    ...(joint && { parts: joint.parts }),
  };
}
