import type { FormField } from '#practice/form/form-field.ts';
import {
  amountInput,
  attribute,
  control,
  each,
  isPick,
  picks,
  pickType,
  problem,
  star,
  text,
} from './markup.ts';
import { bambooForm, recruiteeForms, workableForm } from './published-forms.ts';
import type { Site } from './site.ts';

/** The question text is in its own span; radios and lists are custom elements around hidden inputs. */
export const workableSite: Site = {
  home: 'https://apply.workable.com',
  sends: 'data',
  formPath: 'j/{id}/apply',
  submitPath: 'api/v1/jobs/{id}/apply',
  publishes: workableForm,
  thanksPath: null,
  name: ({ key, index, group }) =>
    group === 'contact' ? (key === 'linkedin' ? 'CA_1' : key.replace('_', '')) : `QA_${7_000 + index}`,
  render: (job, fields, problems) => `
<div role="dialog" aria-modal="true" data-ui="cookie-consent" class="cookie-dialog"><p>We use cookies.</p><label><input type="checkbox" name="analytics-cookies"> Analytics</label><button type="button" data-close>Decline all</button></div>
<form data-ui="application-form" data-send action="">
<h1>${text(job.title)}</h1><div data-ui="autofill-computer"><button type="button">Autofill application</button><label>Import resume from<input type="file" name="autofill"></label></div>
${each(fields, (field) => {
  const id = field.name;
  const label = `<span id="${id}_label">${text(field.label)}${star(field, ' <strong aria-hidden="true">*</strong>')}</span>`;
  if (field.kind === 'yes-no')
    return `<div>${label}<fieldset data-ui="${id}" aria-labelledby="${id}_label" role="radiogroup"${star(field, ' aria-required="true"')}>${field.options.map(({ label: own, value }) => `<div role="radio" aria-checked="false" tabindex="0"><input type="radio" aria-hidden="true" tabindex="-1"${attribute('name', id)}${attribute('value', value)} class="veiled"><span>${text(own)}</span></div>`).join('')}</fieldset>${problem(problems, field)}</div>`;
  if (field.kind === 'choices' || field.kind === 'consent')
    return `<div>${label}<div role="group" aria-labelledby="${id}_label" data-ui="${id}"${star(field, ' data-required="true"')}>${field.options.map((option) => `<label><input type="checkbox"${attribute('name', id)}${attribute('value', option.value)}>${text(option.label)}</label>`).join('')}</div>${problem(problems, field)}</div>`;
  if (field.kind === 'choice')
    return `<div>${label}<div data-ui="${id}" data-input-type="select" data-list><input type="text" readonly role="combobox" aria-expanded="false" aria-controls="${id}_listbox" id="input_${id}_input" aria-labelledby="${id}_label"${star(field, ' aria-required="true"')}><input name="${id}" aria-hidden="true" tabindex="-1" class="veiled"><ul id="${id}_listbox" role="listbox" hidden>${field.options.map((option) => `<li role="option"${attribute('data-value', option.value)}>${text(option.label)}</li>`).join('')}</ul></div>${problem(problems, field)}</div>`;
  const more = `${star(field, ' aria-required="true"')} aria-labelledby="${id}_label"`;
  if (field.kind === 'file')
    return `<div data-role="dropzone">${label}<label><span>Upload a file or drag and drop here</span><input type="file" data-ui="resume" name="${id}" id="input_files_input_${Math.random().toString(36).slice(2)}"${more} class="veiled"></label>${problem(problems, field)}</div>`;
  return `<div>${label}${control(field, `${more}${field.name === 'address' ? ' value="Springfield"' : ''}`)}${problem(problems, field)}</div>`;
})}
<div class="trap"><label>Leave this field empty<input name="website" tabindex="-1" autocomplete="off"></label></div>
<button type="submit" data-ui="apply-button">Submit application</button></form>`,
};

