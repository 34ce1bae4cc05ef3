import type { FormField, FormOption } from '#practice/form/form-field.ts';
import { escapeHtml } from '#practice/http/render-page.ts';

export const text = escapeHtml;

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

/** A plain control with these further attributes. */
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

/** One box per option, each inside its own label. */
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
