import { readStructuredPlaces } from '#automation/page/posting-places.ts';
import type { JobSystem } from '#domain/job-system.ts';
import type { FormField, FormOption } from '#domain/question/form/employer-form.ts';
import { readPlaceCountries } from '#domain/question/meaning/read-place-countries.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import { defineField } from '#systems/reading/form/defined-field.ts';
import type { PageLayout } from '#systems/reading/form/page-layout.ts';
import {
  findTags,
  hasClass,
  isTag,
  parsePage,
  readAttribute,
  readWords,
  type Tag,
} from '#systems/reading/form/page-tree.ts';
import { systems } from '#systems/systems.ts';

const pageLayouts: readonly PageLayout[] = systems.flatMap(({ page }) => page ?? []);

/** Reads the form from the server's HTML; null unless every control was understood. No browser. */
export function readPageDefinition(
  html: string,
): { ats: JobSystem; fields: FormField[]; countries?: string[] } | null {
  const page = parsePage(html);
  for (const layout of pageLayouts) {
    const [form, ...others] = findTags(page, layout.isForm);
    if (!form || others.length > 0) continue;
    // The content of a frame can't be seen from here.
    const isFramed = findTags(
      form,
      (tag) => tag.tagName === 'iframe' && !/captcha/i.test(describe(tag)),
    ).length;
    const fields = isFramed ? null : readFields(form, layout);
    const countries = findPageCountries(page);
    return fields && { ats: layout.ats, fields, ...(countries.length > 0 && { countries }) };
  }
  return null;
}

/** The job's countries: from structured data, or else from the visible text. */
function findPageCountries(page: Tag): string[] {
  const scripts = findTags(page, (tag) => readAttribute(tag, 'type') === 'application/ld+json');
  const stated = readPlaceCountries(
    readStructuredPlaces(
      scripts.map((script) => script.childNodes.map((node) => ('value' in node ? node.value : '')).join('')),
    ),
  );
  if (stated.length > 0) return stated;
  const shown = findTags(page, (tag) =>
    /(^|[\s_-])(job-?)?location(\s|$)/i.test(readAttribute(tag, 'class') ?? ''),
  );
  return [...new Set(shown.flatMap((tag) => readPlaceCountries([readWords(tag).slice(0, 120)])))];
}

const describe = (tag: Tag) => tag.attrs.map(({ value }) => value).join(' ');

function readFields(form: Tag, layout: PageLayout): FormField[] | null {
  const isControl = (tag: Tag) => isControlTag(tag) && !layout.isIgnored(tag);
  const blocks = findTags(form, layout.isBlock, layout.isIgnored).filter(
    (block) => findTags(block, isControl, layout.isIgnored).length > 0,
  );
  const inner = blocks.filter((block) => !blocks.some((other) => other !== block && holds(block, other)));
  const all = findTags(form, isControl, layout.isIgnored);
  if (all.some((control) => typeOf(control) !== 'file' && isStyledAway(control, form))) return null;
  const read = inner.map((block) => ({
    controls: findTags(block, isControl, layout.isIgnored),
    block,
  }));
  if (all.length === 0 || read.flatMap(({ controls }) => controls).length !== all.length) return null;
  const fields = read.map(({ controls, block }) => readQuestion(form, block, controls, layout));
  const known = fields.filter((field) => field !== null);
  const paths = new Set(known.map((field) => field.path));
  const isWhole = (layout.listExpected?.(form) ?? []).every((path) => paths.has(path));
  return isWhole && known.length === fields.length && paths.size === known.length ? known : null;
}

