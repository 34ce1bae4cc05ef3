import type { FormField } from '#practice/form/form-field.ts';
import { attribute, control, each, inputType, optionTag, problem, star, text } from './markup.ts';
import type { Site } from './site.ts';

const answer = (index: number, part: string) =>
  `application_form[application][answers_attributes][${index}][${part}]`;
const parts: Partial<Record<FormField['kind'], string>> = {
  'yes-no': 'boolean_answer',
  number: 'number_answer',
};
const contactNames: Record<string, string> = { resume: 'cv', linkedin: 'linkedin_url' };

/** The name with underscores for brackets, as Rails writes ids. */
const idOf = ({ name }: FormField) => name.replace(/\]?\[/g, '_').replace(/\]$/, '');

function contactLine(field: FormField, problems: Record<string, string>): string {
  const id = idOf(field);
  const label = `<label for="${id}" class="external-form__label${star(field, ' external-form__label--required')}">${text(field.label)}</label>`;
  const input = control(
    field,
    `${attribute('id', id)}${attribute('placeholder', field.label)}${star(field, ' required="required"')}`,
  );
  const phone = `<div class="intl-tel-input allow-dropdown"><div class="flag-container"><div class="selected-flag" tabindex="0" title="United States: +1"></div></div>${input}<input type="hidden" name="application_form[application][phone_iso2]" value="US"></div>`;
  return `<div class="col-md-1-1">${label}<div>${field.kind === 'phone' ? phone : input}</div>${problem(problems, field)}</div>`;
}

/** The question's label points at an id that doesn't exist, and each radio is named by a hidden text. */
function yesNo(field: FormField, index: number): string {
  const radios = field.options.map((option) => {
    const [id, named] = [`${idOf(field)}_${option.value}`, `answer-label-${index}-${option.value}`];
    return `<div class="col-1-2"><div class="checkable-input"><div id="${named}" style="display: none;">${text(`${field.label} ${option.label.toLowerCase()}`)}</div><input class="checkable-input__input" type="radio" id="${id}"${attribute('name', field.name)} aria-labelledby="${named}"${attribute('value', option.value)}><label aria-labelledby="${named}" class="checkable-input__label" for="${id}">${text(option.label)}</label></div></div>`;
  });
  return `<div class="frow frow--gutters">${radios.join('')}</div>`;
}

/** A react-select whose options have no roles; a list with one answer also has a native one for phones. */
function list(field: FormField): string {
  const id = idOf(field);
  const isMultiple = field.kind === 'choices';
  const phone = `<select class="hide-at-sm-block" id="${id}_mobile_select"${attribute('aria-label', field.label)}><option value="blank">Select...</option>${field.options.map(optionTag).join('')}</select>`;
  return `<div class="react-select" data-react-select${attribute('data-name', field.name)}${isMultiple ? ' data-multiple' : ''}${attribute('data-options', JSON.stringify(field.options))}><div class="react-select__control"><div class="react-select__value-container${isMultiple ? ' react-select__value-container--is-multi' : ''}"><div class="react-select__placeholder">Select...</div><div class="react-select__input-container"><input class="react-select__input" autocomplete="off" id="${id}" type="text" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true"${attribute('aria-label', field.label)}></div></div></div></div>${isMultiple ? '' : phone}`;
}

function questionLine(field: FormField, index: number, problems: Record<string, string>): string {
  const id = idOf(field);
  const titled = (input: string) =>
    `<div class="col-md-1-1"><div class="pad-v-3"><label class="external-form__label" for="${id}"><span class="external-form__label--title${star(field, ' external-form__label--required')}">${text(field.label)}${star(field, '<abbr title="required">*</abbr><span class="sr-only">Required</span>')}</span>${field.kind === 'choices' ? '<div>(Multiple Choice)</div>' : ''}</label>${input}<input type="hidden"${attribute('name', answer(index, 'title'))}${attribute('value', field.label)}>${problem(problems, field)}</div></div>`;
  if (field.kind === 'yes-no') return titled(yesNo(field, index));
  if (field.kind === 'choice' || field.kind === 'choices') return titled(list(field));
  if (field.kind === 'consent')
    return titled(
      field.options
        .map(
          (option) =>
            `<div class="pretty p-icon p-smooth"><input type="checkbox"${attribute('name', field.name)}${attribute('value', option.value)} id="${id}_agreed"${star(field, ' required="required"')}><div class="state p-primary"><i class="icon" aria-hidden="true"></i><label for="${id}_agreed">${text(option.label)}</label></div></div>`,
        )
        .join(''),
    );
  const kind = inputType(field) === 'text' ? ' placeholder=""' : '';
  return titled(`<div>${control(field, `${attribute('id', id)}${kind}${star(field, ' required')}`)}</div>`);
}

/** One page with a fieldset per section, named by numbered legends. */
export const pinpointSite: Site = {
  home: 'https://{tenant}.pinpointhq.com',
  sends: 'page',
  formPath: 'en/postings/5bccb603-bbe0-4e1f-8f92-00{id}/applications/new',
  submitPath: 'en/postings/5bccb603-bbe0-4e1f-8f92-00{id}/applications',
  thanksPath: 'en/postings/5bccb603-bbe0-4e1f-8f92-00{id}/applications/thanks',
  name: ({ key, kind, index, group }) => {
    if (group === 'contact') return `application_form[application][${contactNames[key] ?? key}]`;
    return group === 'eeo'
      ? `application_form[equality_monitoring][question_${index}]`
      : answer(index, parts[kind] ?? 'text_answer');
  },
  render: (job, fields, problems) => {
    const section = (id: string, title: string, body: string) =>
      `<fieldset id="application-fieldset-${id}" class="external-form__fieldset"><legend class="external-form__legend"><span class="external-form__legend-index"></span>${title}</legend><div class="frow">${body}</div></fieldset>`;
    const of = (group: FormField['group'], render: (field: FormField, index: number) => string) =>
      each(
        fields.filter((field) => field.group === group),
        render,
      );
    const question = (field: FormField) => questionLine(field, fields.indexOf(field), problems);
    return `<h1>${text(job.title)}</h1><form id="application-form" class="external-form" method="post" enctype="multipart/form-data" action="../applications">
${section(
  'details',
  `1. Personal Details <p class="external-form__text">We'll need these details in order to be able to contact you.</p><a class="external-button external-button--linkedin" href="#">Apply with LinkedIn</a>`,
  of('contact', (field) => contactLine(field, problems)),
)}
${section('questions', '2. Questions', of('questions', question))}
${section('equality', '3. Diversity and Inclusion', of('eeo', question))}
<div><span>Not ready to submit the application yet? </span><button type="button" id="application-save-later-link" class="external-panel__link">Save application for later</button></div>
<button name="button" type="submit" class="external-button external-button--theme-highlight">Submit Application</button></form>`;
  },
};
