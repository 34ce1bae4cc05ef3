import { findProblems } from '#practice/form/find-problems.ts';
import type { FormField, FormValues } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import type { ReceivedApplication } from '#practice/truth/open-truth.ts';

export interface Submission {
  name: string;
  email: string;
  values: FormValues;
  files: ReceivedApplication['files'];
}

export type SubmissionOutcome =
  | { kind: 'captcha' }
  | { kind: 'refused'; problems: Record<string, string> }
  | { kind: 'server-error' }
  | { kind: 'received'; application: ReceivedApplication; confirmationLost: boolean };

/** What every employer does with an application; each system only words the response differently. */
export async function receiveSubmission(
  { truth }: Exchange,
  job: PracticeJob,
  fields: readonly FormField[],
  submission: Submission,
): Promise<SubmissionOutcome> {
  const behavior = truth.behaviorOf(job.ats, job.tenant, job.postingId);
  if (behavior === 'captcha') return { kind: 'captcha' };
  if (behavior === 'server-error') return { kind: 'server-error' };

  const { name, email, values, files } = submission;
  const problems = findProblems(fields, values, new Set(files.map((file) => file.field)));
  if (behavior === 'refuse' || behavior === 'ok-on-refusal') Object.assign(problems, refuseContact(fields));
  if (Object.keys(problems).length > 0) return { kind: 'refused', problems };

  const application = await truth.receive(job, { name, email, fields: values, files });
  return { kind: 'received', application, confirmationLost: behavior === 'lost-confirmation' };
}

function refuseContact(fields: readonly FormField[]): Record<string, string> {
  const refused = fields.filter((field) => field.kind === 'email' || field.kind === 'phone');
  return Object.fromEntries(
    refused.map((field) => [field.name, `${field.label} could not be accepted. Please check it.`]),
  );
}