/** Section fieldsets around single questions; the thanks are hidden in the page from the start. */
export const recruiteeSite: Site = {
  home: 'https://{tenant}.recruitee.com',
  sends: 'data',
  formPath: 'o/{id}/c/new',
  submitPath: 'api/offers/{id}/candidates',
  publishes: recruiteeForms,
  thanksPath: 'o/{id}/applied',
  thanks: '<h1>All done!</h1><p>Your application has been sent.</p>',
  fullName: true,
  name: ({ key, kind, index, group }) => {
    if (key === 'linkedin') return 'candidate.openQuestionAnswers.58999.content';
    if (group === 'contact') return `candidate.${{ resume: 'cv' }[key] ?? key}`;
    const part =
      { 'yes-no': 'flag', consent: 'flag', choices: 'multiContent', choice: 'content' }[kind as string] ??
      'content';
    return `candidate.openQuestionAnswers.${59_000 + index}.${part}`;
  },
  render: (job, fields, problems) => {
    const one = (field: FormField, index: number) => {
      const id = `input-${field.name}-${index}`;
      const mark = star(
        field,
        '<span aria-hidden="true">&nbsp;<span title="This field is required">*</span></span>',
      );
      if (isPick(field))
        return `<div><fieldset><legend>${text(field.label)}${mark}</legend>${field.options.map((option, at) => `<div><input class="veiled" type="${pickType(field)}" id="${id}-${at}"${attribute('name', field.name)}${attribute('value', option.value)}><label for="${id}-${at}"><span class="drawn"></span>${text(option.label)}</label></div>`).join('')}</fieldset><div role="alert" id="${id}-error">${text(problems[field.name] ?? '')}</div></div>`;
      const required = star(field, ' required');
      return `<div><label for="${id}">${text(field.label)}${mark}</label>${control(field, `${attribute('id', id)}${required}${field.kind === 'file' ? ' class="veiled"' : ''}`)}<div role="alert" id="${id}-error">${text(problems[field.name] ?? '')}</div></div>`;
    };
    const contact = fields.filter((field) => field.group === 'contact');
    const rest = fields.filter((field) => field.group !== 'contact');
    return `<div role="tablist"><a role="tab" href="../">Job</a> <span role="tab" aria-selected="true">Application</span></div><h1>${text(job.title)}</h1>
<div hidden data-testid="success"><h2>All done!</h2><p>Your application has been successfully submitted.</p></div>
<form data-send novalidate><section><h2>My information</h2><p>Fill out the information below</p>${each(contact, one)}</section>
<section><fieldset><legend>Questions</legend><p>Please fill in additional questions</p>${each(rest, one)}</fieldset></section><button type="submit">Send</button></form>`;
  },
};

/** Only the label shows what is required. */
export const personioSite: Site = {
  home: 'https://{tenant}.jobs.personio.com',
  sends: 'page',
  formPath: 'job/{id}',
  submitPath: 'job/{id}',
  thanksPath: 'job/{id}/thanks',
  name: ({ key, index, group }) =>
    group === 'contact' ? (key === 'resume' ? 'documents.cv' : key) : `custom_attribute_${42_000 + index}`,
  render: (
    job,
    fields,
    problems,
  ) => `<h1>${text(job.title)}</h1><article>${job.descriptionHtml}</article><h2>Apply for this job</h2>
<form id="job-application-form" method="post" enctype="multipart/form-data">${each(fields, (field) => {
    const id = field.kind === 'file' ? `doc-input-${field.name}` : `field-${field.name}`;
    const label = `${text(field.label)}${star(field, ' * (required)')}`;
    if (isPick(field))
      return `<div class="row"><div id="${id}-title">${label}</div><div role="group" aria-labelledby="${id}-title">${picks(field)}</div>${problem(problems, field)}</div>`;
    return `<div class="row"><label for="${id}">${label}</label>${control(field, attribute('id', id))}${problem(problems, field)}</div>`;
  })}<button type="submit">Submit application</button></form>`,
};