function readQuestion(form: Tag, block: Tag, controls: readonly Tag[], layout: PageLayout): FormField | null {
  const [first] = controls;
  const path = first && readAttribute(first, 'name')?.replace(/\[\]$/, '');
  const isOne = controls.every(
    (one) => readAttribute(one, 'name')?.replace(/\[\]$/, '') === path && typeOf(one) === typeOf(controls[0]),
  );
  if (!first || !path || !isOne || (controls.length > 1 && !isPick(first))) return null;
  const [title] = findTags(block, layout.isTitle);
  const named = title ?? findLabel(form, first) ?? findHeading(block);
  const label = cleanLabel(named ? readWords(named, layout.isMark) : '');
  const required =
    findTags(block, layout.isMark).some((mark) => !hasClass(mark, 'ng-hide')) ||
    /[*✱]\s*$/.test(named ? readWords(named, layout.isMark) : '') ||
    controls.some((one) => ['required', 'aria-required'].some((name) => isTrue(readAttribute(one, name))));
  if (!/\p{L}/u.test(label)) return null;
  const options = isPick(first)
    ? controls.map((one) => {
        const text = readWords(findLabel(form, one) ?? one, layout.isMark).replace(/\s*[*✱]$/, '');
        return {
          label: !title && controls.length === 1 ? 'Yes' : text,
          value: readAttribute(one, 'value') ?? 'on',
        };
      })
    : listOptions(first);
  return defineField({
    path,
    label,
    type: chooseType(first),
    control: layout.isSearch(first) ? 'combobox' : chooseControl(controls),
    required,
    options,
    maxLength: Number(readAttribute(first, 'maxlength')) || null,
  });
}

function chooseControl(controls: readonly Tag[]): FormField['control'] | undefined {
  const type = typeOf(controls[0]);
  if (type === 'select' || type === 'radio') return type;
  if (type === 'checkbox') return controls.length === 1 ? 'checkbox' : 'checkboxes';
  return undefined;
}

const isTrue = (value: string | null) => value !== null && value !== 'false';
const typeOf = (tag: Tag | undefined) =>
  tag?.tagName === 'input' ? (readAttribute(tag, 'type') ?? 'text') : (tag?.tagName ?? '');
const isPick = (tag: Tag) => ['radio', 'checkbox'].includes(typeOf(tag));

function isControlTag(tag: Tag): boolean {
  const isInput = ['input', 'select', 'textarea'].includes(tag.tagName);
  return isInput && !['hidden', 'submit', 'button', 'reset', 'image'].includes(typeOf(tag));
}

/** A hidden control may appear later or be a trap: only a rendered page shows which. */
function isStyledAway(control: Tag, form: Tag): boolean {
  for (
    let up: Tag | null = control;
    up && up !== form;
    up = up.parentNode && isTag(up.parentNode) ? up.parentNode : null
  )
    if (/display:\s*none|visibility:\s*hidden|left:\s*-\d/i.test(readAttribute(up, 'style') ?? ''))
      return true;
  return false;
}

function holds(outer: Tag, inner: Tag): boolean {
  for (let up = inner.parentNode; up; up = 'parentNode' in up ? up.parentNode : null)
    if (up === outer) return true;
  return false;
}

/** The label around it, or the one that targets it. */
function findLabel(form: Tag, control: Tag): Tag | null {
  for (let up = control.parentNode; up && 'tagName' in up; up = up.parentNode)
    if (up.tagName === 'label') return up;
  const id = readAttribute(control, 'id');
  return (
    findTags(form, (tag) => tag.tagName === 'label' && id !== null && readAttribute(tag, 'for') === id)[0] ??
    null
  );
}

/** A section with a single control is named by its heading. */
function findHeading(block: Tag): Tag | null {
  const section = block.parentNode;
  if (!section || !('tagName' in section) || findTags(section, isControlTag).length !== 1) return null;
  return findTags(section, (tag) => /^h[2-5]$/.test(tag.tagName))[0] ?? null;
}

function listOptions(select: Tag): FormOption[] {
  if (select.tagName !== 'select') return [];
  return findTags(select, (tag) => tag.tagName === 'option')
    .map((option) => {
      const label = readWords(option);
      return { label, value: readAttribute(option, 'value') ?? label };
    })
    .filter(({ label, value }, index) => label !== '' && !(index === 0 && /^(\? .* \?)?$/.test(value)))
    .filter(({ label }) => !/^[-–— ]*(please )?(select|choose)\b[^a-z]*$/i.test(label));
}

function chooseType(control: Tag): QuestionType {
  const types: Record<string, QuestionType> = {
    textarea: 'TextArea',
    select: readAttribute(control, 'multiple') === null ? 'SingleChoice' : 'MultiChoice',
    radio: 'SingleChoice',
    checkbox: 'MultiChoice',
    file: 'File',
    date: 'Calendar',
    number: 'Number',
  };
  return types[typeOf(control)] ?? 'Text';
}
