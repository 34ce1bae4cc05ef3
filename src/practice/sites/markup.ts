import type { FormField, FormOption } from '#practice/form/form-field.ts';
import { escapeHtml } from '#practice/http/render-page.ts';

export const text = escapeHtml;

export const each = (
  fields: readonly FormField[],
  render: (field: FormField, index: number) => string,
): string => fields.map(render).join('\n');

/** The mark of a required field. */
export const star = (field: FormField, mark: string): string => (field.required ? mark : '');

export function attribute(name: string, value: string): string {
  return ` ${name}="${escapeHtml(value)}"`;
}

const inputTypes: Partial<Record<FormField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  date: 'date',
  file: 'file',
};

export function inputType({ kind }: FormField): string {
  return inputTypes[kind] ?? 'text';
}

/** A native control with these extra attributes. */
export function control(field: FormField, more = ''): string {
  const name = attribute('name', field.name);
  if (field.kind === 'paragraph')
    return `<textarea${name}${field.maxLength ? attribute('maxlength', String(field.maxLength)) : ''}${more}></textarea>`;
  if (field.kind === 'choice')
    return `<select${name}${more}><option value="">Please select</option>${field.options.map(optionTag).join('')}</select>`;
  return `<input type="${inputType(field)}"${name}${more}>`;
}

export function optionTag({ label, value }: FormOption): string {
  return `<option${attribute('value', value)}>${text(label)}</option>`;
}

export function isPick({ kind }: FormField): boolean {
  return kind === 'yes-no' || kind === 'choices' || kind === 'consent';
}

export function pickType({ kind }: FormField): 'radio' | 'checkbox' {
  return kind === 'yes-no' ? 'radio' : 'checkbox';
}

/** One radio or checkbox per option, each inside its own label. */
export function picks(field: FormField, more = ''): string {
  return field.options
    .map(
      (option) =>
        `<label><input type="${pickType(field)}"${attribute('name', field.name)}${attribute('value', option.value)}${more}> ${text(option.label)}</label>`,
    )
    .join('\n');
}

export function problem(problems: Record<string, string>, field: FormField): string {
  const message = problems[field.name];
  return message ? `<p class="error" role="alert">${text(message)}</p>` : '';
}

const partName = (field: FormField, part: string | number) => attribute('name', `${field.name}[${part}]`);

/** A date in three inputs. */
export function dateInputs(field: FormField): string {
  return (['month', 'day', 'year'] as const)
    .map((part) => {
      const hint = { month: 'MM', day: 'DD', year: 'YYYY' }[part];
      return `<input type="text"${partName(field, part)} maxlength="${hint.length}" size="${hint.length}" placeholder="${hint}">`;
    })
    .join(' / ');
}

/** A date in three lists, the day first. */
export function dateLists(field: FormField): string {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const thisYear = new Date().getFullYear();
  const count = (from: number, length: number) => Array.from({ length }, (_, at) => String(from + at));
  const lists = { day: count(1, 31), month: months, year: count(thisYear, 5) };
  return Object.entries(lists)
    .map(([part, texts]) => {
      const options = texts.map((label, at) =>
        optionTag({ label, value: part === 'month' ? String(at + 1) : label }),
      );
      return `<select${partName(field, part)}><option value="">${part}</option>${options.join('')}</select>`;
    })
    .join(' ');
}

/** A custom date: its parts take key presses, and a script stores the whole value. */
export function dateSegments(field: FormField, more = ''): string {
  const parts = { Month: ['MM', 12], Day: ['DD', 31], Year: ['YYYY', 9999] } as const;
  const inputs = Object.entries(parts).map(
    ([part, [hint, most]]) =>
      `<span role="spinbutton" tabindex="0" contenteditable="true" aria-label="${part}" aria-valuemax="${most}" aria-valuetext="Empty">${hint}</span>`,
  );
  return `<div role="group" data-date${more}>${inputs.join('<span aria-hidden="true">/</span>')}<input type="hidden"${attribute('name', field.name)}></div>`;
}

export function phoneInputs(field: FormField): string {
  const [area, middle, rest] = [3, 3, 4].map(
    (length, at) => `<input type="text"${partName(field, at)} maxlength="${length}" size="${length}">`,
  );
  return `(${area}) ${middle} - ${rest}`;
}

/** An amount between two lists that already show its currency and period. */
export function amountInput(field: FormField): string {
  const list = (part: string, texts: string[], chosen: string) =>
    `<select${partName(field, part)}>${texts.map((one) => `<option${one === chosen ? ' selected' : ''}>${one}</option>`).join('')}</select>`;
  return `<div>${list('currency', ['EUR', 'USD'], 'USD')}${control(field, ' placeholder="Your answer"')}${list('period', ['Hourly', 'Yearly'], 'Yearly')}</div>`;
}
