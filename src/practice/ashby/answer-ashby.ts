import { randomUUID } from 'node:crypto';
import { replyBoardPage } from '#practice/board/reply-board-page.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { suggestLocations } from '#practice/form/suggest-locations.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { isRecord, readForm, readJson } from '#practice/http/read-body.ts';
import { renderPage } from '#practice/http/render-page.ts';
import { dropConnection, replyHtml, replyJson } from '#practice/http/reply.ts';
import { findOpenJob, isFormChanged } from '#practice/submission/find-open-job.ts';
import { receiveSubmission } from '#practice/submission/receive-submission.ts';
import { withholdDefinition } from '#practice/submission/withhold-definition.ts';
import { answerAshbyBoard } from './ashby-board.ts';
import { type AshbyDraft, readDraft, saveDraftFile, saveDraftValue } from './ashby-draft.ts';
import { defineAshbyPosting, listAshbyFields } from './ashby-form.ts';

/** Paths below /ashby; `drafts` holds the answers of forms not yet submitted, by form render id. */
export async function answerAshby(exchange: Exchange, drafts: Map<string, AshbyDraft>): Promise<void> {
  const [, first = '', second, third = ''] = exchange.path;
  if (first === 'posting-api' && second === 'job-board') return answerAshbyBoard(exchange, third);
  if (first === 'api' && second === 'non-user-graphql') return answerOperation(exchange, drafts);
  if (first === 'uploads') return keepUpload(exchange, second);
  if (second === undefined) return replyBoardPage(exchange, 'ashby', first);
  replyHtml(exchange, renderJobPage(exchange, findOpenJob(exchange, 'ashby', first, second), first));
}

/** Client-rendered: a closed posting is the same page with `posting: null`. */
function renderJobPage(exchange: Exchange, job: PracticeJob | undefined, org: string): string {
  const posting = job && definePosting(exchange, job);
  const organization = { name: job?.company ?? org, hostedJobsPageSlug: org };
  return renderPage({
    title: job ? `${job.title} @ ${job.company}` : 'Jobs',
    look: 'ashby',
    ...(job && { brandColor: job.brandColor }),
    body: '<div id="root"></div>',
    globals: { __appData: { organization, posting: posting ?? null } },
    script: 'ashby.js',
  });
}

function definePosting(exchange: Exchange, job: PracticeJob) {
  return defineAshbyPosting(job, listAshbyFields(job, isFormChanged(exchange, job)), randomUUID());
}

async function keepUpload(exchange: Exchange, handle: string | undefined): Promise<void> {
  const file = (await readForm(exchange)).get('file');
  if (!(file instanceof File) || !handle) return replyJson(exchange, { error: 'No file' }, 400);
  await exchange.truth.keepUpload(file.name, await file.bytes(), handle);
  replyJson(exchange, {}, 201);
}

async function answerOperation(exchange: Exchange, drafts: Map<string, AshbyDraft>): Promise<void> {
  const body = await readJson(exchange);
  const variables = isRecord(body['variables']) ? body['variables'] : {};
  const text = (name: string) => (typeof variables[name] === 'string' ? variables[name] : '');
  const formId = text('formRenderIdentifier');
  const draft = drafts.get(formId) ?? { values: {}, fileHandles: {} };
  const job = findOpenJob(exchange, 'ashby', text('organizationHostedJobsPageName'), text('jobPostingId'));

  switch (exchange.query.get('op')) {
    case 'ApiJobPosting':
      if (job && withholdDefinition(exchange, job)) return;
      return replyJson(exchange, { data: { jobPosting: job ? definePosting(exchange, job) : null } });
    case 'ApiSetFormValue':
      saveDraftValue(draft, text('path'), variables['value']);
      drafts.set(formId, draft);
      return replyJson(exchange, { data: { setFormValue: { __typename: 'FormRender', id: formId } } });
    case 'ApiSetFormValueToFile':
      saveDraftFile(draft, text('path'), variables['fileHandle']);
      drafts.set(formId, draft);
      return replyJson(exchange, { data: { setFormValueToFile: { __typename: 'FormRender', id: formId } } });
    case 'ApiCreateFileUploadHandle': {
      const handle = randomUUID();
      return replyJson(exchange, { data: { fileUploadHandle: { handle, url: `/ashby/uploads/${handle}` } } });
    }
    case 'ApiAutocompleteGeoLocation':
      return replyJson(exchange, { data: { locations: suggestLocations(text('query')) } });
    case 'ApiSubmitSingleApplicationFormAction':
      return job ? submit(exchange, job, draft) : replyResult(exchange, ['This job is no longer open']);
    default:
      return replyJson(exchange, { errors: [{ message: 'Unknown operation' }] }, 400);
  }
}

async function submit(exchange: Exchange, job: PracticeJob, draft: AshbyDraft): Promise<void> {
  const fields = listAshbyFields(job, isFormChanged(exchange, job));
  const outcome = await receiveSubmission(exchange, job, fields, readDraft(draft, fields, exchange.truth));
  switch (outcome.kind) {
    case 'captcha':
      return replyResult(exchange, [
        "We couldn't submit your application. It was flagged as possible spam by our captcha.",
      ]);
    case 'server-error':
      return replyJson(exchange, { errors: [{ message: 'Internal server error' }] }, 500);
    case 'refused':
      return replyResult(
        exchange,
        Object.values(outcome.problems).map((problem) =>
          problem.replace(/^(.*) is required$/, 'Missing entry for required field: $1'),
        ),
      );
    case 'received':
      return outcome.confirmationLost ? dropConnection(exchange) : replyResult(exchange, []);
  }
}

/** The status is always 200; only the type of the result shows a refusal. */
function replyResult(exchange: Exchange, errorMessages: string[]): void {
  const applicationFormResult =
    errorMessages.length > 0
      ? { __typename: 'FormRender', errorMessages }
      : { __typename: 'FormSubmitSuccess' };
  replyJson(exchange, {
    data: {
      submitApplicationFormAction: {
        applicationFormResult,
        messages: { blockMessageForCandidateHtml: null },
      },
    },
  });
}
