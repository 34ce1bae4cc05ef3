import { passCaptcha, showCaptchaBadge } from './captcha.js';
import { buildElement } from './element.js';
import { createUpload, prepareUploader } from './greenhouse-upload.js';
import { createSelect } from './react-select.js';

const { __remixContext: context } = window;
const { jobPost, submitPath, confirmationPath, isHalfRendered } =
  context.state.loaderData['routes/$url_token_.jobs_.$job_post_id'];

/** Field name → { question, read, holder }, in page order. */
const controls = new Map();

function describedBy(id) {
  return `${id}-description ${id}-error ${id}-help`;
}

function labelFor(id, question) {
  return buildElement(
    'label',
    { class: 'label', id: `${id}-label`, for: id },
    question.label,
    question.required && buildElement('span', { class: 'required', 'aria-hidden': 'true' }, '*'),
  );
}

function wrap(id, ...content) {
  return buildElement(
    'div',
    { class: 'field-wrapper' },
    ...content,
    buildElement('p', { class: 'helper-text helper-text--error', id: `${id}-error`, 'aria-live': 'polite' }),
  );
}

function addText(question, field, { type = 'text', autocomplete = 'off' } = {}) {
  const id = field.name;
  const isLong = field.type === 'textarea';
  const input = buildElement(isLong ? 'textarea' : 'input', {
    id,
    class: `input ${isLong ? 'input__multi-line' : 'input__single-line'}`,
    type: isLong ? undefined : type,
    rows: isLong ? 5 : undefined,
    maxlength: isLong ? 10000 : 255,
    autocomplete,
    'aria-label': question.label,
    'aria-describedby': describedBy(id),
    'aria-errormessage': `${id}-error`,
    'aria-invalid': 'false',
    'aria-required': question.required ? 'true' : 'false',
  });
  const holder = wrap(id, labelFor(id, question), input);
  controls.set(id, { question, id, read: () => input.value.trim(), control: input });
  return holder;
}

function addSelect(question, field, { id = field.name, options = field.values, onChange } = {}) {
  const select = createSelect({
    id,
    label: question.label,
    describedBy: describedBy(id),
    required: question.required,
    multiple: field.type === 'multi_value_multi_select',
    options,
    onChange,
  });
  controls.set(field.name, {
    question,
    id,
    read: select.value,
    control: select.root.querySelector('.select__input'),
  });
  return wrap(id, buildElement('div', { class: 'select__container' }, labelFor(id, question), select.root));
}

/** A multiple choice with one option, such as a consent, is shown as a checkbox. */
function addCheckboxes(question, field) {
  const name = `${field.name}[]`;
  const inputs = field.values.map((option) =>
    buildElement('input', { type: 'checkbox', id: `${name}_${option.value}`, name, value: option.value }),
  );
  const fieldset = buildElement(
    'fieldset',
    {
      class: 'checkbox',
      id: name,
      'aria-describedby': describedBy(field.name),
      'aria-required': question.required ? 'true' : 'false',
    },
    buildElement(
      'legend',
      { class: 'label', id: `${field.name}-label` },
      question.label,
      question.required && buildElement('span', { class: 'required', 'aria-hidden': 'true' }, '*'),
    ),
    ...inputs.map((input, index) =>
      buildElement(
        'div',
        { class: 'checkbox__wrapper' },
        input,
        buildElement('label', { for: input.id }, field.values[index].label),
      ),
    ),
  );
  controls.set(field.name, {
    question,
    id: field.name,
    read: () => inputs.filter((input) => input.checked).map((input) => input.value),
    control: fieldset,
  });
  return wrap(field.name, fieldset);
}

const countries = [
  ['United States', '+1'],
  ['Canada', '+1'],
  ['Mexico', '+52'],
  ['United Kingdom', '+44'],
  ['Germany', '+49'],
  ['India', '+91'],
  ['Philippines', '+63'],
].map(([name, code]) => ({ label: `${name} ${code}`, value: name }));

/** The country is required on the page although the form's definition doesn't name it. */
function addPhone(question, field) {
  const country = addSelect(
    { label: 'Country', required: true },
    { name: 'country', type: 'multi_value_single_select', values: countries },
  );
  const hiddenList = buildElement(
    'ul',
    { class: 'iti__country-list', role: 'listbox', hidden: true },
    ...countries.map((option) => buildElement('li', { role: 'option' }, option.label)),
  );
  return buildElement(
    'fieldset',
    { class: 'phone-input' },
    buildElement('legend', { class: 'visually-hidden' }, 'Phone'),
    buildElement('div', { class: 'phone-input__country' }, country),
    buildElement(
      'div',
      { class: 'phone-input__phone' },
      addText(question, field, { type: 'tel', autocomplete: 'tel' }),
    ),
    hiddenList,
  );
}

async function searchPlaces(typed) {
  const answer = await fetch(`/greenhouse/locations?q=${encodeURIComponent(typed)}`);
  return (await answer.json()).map((place) => ({ label: place, value: place }));
}

const autocompleteTokens = { first_name: 'given-name', last_name: 'family-name', email: 'email' };

function addQuestion(question) {
  const [field] = question.fields;
  if (field.name === 'phone') return addPhone(question, field);
  if (field.name === 'candidate_location') {
    return addSelect(question, field, { id: 'candidate-location', options: searchPlaces });
  }
  if (field.type === 'input_file') {
    const upload = createUpload(question, field);
    controls.set(field.name, { question, id: field.name, read: upload.read, control: upload.input });
    return wrap(field.name, upload.root);
  }
  if (field.type === 'multi_value_multi_select' && field.values.length === 1)
    return addCheckboxes(question, field);
  if (field.type.startsWith('multi_value')) return addSelect(question, field);
  return addText(question, field, { autocomplete: autocompleteTokens[field.name] });
}

