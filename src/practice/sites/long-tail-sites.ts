import type { FormField } from '#practice/form/form-field.ts';
import {
  attribute,
  control,
  dateInputs,
  dateLists,
  dateSegments,
  each,
  isPick,
  phoneInputs,
  picks,
  pickType,
  problem,
  star,
  text,
} from './markup.ts';
import type { Site } from './site.ts';

const homeMade = {
  formPath: '{id}',
  submitPath: '{id}',
  thanksPath: '{id}/thanks',
  name: ({ key, index, group }) => (group === 'contact' ? key : `q${index}`),
} satisfies Partial<Site>;

/** A plugin's form between a search field and a newsletter signup. */
export const wordpressSite: Site = {
  ...homeMade,
  sends: 'page',
  fullName: true,
  name: ({ key, index, group }) => (group === 'contact' ? `your-${key}` : `menu-${index}`),
  render: (
    job,
    fields,
    problems,
  ) => `<form role="search" action="/search"><label>Search for: <input type="search" name="s"></label></form>
<h1>${text(job.title)}</h1><p>Please fill out the form below to apply for this position.</p>
<div class="wpcf7"><form class="wpcf7-form" method="post" enctype="multipart/form-data">${each(
    fields,
    (field) => {
      const label = `${text(field.label)}${star(field, ' (required)')}`;
      if (isPick(field))
        return `<p>${label}<br><span class="wpcf7-form-control-wrap">${picks(field)}</span></p>${problem(problems, field)}`;
      return `<p><label> ${label}<br><span class="wpcf7-form-control-wrap">${control(field, ' class="wpcf7-form-control"')}</span></label></p>${problem(problems, field)}`;
    },
  )}<p><input type="submit" value="Send"></p></form></div>
<footer><form class="newsletter" action="/subscribe"><label>Get our newsletter <input type="email" name="EMAIL"></label><button>Subscribe</button></form></footer>`,
};

/** A form builder's list of lines, with sublabels under the inputs of a name. */
export const builderSite: Site = {
  ...homeMade,
  sends: 'page',
  name: ({ key, index, group }) => (group === 'contact' ? `q3_${key}` : `q${index + 10}_typeA`),
  render: (job, fields, problems) =>
    `<h1>${text(job.title)}: job application</h1><form class="jotform-form" method="post" enctype="multipart/form-data"><ul class="form-section">${each(
      fields,
      (field, index) => {
        const label = `${text(field.label)}${star(field, '<span class="form-required">*</span>')}`;
        const id = `input_${index}`;
        if (isPick(field))
          return `<li class="form-line"><label class="form-label" id="label_${index}">${label}</label><div role="group" aria-labelledby="label_${index}"><div class="form-single-column">${field.options.map((option, at) => `<span class="form-checkbox-item"><input type="${pickType(field)}" id="${id}_${at}"${attribute('name', field.name)}${attribute('value', option.value)}><label for="${id}_${at}">${text(option.label)}</label></span>`).join('')}</div></div>${problem(problems, field)}</li>`;
        return `<li class="form-line"><label class="form-label" for="${id}">${label}</label><div class="form-input">${control(field, attribute('id', id))}</div>${problem(problems, field)}</li>`;
      },
    )}<li style="display:none">Should be Empty: <input type="text" name="website"></li><li><button type="submit">Submit Application</button></li></ul></form>`,
};

const cityInputs: Partial<Record<FormField['kind'], (field: FormField) => string>> = {
  'yes-no': picks,
  choices: picks,
  consent: picks,
  date: dateInputs,
  phone: phoneInputs,
};

/** A city's form: a table with the label in one cell and one or more inputs in the next. */
export const citySite: Site = {
  ...homeMade,
  sends: 'page',
  render: (job, fields, problems) =>
    `<h1>City of Alder Falls: employment application</h1><h2>${text(job.title)}</h2><form method="post" enctype="multipart/form-data" name="employment_application"><table>${each(
      fields,
      (field) => {
        const input = cityInputs[field.kind]?.(field) ?? control(field, ' size="40"');
        return `<tr><td>${star(field, '* ')}${text(field.label)}:</td><td>${input}${problem(problems, field)}</td></tr>`;
      },
    )}</table><p>Fields marked with * are mandatory.</p><input type="submit" value="Submit Application"><input type="reset" value="Clear"></form>`,
};

/** No form element at all; placeholders are the only names; the thanks appear in place. */
export const startupSite: Site = {
  ...homeMade,
  sends: 'data',
  thanksPath: null,
  fullName: true,
  render: (job, fields, problems) =>
    `<h1>Join us as ${text(job.title)}</h1><h2>Apply now</h2><div class="apply-box" data-send>${each(
      fields,
      (field) => {
        if (isPick(field))
          return `<div class="row"><p>${text(field.label)}${star(field, ' *')}</p>${picks(field)}${problem(problems, field)}</div>`;
        if (field.kind === 'choice' || field.kind === 'file' || field.kind === 'date')
          return `<div class="row"><strong>${text(field.label)}${star(field, ' *')}</strong>${field.kind === 'date' ? dateLists(field) : control(field)}${problem(problems, field)}</div>`;
        return `<div class="row">${control(field, ` placeholder="${text(field.label)}${star(field, '*')}"`)}${problem(problems, field)}</div>`;
      },
    )}<button type="button" data-submit>Send application</button></div>`,
};

