import { setTimeout as wait } from 'node:timers/promises';
import { replyBoardPage } from '#practice/board/reply-board-page.ts';
import type { FormValues } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { suggestLocations } from '#practice/form/suggest-locations.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { isRecord, readForm, readJson } from '#practice/http/read-body.ts';
import { escapeHtml, renderBrandHeader, renderPage } from '#practice/http/render-page.ts';
import {
  dropConnection,
  readRememberedApplication,
  redirect,
  rememberApplication,
  replyHtml,
  replyJson,
} from '#practice/http/reply.ts';
import { findOpenJob, isFormChanged } from '#practice/submission/find-open-job.ts';
import { receiveSubmission, type Submission } from '#practice/submission/receive-submission.ts';
import { answerGreenhouseBoard, describePlace } from './greenhouse-board.ts';
import { defineGreenhouseForm, listGreenhouseFields } from './greenhouse-form.ts';

/** Paths below /greenhouse. */
export async function answerGreenhouse(exchange: Exchange): Promise<void> {
  const [, first = '', second, third = '', fourth] = exchange.path;
  const isPost = exchange.method === 'POST';
  if (first === 'v1' && second === 'boards')
    return answerGreenhouseBoard(exchange, third, exchange.path.slice(4));
  if (first === 'locations') return replyJson(exchange, suggestLocations(exchange.query.get('q') ?? ''));
  if (first === 'uploads') return isPost ? keepUpload(exchange) : prepareUploads(exchange);
  if (second === undefined) return replyBoardPage(exchange, 'greenhouse', first);

  const job = second === 'jobs' ? findOpenJob(exchange, 'greenhouse', first, third) : undefined;
  if (!job)
    return isPost
      ? replyJson(exchange, { error: 'Job not found' }, 404)
      : redirect(exchange, `/greenhouse/${first}?error=true`);
  if (fourth === 'confirmation') return replyHtml(exchange, renderConfirmation(exchange, job));
  return isPost ? submit(exchange, job) : replyHtml(exchange, renderJobPage(exchange, job));
}

/** The code that the applicant is emailed when the posting asks for one. */
export const mailedCode = '7K2M9QX4';

/** The page's uploader exists only after this response; a file chosen earlier fails, as on the real page. */
async function prepareUploads(exchange: Exchange): Promise<void> {
  await wait(250);
  replyJson(exchange, { url: '/greenhouse/uploads' });
}

async function keepUpload(exchange: Exchange): Promise<void> {
  const file = (await readForm(exchange)).get('file');
  if (!(file instanceof File)) return replyJson(exchange, { error: 'No file' }, 400);
  const { key } = await exchange.truth.keepUpload(file.name, await file.bytes());
  replyJson(exchange, { key, url: `/greenhouse/uploads/${key}` }, 201);
}

async function submit(exchange: Exchange, job: PracticeJob): Promise<void> {
  const body = await readJson(exchange);
  const posted = isRecord(body['job_application']) ? body['job_application'] : {};
  const submission = readSubmission(exchange, posted);
  const fields = listGreenhouseFields(job, isFormChanged(exchange, job)).filter(
    (field) => !submission.values[`${field.name}_text`],
  );
  const isCodeAsked = exchange.truth.behaviorOf('greenhouse', job.tenant, job.postingId) === 'mailed-code';
  if (isCodeAsked && body['security_code'] !== mailedCode)
    return replyJson(exchange, { error: 'security-code' }, 428);
  const outcome = await receiveSubmission(exchange, job, fields, submission);
  switch (outcome.kind) {
    case 'captcha':
      return replyJson(exchange, { error: 'captcha-failed' }, 428);
    case 'server-error':
      return replyJson(exchange, { error: 'Internal Server Error' }, 500);
    case 'refused':
      return replyJson(exchange, { errors: outcome.problems }, 422);
    case 'received':
      if (outcome.confirmationLost) return dropConnection(exchange);
      return replyJson(exchange, { status: 'ok' }, 200, rememberApplication(outcome.application.id));
  }
}

function readSubmission({ truth }: Exchange, posted: Record<string, unknown>): Submission {
  const values: FormValues = {};
  for (const [name, value] of Object.entries(posted)) {
    if (typeof value === 'string') values[name] = value;
    else if (Array.isArray(value)) values[name] = value.map(String);
  }
  const files = ['resume', 'cover_letter'].flatMap((field) => {
    const key =
      String(values[`${field}_url`] ?? '')
        .split('/')
        .at(-1) ?? '';
    const upload = truth.findUpload(key);
    return upload ? [{ field, name: upload.name, size: upload.size, sha256: upload.sha256 }] : [];
  });
  const name = [values['first_name'], values['last_name']].join(' ').trim();
  return { name, email: String(values['email'] ?? ''), values, files };
}

function renderJobPage(exchange: Exchange, job: PracticeJob): string {
  const path = `/greenhouse/${job.tenant}/jobs/${job.postingId}`;
  const { questions, location_questions, compliance } = defineGreenhouseForm(
    listGreenhouseFields(job, isFormChanged(exchange, job)),
  );
  const jobPost = {
    id: Number(job.postingId),
    title: job.title,
    company_name: job.company,
    job_post_location: describePlace(job),
    employment: job.employmentType,
    public_url: exchange.origin + path,
    content: job.descriptionHtml,
    language: 'en',
    questions,
    location_questions,
    eeoc_sections: compliance,
  };
  const isHalfRendered =
    exchange.truth.behaviorOf('greenhouse', job.tenant, job.postingId) === 'half-rendered';
  const route = { jobPost, submitPath: path, confirmationPath: `${path}/confirmation`, isHalfRendered };
  return renderPage({
    title: `Job Application for ${job.title} at ${job.company}`,
    look: 'greenhouse',
    brandColor: job.brandColor,
    body: `${renderBrandHeader(job, `/greenhouse/${job.tenant}`)}<div id="root"></div>`,
    globals: {
      __remixContext: {
        basename: '/',
        state: { loaderData: { 'routes/$url_token_.jobs_.$job_post_id': route } },
      },
    },
    script: 'greenhouse.js',
  });
}

function renderConfirmation(exchange: Exchange, job: PracticeJob): string {
  const id = readRememberedApplication(exchange);
  const application = exchange.truth.applications.find(
    (one) => one.id === id && one.postingId === job.postingId,
  );
  const name = application ? `, ${escapeHtml(application.name)}` : '';
  return renderPage({
    title: `Thank you for applying to ${job.company}`,
    look: 'greenhouse',
    brandColor: job.brandColor,
    body: `${renderBrandHeader(job, `/greenhouse/${job.tenant}`)}
<main class="confirmation"><h1>Thank you for applying${name}.</h1>
<p>Your application for <strong>${escapeHtml(job.title)}</strong> has been received by ${escapeHtml(job.company)}. We will write to you about the next steps.</p>
<p><a href="/greenhouse/${job.tenant}">View more jobs at ${escapeHtml(job.company)}</a></p></main>`,
  });
}
