import type { FormField } from '#practice/form/form-field.ts';
import { attribute, each, inputType, isPick, pickType, problem, star, text } from './markup.ts';
import type { Site } from './site.ts';

const contactNames: Record<string, string> = {
  first_name: 'info.firstName',
  last_name: 'info.lastName',
  phone: 'info.cellPhone',
  linkedin: 'info.linkedIn',
  resume: 'btn-resume',
};
const early = { check: 'Jobs/GetEnhancedEmailValidation', upload: 'Jobs/FileUpload' };
const at = (path: string) => `/paylocity/Recruiting/${path}`;

/** An input without a name, whose label points nowhere. */
function input(field: FormField): string {
  const own = `${attribute('id', field.name)}${attribute('data-name', field.name)}${attribute('data-for', field.label)}`;
  if (field.kind === 'file')
    return `<button type="button" data-automation-id="btn-resume">Select Resume to Upload</button><input type="file"${own}${attribute('data-upload', at(early.upload))} class="veiled">`;
  if (field.kind === 'paragraph') return `<textarea${own}></textarea>`;
  if (field.kind === 'email') return `<input type="text"${own}${attribute('data-check', at(early.check))}>`;
  const type = field.kind === 'date' ? 'text" placeholder="MM/DD/YYYY' : inputType(field);
  return `<input type="${type}"${own}>`;
}

function choices(field: FormField): string {
  if (field.group === 'eeo')
    return `<div id="${field.name}" class="rw-dropdownlist rw-widget" role="combobox" aria-owns="${field.name}__listbox" aria-expanded="false" aria-haspopup="true" tabindex="0"${attribute('data-for', field.label)}${attribute('data-options', JSON.stringify(field.options.map(({ label }) => label)))}><div class="rw-input">--</div></div><input type="hidden"${attribute('name', field.name)}>`;
  const type = field.kind === 'choice' ? 'radio' : pickType(field);
  const all = field.options.map(
    (option, index) =>
      `<label><input type="${type}" id="${field.name}_${index}"${attribute('name', field.name)}${attribute('value', option.value)}> <span>${text(option.label)}</span></label>`,
  );
  return `<div role="${type === 'radio' ? 'radiogroup' : 'group'}">${all.join('')}</div>`;
}

/** A wizard that keeps every answer in the page until the last step; a dialog asks for the resume first. */
export const paylocitySite: Site = {
  home: 'https://recruiting.paylocity.com',
  sends: 'data',
  formPath: 'Jobs/Apply/{id}',
  submitPath: 'Jobs/Apply/{id}',
  thanksPath: 'Jobs/Success/{id}',
  thanks:
    '<div id="appSubmitResponseDiv"><p class="success-text">Your application has been received!</p><p>Thank you for applying.</p></div>',
  earlyPaths: early,
  name: ({ key, kind, index, group }) => {
    if (group === 'contact') return contactNames[key] ?? `info.${key}`;
    if (group === 'eeo') return `acknowledgements.question${index}`;
    return ['yes-no', 'choice', 'choices', 'consent'].includes(kind)
      ? `multiQuestionAnswer${1_285_160 + index}`
      : `screener-question-${index}-textarea`;
  },
  render: (job, fields, problems) => {
    const line = (field: FormField) =>
      `<div class="form-group${star(field, ' form-required')}"><label>${text(field.label)}${star(field, ' <em>(required)</em>')}</label>${isPick(field) || field.kind === 'choice' ? choices(field) : input(field)}${problem(problems, field)}</div>`;
    const groups = (['contact', 'questions', 'eeo'] as const)
      .map((group) => fields.filter((field) => field.group === group))
      .filter((group) => group.length > 0);
    const steps = groups.map(
      (group, index) =>
        `<div data-step${index > 0 ? ' hidden' : ''}><p>Step ${index + 1} of ${groups.length + 1}</p>${each(group, line)}<button type="button" data-automation-id="btnNext" data-next>Next Step</button></div>`,
    );
    return `<h1>${text(job.title)}</h1><div id="app"><form data-send id="appDetailDiv">${steps.join('\n')}
<div data-step hidden><p>Step ${groups.length + 1} of ${groups.length + 1}</p><dl data-summary></dl><button type="submit" data-automation-id="btnSubmit">Submit</button></div></form>
<div id="forceUploadResumeModal" class="modal" data-until-upload><h2>Apply with resume</h2><button type="button">Upload Resume</button><input type="file" id="btn-forceResume" class="veiled"></div></div>`;
  },
};