/** Rails-style names, ids that change with every load, and a required consent. */
export const teamtailorSite: Site = {
  home: 'https://{tenant}.teamtailor.com',
  sends: 'page',
  formPath: 'jobs/{id}-job/applications/new',
  submitPath: 'jobs/{id}-job/applications',
  thanksPath: 'jobs/{id}-job/applications/thanks',
  name: ({ key, kind, index, group }) => {
    if (group === 'contact') return key === 'resume' ? 'candidate[resume]' : `candidate[${key}]`;
    const part =
      { 'yes-no': 'boolean', choice: 'choice', choices: 'choices][', number: 'number' }[kind as string] ??
      'text';
    return `candidate[answers_attributes][${index}][${part}]`;
  },
  render: (job, fields, problems) => {
    const salt = Math.random().toString(36).slice(2, 8);
    return `<link rel="preconnect" href="https://assets.teamtailor-cdn.com/"><h1>${text(job.title)}</h1><form id="new_candidate" method="post" enctype="multipart/form-data" action="../applications">
${each(fields, (field, index) => {
  const id = `candidate_${salt}_${index}`;
  const mark = star(field, '<span>*</span> <span class="sr-only">Required</span>');
  if (isPick(field))
    return `<div class="question" data-question-mandatory="${field.required}"><fieldset><legend><span class="block">${text(field.label)}${mark}</span></legend>${field.options.map((option, at) => `<input type="${pickType(field)}" id="${id}_${at}"${attribute('name', field.name)}${attribute('value', option.value)}><label for="${id}_${at}">${text(option.label)}</label>`).join('')}</fieldset>${problem(problems, field)}</div>`;
  const own = field.kind === 'file' ? 'Drop your file or upload' : field.label;
  if (field.kind === 'file')
    return `<div class="question"><h3>${text(field.label)}${mark}</h3><label for="${id}">${own}</label>${control(field, attribute('id', id))}${problem(problems, field)}</div>`;
  return `<div class="question"><label for="${id}">${text(own)}${mark}</label>${control(field, attribute('id', id))}${problem(problems, field)}</div>`;
})}<button type="submit">Submit application</button></form>`;
  },
};

/** The form is behind a button; lists are buttons with menus; one input is a honeypot. */
export const bambooSite: Site = {
  home: 'https://{tenant}.bamboohr.com',
  sends: 'data',
  formPath: 'careers/{id}',
  submitPath: 'careers/{id}/apply',
  publishes: bambooForm,
  thanksPath: null,
  name: ({ key, index, group }) =>
    group === 'contact'
      ? ({ resume: 'resumeFileId', linkedin: 'linkedinUrl' }[key] ??
        key.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase()))
      : `customQuestionAnswers.${index}`,
  render: (
    job,
    fields,
    problems,
  ) => `<h1>${text(job.title)}</h1><div data-before><article>${job.descriptionHtml}</article><button type="button" data-reveal>Apply for This Job</button></div>
<form data-send hidden class="BhrForms fabric-form">${each(fields, (field) => {
    const id = `fab-${field.name.replace('.', '-')}`;
    const label = `${text(field.label)}${star(field, ' <span class="fabric-required">*</span>')}`;
    if (isPick(field))
      return `<fieldset class="fab-Fieldset"><legend>${label}</legend>${picks(field)}${problem(problems, field)}</fieldset>`;
    if (field.kind === 'choice')
      return `<div class="fab-FormRow"><label id="${id}-label">${label}</label><div class="fab-Select" data-list><button type="button" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="${id}-label" class="fab-SelectToggle">–Select–</button><input type="hidden"${attribute('name', field.name)}><ul role="listbox" hidden>${field.options.map((option) => `<li role="option"${attribute('data-value', option.value)}>${text(option.label)}</li>`).join('')}</ul></div>${problem(problems, field)}</div>`;
    return `<div class="fab-FormRow"><label for="${id}">${label}</label>${control(field, `${attribute('id', id)}${star(field, ' aria-required="true"')}`)}${problem(problems, field)}</div>`;
  })}<input type="text" id="nickname_hpcsaf" name="nickname" tabindex="-1" autocomplete="off"><button type="submit">Submit Application</button></form>`,
};