/** Custom controls: headings, list items, and elements with roles. */
export const customSite: Site = {
  ...homeMade,
  sends: 'data',
  thanksPath: null,
  render: (job, fields, problems) =>
    `<h1>Application: ${text(job.title)}</h1><form data-send><div role="list">${each(
      fields,
      (field, index) => {
        const id = `i${index}`;
        const heading = `<div role="heading" aria-level="3" id="${id}"><span>${text(field.label)}</span>${star(field, '<span aria-label="Required question"> *</span>')}</div>`;
        if (isPick(field)) {
          const role = pickType(field);
          return `<div role="listitem">${heading}<div role="${role === 'radio' ? 'radiogroup' : 'group'}" aria-labelledby="${id}"${star(field, ' aria-required="true"')} data-custom="${text(field.name)}">${field.options.map((option) => `<label><div role="${role}" aria-checked="false" tabindex="0"${attribute('aria-label', option.label)}${attribute('data-value', option.value)}></div><span>${text(option.label)}</span></label>`).join('')}</div>${problem(problems, field)}</div>`;
        }
        if (field.kind === 'date')
          return `<div role="listitem">${heading}${dateSegments(field, ` aria-labelledby="${id}"`)}${problem(problems, field)}</div>`;
        return `<div role="listitem">${heading}${control(field, ` aria-labelledby="${id}"${star(field, ' required')}`)}${problem(problems, field)}</div>`;
      },
    )}</div><button type="submit">Submit</button></form>`,
};

/** Questions in a definition list. */
export const termsSite: Site = {
  ...homeMade,
  sends: 'page',
  render: (job, fields, problems) =>
    `<h1>${text(job.title)}</h1><form class="career-form" method="post" enctype="multipart/form-data"><dl>${each(fields, (field) => `<dt>${text(field.label)}${star(field, ' <em>required</em>')}</dt><dd>${isPick(field) ? picks(field) : control(field)}${problem(problems, field)}</dd>`)}</dl><button type="submit">Apply</button></form>`,
};

/** The employer's page embeds the form of another URL in a frame. */
export const framedSite: Site = {
  ...citySite,
  formPath: '{id}/frame',
  submitPath: '{id}/frame',
  thanksPath: '{id}/frame/thanks',
};

/** Labels come after their inputs and float above them. */
export const floatingSite: Site = {
  ...homeMade,
  sends: 'data',
  thanksPath: '{id}/thanks',
  render: (job, fields, problems) =>
    `<h1>${text(job.title)}</h1><form data-send id="apply-form"><div class="grid">${each(
      fields,
      (field, index) => {
        const id = `f-${index}`;
        if (isPick(field))
          return `<div class="field"><div class="title">${text(field.label)}${star(field, '<sup>*</sup>')}</div><div>${field.options.map((option, at) => `<input type="${pickType(field)}" id="${id}-${at}"${attribute('name', field.name)}${attribute('value', option.value)}><label for="${id}-${at}">${text(option.label)}</label>`).join('')}</div>${problem(problems, field)}</div>`;
        return `<div class="field floating">${control(field, `${attribute('id', id)} placeholder=" "${star(field, ' required')}`)}<label for="${id}">${text(field.label)}</label>${problem(problems, field)}</div>`;
      },
    )}</div><button type="submit">Submit application</button></form>`,
};

/** Bootstrap-like groups with help texts that aren't part of the question. */
export const helpfulSite: Site = {
  ...homeMade,
  sends: 'page',
  render: (job, fields, problems) =>
    `<nav><form action="/jobs"><input name="keyword" placeholder="Search jobs"><select name="country"><option>United States</option><option>Canada</option></select></form></nav><h1>${text(job.title)}</h1><form class="application" method="post" enctype="multipart/form-data">${each(
      fields,
      (field, index) => {
        const id = `h${index}`;
        const help = `<small id="${id}-help" class="form-text">${text(field.description ?? 'We keep this confidential.')}</small>`;
        if (isPick(field))
          return `<fieldset class="form-group${star(field, ' required')}"><legend>${text(field.label)}</legend>${picks(field)}${help}${problem(problems, field)}</fieldset>`;
        return `<div class="form-group"><label for="${id}" class="${star(field, 'required')}">${text(field.label)}</label>${control(field, `${attribute('id', id)} aria-describedby="${id}-help"`)}${help}${problem(problems, field)}</div>`;
      },
    )}<button type="submit" class="btn btn-primary">Submit</button></form>`,
};
