import { eeoNotice } from '#practice/form/eeo-questions.ts';
import type { FormField, FormOption } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { escapeHtml, renderBrandHeader, renderPage } from '#practice/http/render-page.ts';
import { defineLeverCard, leverCardId } from './lever-form.ts';

export function renderLeverPosting(job: PracticeJob): string {
  return renderLeverPage(
    job,
    `${renderHeadline(job)}
<section class="section posting-description">${job.descriptionHtml}</section>
<section class="section last-section-apply"><a class="postings-btn" data-qa="btn-apply" href="${pathOf(job)}/apply">Apply for this job</a></section>`,
  );
}

export function renderLeverForm(
  job: PracticeJob,
  fields: readonly FormField[],
  problems: Record<string, string> = {},
): string {
  const render = (group: FormField['group']) =>
    fields
      .filter((field) => field.group === group)
      .map((field) => renderQuestion(field, problems[field.name]))
      .join('\n');
  const questions = render('questions');
  const eeo = render('eeo');
  const card = escapeHtml(JSON.stringify(defineLeverCard(job, fields)));
  const banner =
    Object.keys(problems).length > 0
      ? '<div class="error-message" role="alert">There was an error submitting your application. Please check the fields marked below.</div>'
      : '';
  const body = `${renderHeadline(job)}
<form id="application-form" method="POST" enctype="multipart/form-data" action="${pathOf(job)}/apply" data-posting="lever/${job.tenant}/${job.postingId}">
${banner}
<div class="section application-form"><h4>Submit your application</h4><ul>${render('contact')}</ul></div>
${
  questions &&
  `<div class="section application-form" data-qa="additional-cards"><h4 data-qa="card-name">Application questions</h4>
<input type="hidden" name="cards[${leverCardId(job)}][baseTemplate]" value="${card}"><ul>${questions}</ul></div>`
}
<div class="section application-form"><h4>Additional information</h4><ul><li class="application-question"><label><div class="application-label">Additional information</div><div class="application-field"><textarea name="comments" rows="4" placeholder="Add a cover letter or anything else you want to share."></textarea></div></label></li></ul></div>
${eeo && `<div class="section application-form" data-qa="eeo-section"><h4>U.S. Equal Employment Opportunity information</h4><p>${eeoNotice}</p><ul>${eeo}</ul></div>`}
<div class="section application-form"><ul><li class="application-question"><label class="consent"><input type="checkbox" name="consent[marketing]" value="1"><span>Yes, ${escapeHtml(job.company)} can contact me about future job opportunities for up to 2 years.</span></label></li></ul></div>
<input type="hidden" name="h-captcha-response" value="">
<div class="section last-section-apply"><button type="button" id="btn-submit" class="postings-btn" data-qa="btn-submit">Submit application</button><button type="submit" id="hcaptchaSubmitBtn" hidden>Submit</button></div>
</form>`;
  return renderLeverPage(job, body, 'lever.js');
}

export function renderLeverThanks(job: PracticeJob, name: string | undefined): string {
  return renderLeverPage(
    job,
    `<section class="confirmation"><h1 data-qa="msg-submit-success">Application submitted!</h1>
<p>Thank you${name ? `, ${escapeHtml(name)}` : ''}. Your application for <strong>${escapeHtml(job.title)}</strong> was successfully submitted to ${escapeHtml(job.company)}.</p>
<p><a href="/lever/${job.tenant}">See more jobs at ${escapeHtml(job.company)}</a></p></section>`,
  );
}

export function renderLeverError(job: PracticeJob, message: string): string {
  return renderLeverPage(job, `<section class="confirmation"><h1>${escapeHtml(message)}</h1></section>`);
}

function renderLeverPage(job: PracticeJob, body: string, script?: string): string {
  return renderPage({
    title: `${job.company} - ${job.title}`,
    look: 'lever',
    brandColor: job.brandColor,
    body: `${renderBrandHeader(job, `/lever/${job.tenant}`)}<main class="content">${body}</main>`,
    ...(script && { script }),
  });
}

const workplaceNames = { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' } as const;

function renderHeadline(job: PracticeJob): string {
  const facts = [
    `${job.city}, ${job.state}`,
    job.department,
    job.employmentType,
    workplaceNames[job.workplace],
  ];
  return `<div class="posting-headline"><h2>${escapeHtml(job.title)}</h2><div class="posting-categories">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join(' / ')}</div></div>`;
}

function renderQuestion(field: FormField, problem: string | undefined): string {
  const label = `${escapeHtml(field.label)}${field.required ? '<span class="required">✱</span>' : ''}`;
  const error = problem ? `<div class="application-error" role="alert">${escapeHtml(problem)}</div>` : '';
  const invalid = problem ? ' aria-invalid="true"' : '';
  if (['yes-no', 'choices', 'consent'].includes(field.kind)) {
    return `<li class="application-question custom-question"><div class="application-label full-width"><div class="text">${label}</div></div><div class="application-field full-width">${renderAlternatives(field)}${error}</div></li>`;
  }
  return `<li class="application-question${field.kind === 'file' ? ' resume' : ''}"><label><div class="application-label">${label}</div><div class="application-field">${renderControl(field, invalid)}${error}</div></label></li>`;
}

function renderControl(field: FormField, invalid: string): string {
  const attributes = `name="${field.name}"${field.required ? ' required' : ''}${invalid}`;
  switch (field.kind) {
    case 'file':
      return `<span class="postings-btn visible-resume-upload">Attach resume/CV<input type="file" id="resume-upload-input" class="application-file-input" data-qa="input-resume" ${attributes}></span>
<span class="filename"></span>
<span class="resume-upload-working" hidden>Analyzing resume...</span><span class="resume-upload-success" hidden>Success!</span><span class="resume-upload-failure" hidden>Couldn't auto-read resume.</span>
<input type="hidden" name="resumeStorageId" value="">`;
    case 'paragraph':
      return `<textarea rows="5" ${attributes}></textarea>`;
    case 'choice':
      return `<div class="application-dropdown"><select ${attributes}>${[{ label: 'Select...', value: '' }, ...field.options].map(renderOption).join('')}</select></div>`;
    case 'location':
      return `<input type="text" id="location-input" class="location-input" autocomplete="off" ${attributes}><input type="hidden" id="selected-location" name="selectedLocation" value=""><div class="dropdown-container" hidden><div class="dropdown-results"></div><div class="dropdown-no-results" hidden>No location found. Try entering a different location</div></div>`;
    default:
      return `<input type="${field.kind === 'email' ? 'email' : 'text'}" ${attributes}>`;
  }
}

function renderOption({ label, value }: FormOption): string {
  return `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;
}

function renderAlternatives(field: FormField): string {
  const type = field.kind === 'yes-no' ? 'radio' : 'checkbox';
  const required = field.required && type === 'radio' ? ' required' : '';
  const rows = field.options.map(
    ({ label, value }) =>
      `<li><label><input type="${type}" name="${field.name}" value="${escapeHtml(value)}"${required}><span class="application-answer-alternative">${escapeHtml(label)}</span></label></li>`,
  );
  return `<ul data-qa="${type === 'radio' ? 'multiple-choice' : 'checkboxes'}"${field.required ? ' data-required="true"' : ''}>${rows.join('')}</ul>`;
}

function pathOf(job: PracticeJob): string {
  return `/lever/${job.tenant}/${job.postingId}`;
}