/** Headings name the questions; inputs have placeholders at best. */
export const breezySite: Site = {
  home: 'https://{tenant}.breezy.hr',
  sends: 'page',
  formPath: 'p/{id}-job/apply',
  submitPath: 'p/{id}-job/apply',
  thanksPath: 'p/{id}-job/thanks',
  fullName: true,
  name: ({ key, index, group }) =>
    group === 'contact'
      ? ({ name: 'cName', email: 'cEmail', phone: 'cPhoneNumber', resume: 'cResume' }[key] ?? key)
      : `section_10_question_${index}`,
  render: (
    job,
    fields,
    problems,
  ) => `<div ng-app="PortalApp"><h1>${text(job.title)}</h1><p hidden>Your application was successfully submitted.</p><form name="form" method="post" enctype="multipart/form-data">
${each(fields, (field) => {
  const heading = `<h3><span>${text(field.label)}</span>${star(field, '<span class="required">*</span>')}</h3>`;
  if (isPick(field))
    return `<div class="question">${heading}<ul class="options">${field.options.map((option) => `<li><label><input type="${pickType(field)}"${attribute('name', field.name)}${attribute('value', option.value)}><span>${text(option.label)}</span></label></li>`).join('')}</ul>${problem(problems, field)}</div>`;
  if (field.kind === 'text' && /\bsalary\b/.test(field.label))
    return `<div class="question">${heading}${amountInput(field)}${problem(problems, field)}</div>`;
  return `<div class="question">${heading}${control(field, field.kind === 'text' ? ' placeholder="Your answer"' : '')}${problem(problems, field)}</div>`;
})}<input type="text" name="hp_7f2b" style="position:absolute;left:-9999px" tabindex="-1" autocomplete="off"><button type="submit" class="button">Submit Application</button></form></div>`,
};

/** Server-rendered; one link submits the form, another reveals the file input. */
export const jazzSite: Site = {
  home: 'https://{tenant}.applytojob.com',
  sends: 'page',
  formPath: 'apply/{id}/Job',
  submitPath: 'apply/{id}/Job',
  thanksPath: 'apply/{id}/thanks',
  name: ({ key, index, group }) =>
    group === 'contact'
      ? `resumator-${key.replace('_name', 'name')}-value`
      : `resumator-questionnaire-q${469_000 + index}`,
  render: (
    job,
    fields,
    problems,
  ) => `<h1>${text(job.title)}</h1><div class="job-description">${job.descriptionHtml}</div><h2>Apply for this Position</h2><form id="form_submit_new_resume" method="post" enctype="multipart/form-data">
${each(fields, (field) => {
  const label = `${text(field.label)}${star(field, '<i class="asterisk">*</i>')}`;
  if (field.kind === 'file')
    return `<div class="form-group"><label class="control-label" for="${field.name}">${label}</label><a href="#" id="resumator-choose-upload" data-show="${field.name}">Attach resume</a>${control(field, `${attribute('id', field.name)} hidden`)}${problem(problems, field)}</div>`;
  if (isPick(field))
    return `<div class="form-group"><label class="control-label">${label}</label><div>${picks(field)}</div>${problem(problems, field)}</div>`;
  return `<div class="form-group"><label class="control-label" for="${field.name}">${label}</label>${control(field, attribute('id', field.name))}${problem(problems, field)}</div>`;
})}<a href="#" id="resumator-submit-resume" class="btn" role="button" data-submit>Submit Application</a></form>`,
};

