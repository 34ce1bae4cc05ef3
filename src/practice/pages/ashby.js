import { createFieldEntry } from './ashby-fields.js';
import { connectForm } from './ashby-server.js';
import { passCaptcha, showCaptchaBadge } from './captcha.js';
import { buildElement } from './element.js';

const { __appData: appData } = window;
const { organization, posting } = appData;
const root = document.getElementById('root');
const org = organization.hostedJobsPageSlug;

function showGone() {
  root.append(
    buildElement(
      'main',
      { class: 'confirmation' },
      buildElement('h1', {}, 'Job not found'),
      buildElement('p', {}, 'The job you requested was not found. It may have been closed or removed.'),
      buildElement('p', {}, buildElement('a', { href: `/ashby/${org}` }, 'View all open jobs')),
    ),
  );
}

/** A second file input above the form: it guesses the name and attaches nothing. */
function createAutofill(server) {
  const input = buildElement('input', { type: 'file', class: '_fileInput_6k3nb_30' });
  input.addEventListener('change', async () => {
    const [file] = input.files;
    if (!file) return;
    await server.upload(file);
    const nameInput = document.getElementById('_systemfield_name');
    nameInput.value = file.name.replace(/\.\w+$/, '').replace(/[_-]+/g, ' ');
    nameInput.dispatchEvent(new Event('input'));
  });
  return buildElement(
    'div',
    { class: 'ashby-application-form-autofill-input-root' },
    buildElement(
      'div',
      {},
      buildElement('strong', {}, 'Autofill from resume'),
      buildElement('p', {}, 'Upload your resume here to autofill key application fields.'),
    ),
    buildElement(
      'div',
      { class: 'ashby-application-form-autofill-uploader' },
      buildElement('span', { class: '_button_6k3nb_41' }, 'Upload file', input),
    ),
  );
}

function createSection(section, server) {
  return buildElement(
    'section',
    { class: 'ashby-application-form-section-container' },
    section.title && buildElement('h2', {}, section.title),
    section.descriptionHtml && buildElement('div', { html: section.descriptionHtml }),
    ...section.fieldEntries.map((entry) => createFieldEntry(entry, server)),
  );
}

function showSuccess(panel, name) {
  panel.replaceChildren(
    buildElement(
      'div',
      { class: '_container_ ashby-application-form-success-container' },
      buildElement('h2', {}, 'Success'),
      buildElement(
        'p',
        { role: 'status' },
        `Your application was successfully submitted. Thank you, ${name}, for applying for ${posting.title} at ${organization.name}.`,
      ),
    ),
  );
  panel.scrollIntoView();
}

function showFailure(holder, title, messages) {
  holder.replaceChildren(
    buildElement(
      'div',
      { class: '_container_ ashby-application-form-failure-container', role: 'alert' },
      buildElement('h2', {}, title),
      buildElement('ul', {}, ...messages.map((message) => buildElement('li', {}, message))),
    ),
  );
}

async function submit(server, panel, button, messages) {
  messages.replaceChildren();
  button.disabled = true;
  if (await passCaptcha('recaptcha', `ashby/${org}/${posting.id}`)) {
    const name = document.getElementById('_systemfield_name').value;
    const { ok, data } = await server.submit();
    const { __typename: result, errorMessages } =
      data?.submitApplicationFormAction.applicationFormResult ?? {};
    if (result === 'FormSubmitSuccess') return showSuccess(panel, name);
    if (ok) showFailure(messages, 'Your form needs corrections', errorMessages);
    else
      showFailure(messages, 'Something went wrong', [
        'Your application was not submitted. Please try again later.',
      ]);
  }
  button.disabled = false;
}

function showForm(panel) {
  const server = connectForm(org, posting.id, posting.applicationForm.id);
  const messages = buildElement('div');
  const [control] = posting.applicationForm.formControls;
  const button = buildElement(
    'button',
    {
      type: 'button',
      class: '_button_8wvgw_29 ashby-application-form-submit-button',
      onclick: () => void submit(server, panel, button, messages),
    },
    control.title,
  );
  panel.append(
    createAutofill(server),
    buildElement(
      'div',
      { class: 'ashby-application-form-container' },
      ...posting.applicationForm.sections.map((section) => createSection(section, server)),
    ),
    ...posting.surveyForms.map((survey) =>
      buildElement(
        'div',
        { class: 'ashby-survey-form-container' },
        ...survey.sections.map((section) => createSection(section, server)),
      ),
    ),
    messages,
    button,
  );
  showCaptchaBadge('recaptcha');
}

/** FullTime → Full time */
function spaceWords(code) {
  return code.replace(/(?<=[a-z])[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
}

function createTab(text, path, isCurrent) {
  return buildElement('a', { role: 'tab', href: path, 'aria-selected': String(isCurrent) }, text);
}

function showPosting() {
  const path = `/ashby/${org}/${posting.id}`;
  const isForm = location.pathname.endsWith('/application');
  const panel = buildElement('div', { id: isForm ? 'form' : 'overview', role: 'tabpanel' });
  root.append(
    buildElement(
      'header',
      { class: 'brand' },
      buildElement(
        'a',
        { href: `/ashby/${org}` },
        buildElement('span', { class: 'brand__mark' }, organization.name.slice(0, 1)),
        organization.name,
      ),
    ),
    buildElement(
      'main',
      { class: 'ashby-job-posting' },
      buildElement('h1', { class: 'ashby-job-posting-heading' }, posting.title),
      buildElement(
        'p',
        { class: 'ashby-job-posting-facts' },
        [
          posting.locationName,
          spaceWords(posting.workplaceType),
          spaceWords(posting.employmentType),
          posting.departmentName,
        ].join(' · '),
      ),
      buildElement(
        'nav',
        { role: 'tablist' },
        createTab('Overview', path, !isForm),
        createTab('Application', `${path}/application`, isForm),
      ),
      panel,
    ),
  );
  if (isForm) showForm(panel);
  else {
    panel.append(
      buildElement('div', { html: posting.descriptionHtml }),
      buildElement('a', { class: '_button_8wvgw_29', href: `${path}/application` }, 'Apply for this Job'),
    );
  }
}

if (posting) showPosting();
else showGone();