/** Race is asked only after the answer "No" to Hispanic/Latino. */
function addEeo(section) {
  const race = section.questions.find((question) => question.fields[0].name === 'race');
  const raceHolder = buildElement('div');
  const rows = section.questions.map((question) => {
    const [field] = question.fields;
    if (question === race) return raceHolder;
    if (field.name !== 'hispanic_ethnicity') return addSelect(question, field);
    return addSelect(question, field, {
      onChange: (answer) => {
        controls.delete('race');
        raceHolder.replaceChildren(...(answer === 'No' ? [addSelect(race, race.fields[0])] : []));
      },
    });
  });
  return buildElement(
    'section',
    { class: 'eeoc__container' },
    buildElement('h2', {}, 'Voluntary Self-Identification'),
    buildElement('div', { html: section.description }),
    ...rows,
  );
}

function showProblems(problems) {
  for (const [name, { id, control }] of controls) {
    const message = problems[name];
    document.getElementById(`${id}-error`).textContent = message ?? '';
    control.setAttribute('aria-invalid', message ? 'true' : 'false');
  }
  const first = [...controls.keys()].find((name) => problems[name]);
  if (first) controls.get(first).control.focus();
}

function findProblems() {
  const problems = {};
  for (const [name, { question, read }] of controls) {
    const value = read();
    const isEmpty = typeof value === 'object' && !Array.isArray(value) ? !value.isGiven : value.length === 0;
    if (question.required && isEmpty) problems[name] = 'This field is required.';
  }
  return problems;
}

function collectAnswers() {
  const answers = {};
  for (const [name, { read }] of controls) {
    const value = read();
    if (typeof value === 'object' && !Array.isArray(value)) Object.assign(answers, value.answers);
    else if (value.length > 0) answers[name] = value;
  }
  return answers;
}

let codeInputs = [];

function askCode(button) {
  if (codeInputs.length > 0) return;
  codeInputs = Array.from({ length: 8 }, (_, index) =>
    buildElement('input', {
      id: `security-input-${index}`,
      maxlength: '1',
      'aria-label': `Sign ${index + 1}`,
    }),
  );
  button.before(
    buildElement('p', {}, 'We sent a security code to your e-mail address. Enter it to submit.'),
    ...codeInputs,
  );
}

async function submit(button, banner) {
  banner.textContent = '';
  const problems = findProblems();
  showProblems(problems);
  if (Object.keys(problems).length > 0) return;
  button.disabled = true;
  button.textContent = 'Submitting...';
  const isLetThrough = await passCaptcha('recaptcha', submitPath.slice(1).replace('/jobs/', '/'));
  if (isLetThrough) {
    const answer = await fetch(submitPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fingerprint: crypto.randomUUID(),
        job_application: collectAnswers(),
        security_code: codeInputs.map(({ value }) => value).join(''),
      }),
    });
    const body = await answer.json();
    if (answer.ok) return location.assign(confirmationPath);
    if (body.error === 'security-code') askCode(button);
    else if (body.errors) showProblems(body.errors);
    banner.textContent =
      body.error === 'security-code'
        ? ''
        : body.errors
          ? 'Your application could not be submitted. Please correct the fields marked below.'
          : 'Something went wrong and your application was not submitted. Please try again later.';
    banner.scrollIntoView({ block: 'center' });
  }
  button.disabled = false;
  button.textContent = 'Submit application';
}

function showPage() {
  const banner = buildElement('div', { class: 'form-banner', role: 'alert' });
  const button = buildElement('button', { type: 'submit', class: 'btn btn--pill' }, 'Submit application');
  const form = buildElement(
    'form',
    {
      id: 'application-form',
      class: 'application--form',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        void submit(button, banner);
      },
    },
    buildElement('div', { class: 'application--header' }, buildElement('h2', {}, 'Apply for this job')),
    buildElement(
      'p',
      { class: 'hint' },
      buildElement('span', { class: 'required' }, '*'),
      ' indicates a required field',
    ),
    banner,
    ...orderQuestions().map(addQuestion),
    ...jobPost.eeoc_sections.map(addEeo),
    buildElement('div', { class: 'application--submit' }, button),
  );
  document
    .getElementById('root')
    .append(
      buildElement(
        'main',
        { class: 'main job-post' },
        buildElement(
          'div',
          { class: 'job__title' },
          buildElement('h1', { class: 'section-header' }, jobPost.title),
          buildElement(
            'div',
            { class: 'job__location' },
            `${jobPost.job_post_location} · ${jobPost.employment}`,
          ),
        ),
        buildElement('div', { class: 'job__description body', html: jobPost.content }),
        form,
      ),
    );
  showCaptchaBadge('recaptcha');
  void prepareUploader();
}

/** The page asks for the location right after the phone number, before the files. */
function orderQuestions() {
  const files = jobPost.questions.findIndex((question) => question.fields[0].type === 'input_file');
  const questions = jobPost.questions.toSpliced(files, 0, ...jobPost.location_questions);
  return isHalfRendered ? questions.filter((question) => question.fields[0].name !== 'resume') : questions;
}

showPage();