/** Everything is named with `aria-labelledby`; choices are toggle buttons. */
export const ripplingSite: Site = {
  home: 'https://ats.rippling.com',
  sends: 'data',
  formPath: 'jobs/{id}/apply',
  submitPath: 'jobs/{id}/apply',
  thanksPath: null,
  name: ({ key, index, group }) => (group === 'contact' ? key : `question_${index}`),
  render: (job, fields, problems) =>
    `<h1>${text(job.title)}</h1><form data-send>${each(fields, (field, index) => {
      const id = `field-${index}`;
      const title = `<div id="${id}-label"><span>${text(field.label)}</span>${star(field, '<span aria-hidden="true">*</span>')}</div>`;
      const required = star(field, ' aria-required="true"');
      if (field.kind === 'yes-no')
        return `<div data-testid="input-${id}">${title}<div role="group" aria-labelledby="${id}-label"${required} data-pressed><input type="hidden"${attribute('name', field.name)}>${field.options.map((option) => `<button type="button" aria-pressed="false"${attribute('value', option.value)}>${text(option.label)}</button>`).join('')}</div>${problem(problems, field)}</div>`;
      if (isPick(field))
        return `<div data-testid="input-${id}">${title}<div role="group" aria-labelledby="${id}-label"${required}>${picks(field)}</div>${problem(problems, field)}</div>`;
      return `<div data-testid="input-${id}">${title}${control(field, ` aria-labelledby="${id}-label"${required}`)}${problem(problems, field)}</div>`;
    })}<button type="submit">Apply now</button></form>`,
};

export const jobviteSite: Site = {
  home: 'https://jobs.jobvite.com',
  sends: 'page',
  formPath: 'job/{id}/apply',
  submitPath: 'job/{id}/apply',
  thanksPath: 'job/{id}/thanks',
  name: ({ key, index, group }) => (group === 'contact' ? `jv-field-${key}` : `jv-field-y${index}`),
  render: (job, fields, problems) =>
    `<div class="jv-page"><h1 class="jv-header">${text(job.title)}</h1><form class="jv-form" name="jvform" method="post" enctype="multipart/form-data">${each(
      fields,
      (field) => {
        const label = `${text(field.label)}${star(field, '<span class="jv-required" aria-label="required">*</span>')}`;
        if (isPick(field))
          return `<fieldset class="jv-form-field"><legend>${label}</legend>${picks(field)}${problem(problems, field)}</fieldset>`;
        return `<div class="jv-form-field"><label for="${field.name}">${label}</label>${control(field, `${attribute('id', field.name)}${star(field, ' required')}`)}${problem(problems, field)}</div>`;
      },
    )}<button type="submit" class="jv-button jv-button-primary">Send Application</button></form></div>`,
};

/** Custom elements with open shadow roots; the first file input only parses the resume. */
export const smartSite: Site = {
  home: 'https://jobs.smartrecruiters.com',
  sends: 'data',
  formPath: '74399990{id}-job',
  submitPath: '74399990{id}/candidates',
  thanksPath: null,
  name: ({ key, index, group }) => (group === 'contact' ? key : `answer-${index}`),
  render: (job, fields, problems) =>
    `<h1>${text(job.title)}</h1><oc-apply-with-resume><p>Save time by importing your resume</p><input type="file" id="file-input-import" name="import"></oc-apply-with-resume><form data-send>${each(
      fields,
      (field) => {
        if (isPick(field))
          return `<fieldset><legend>${text(field.label)}${star(field, ' *')}</legend>${picks(field)}${problem(problems, field)}</fieldset>`;
        if (field.kind === 'choice' || field.kind === 'file')
          return `<div><label for="${field.name}-input">${text(field.label)}${star(field, ' *')}</label>${control(field, `${attribute('id', `${field.name}-input`)}${star(field, ' required')}`)}${problem(problems, field)}</div>`;
        return `<spl-input${attribute('name', field.name)}><template shadowrootmode="open"><label for="spl-${field.name}">${text(field.label)}</label>${control(field, `${attribute('id', `spl-${field.name}`)}${star(field, ' required')}`)}</template></spl-input>${problem(problems, field)}`;
      },
    )}<button type="submit">Submit</button></form>`,
};
